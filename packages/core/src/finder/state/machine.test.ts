import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { place } from '../../../test-support/finder/finderWorld.ts';
import { isPopupShown, panelOf, valueOfResult, type FinderEvent, type FinderState } from '../../index.ts';
import { initialState, transition } from './machine.ts';
import { queryOf } from './query.ts';
import { isAsked, isListShown } from './select.ts';

const start = initialState({ session: 's' });
const run = (events: readonly FinderEvent[], from: FinderState = start) => events.reduce(transition, from);
const input = (text: string): FinderEvent => ({ type: 'input', text, isAutofill: false });
const answer = (query: string, ...ids: string[]) => ({
  type: 'loaded' as const,
  query,
  results: ids.map((id) => place(id)),
  attribution: '',
  isPartial: false,
});
const down: FinderEvent = { type: 'arrow', direction: 'down', isAlt: false };
const up: FinderEvent = { type: 'arrow', direction: 'up', isAlt: false };

describe('whatever happens, in whatever order', () => {
  const text = fc.constantFrom(
    '',
    ' ',
    'm',
    'ma',
    'mar',
    'marsa',
    'a, 1000 Tunis',
    'x'.repeat(10_000),
    '\u202Ema\u0000',
  );
  const asAsked = 'the query it has then';
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant(asAsked) },
    fc.constantFrom('', 'm', 'ma', 'mar', 'marsa', 'a, 1000 Tunis'),
  );
  const results = fc
    .oneof(
      fc.constant([]),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 14 }),
      fc.shuffledSubarray([...'abcdefghijklmn'], { minLength: 9 }),
    )
    .map((ids) => ids.map((id) => place(id)));
  const event: fc.Arbitrary<FinderEvent> = fc.oneof(
    fc.record({ type: fc.constant('input' as const), text, isAutofill: fc.boolean() }),
    fc.record({
      type: fc.constant('arrow' as const),
      direction: fc.constantFrom('down' as const, 'up' as const),
      isAlt: fc.boolean(),
    }),
    fc.constantFrom<FinderEvent>(
      { type: 'caret' },
      { type: 'enter' },
      { type: 'toggle' },
      { type: 'press' },
      { type: 'clear' },
      { type: 'tick' },
      { type: 'retry' },
      { type: 'reask' },
      { type: 'locating' },
      { type: 'locateFailed', reason: 'denied', isAway: false },
      { type: 'locateFailed', reason: 'denied', isAway: true },
      { type: 'located', value: valueOfResult(place('pin'), 'pin', 'pin') },
    ),
    fc.record({ type: fc.constant('escape' as const), clears: fc.boolean() }),
    fc.record({ type: fc.constant('leave' as const), commits: fc.boolean() }),
    fc.record({ type: fc.constant('pick' as const), id: fc.constantFrom('a', 'b', 'nobody') }),
    fc.record({ type: fc.constant('setInputValue' as const), text }),
    fc.record({ type: fc.constant('setOpen' as const), isOpen: fc.boolean() }),
    fc.record({
      type: fc.constant('setValue' as const),
      value: text.map((each) => valueOfResult(place('v'), each)),
      reason: fc.constantFrom('pin' as const, 'reset' as const, 'program' as const),
    }),
    fc.record({
      type: fc.constant('loaded' as const),
      query,
      results,
      attribution: fc.constant(''),
      isPartial: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('failed' as const),
      query,
      reason: fc.constantFrom(
        'offline' as const,
        'unavailable' as const,
        'rate_limited' as const,
        'timeout' as const,
      ),
      retryAfterSeconds: fc.constantFrom(null, -3, 0, 0.2, 2, 1e9, Number.NaN),
    }),
    fc.record({ type: fc.constant('slow' as const), query }),
    fc.record({ type: fc.constant('recents' as const), results }),
    fc.record({ type: fc.constant('connection' as const), isOnline: fc.boolean() }),
  );

  test('a query is cut between two characters, and nowhere within one', () => {
    expect(queryOf('café 😀 Tunis')).toBe('café 😀 Tunis');
    expect(queryOf(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  });

  test('the machine keeps its promises', () => {
    const seen = new Set<string>();
    fc.assert(
      // Without `max` most runs are too short for an answer to meet its query.
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        let state = start;
        for (const drawn of events) {
          const before = state;
          const each =
            'query' in drawn && drawn.query === asAsked ? { ...drawn, query: before.query } : drawn;
          seen.add(before.status.kind);
          state = transition(before, each);
          const ids = state.options.map((option) => option.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBeLessThanOrEqual(10);
          if (state.activeId !== null) expect(ids).toContain(state.activeId);
          expect(isListShown(state)).toBe(state.isOpen && ids.length > 0);
          // What draws a row as active asks no more than this.
          if (!state.isOpen) expect([state.activeId, state.pendingActive]).toEqual([null, null]);
          if (isPopupShown(state)) expect(ids.length > 0 || panelOf(state) !== null).toBe(true);
          expect(state.query).toBe(queryOf(state.inputValue));
          expect(state.query.length).toBeLessThanOrEqual(200);
          if (state.status.kind === 'loading') expect(state.query).not.toBe('');
          if (state.status.kind === 'empty') expect(ids).toEqual([]);
          if (state.status.kind === 'rateLimited') {
            expect(Number.isInteger(state.status.seconds)).toBe(true);
            expect(state.status.seconds).toBeGreaterThanOrEqual(state.query === '' ? 1 : 0);
            expect(state.status.seconds).toBeLessThanOrEqual(3600);
          }
          if (state.value.source === 'free') expect(state.value.location).toBeNull();
          if (each.type === 'input') {
            expect(state.inputValue).toBe(each.text);
            expect(state.value.text).toBe(each.text);
            expect(state.activeId).toBeNull();
          }
          if (each.type === 'loaded' && each.query !== before.query) expect(state).toBe(before);
        }
      }),
      { numRuns: 1_000 },
    );
    const all = ['empty', 'error', 'idle', 'loaded', 'loading', 'offline', 'rateLimited'];
    expect([...seen].sort(), 'states that chance has met').toEqual(all);
  });
});

describe('the list', () => {
  test('a position that fails while the focus is elsewhere makes no row of a later answer active', () => {
    const away: FinderEvent = { type: 'locateFailed', reason: 'denied', isAway: true };
    const later = [
      input('ca'),
      { type: 'locating' },
      down,
      away,
      answer('ca', 'a'),
      { type: 'press' },
    ] as const;
    expect(run(later)).toMatchObject({ isOpen: true, activeId: null });
  });

  const listed = run([input('ma'), answer('ma', 'a', 'b', 'c')]);

  test('an answer to an older query is dropped', () => {
    expect(run([input('m'), input('ma'), answer('m', 'old')]).options).toEqual([]);
  });

  test('an answer that comes twice changes nothing the second time', () => {
    expect(run([answer('ma', 'x', 'y')], listed)).toBe(listed);
  });

  test('rows of an older query wait, and Enter on one does nothing', () => {
    const waiting = run([input('mar'), down], listed);
    expect(waiting.options.map((option) => option.query)).toEqual(['ma', 'ma', 'ma']);
    expect(waiting.activeId).toBe('a');
    expect(run([{ type: 'enter' }], waiting)).toBe(waiting);
  });

  test.each([
    ['another house number', '12 rue de Rome', '14 rue de Rome', '14 Rue de Rome, Tunis', '14'],
    ['none any more', '12 rue de Rome', 'rue de Rome', 'Rue de Rome, Tunis', ''],
    ['another place', '12 rue de Rome', 'Sousse', 'Rue de Rome, Tunis', ''],
  ])('a row of an older query that is pressed is that place with what is typed now: %s', (_, ...each) => {
    const [older, now, text, houseNumber] = each;
    const street = { ...place('rome'), type: 'street' as const, label: 'Rue de Rome, Tunis' };
    const found = {
      type: 'loaded',
      query: older,
      results: [street],
      attribution: '',
      isPartial: false,
    } as const;
    const { value } = run([input(older), found, input(now), { type: 'pick', id: 'rome' }]);
    expect([value.text, value.address?.houseNumber]).toEqual([text, houseNumber]);
  });

  test('the active row stays active when a fuller answer still has it', () => {
    const partial = run([
      input('ma'),
      { type: 'loaded', query: 'ma', results: [place('a'), place('b')], attribution: '', isPartial: true },
      down,
      down,
      answer('ma', 'z', 'b', 'a'),
    ]);
    expect(partial.activeId).toBe('b');
    expect(partial.options.map((option) => option.id)).toEqual(['z', 'b', 'a']);
  });

  test('a part of an answer that has nothing yet is waited past: the search goes on', () => {
    const empty = answer('ma');
    const waiting = run([input('ma')]);
    expect(run([{ ...empty, isPartial: true }], waiting)).toBe(waiting);
    expect(run([{ ...empty, isPartial: true }, empty], waiting).status).toEqual({ kind: 'empty' });
  });

  test('the active row goes with its answer', () => {
    expect(run([down, input('max'), answer('max', 'q')], listed).activeId).toBeNull();
  });

  test('a failure after a part of the answer keeps that part', () => {
    const partial = run([
      input('ma'),
      { type: 'loaded', query: 'ma', results: [place('a')], attribution: '', isPartial: true },
      { type: 'failed', query: 'ma', reason: 'offline', retryAfterSeconds: null },
    ]);
    expect(partial.status).toEqual({ kind: 'loaded', isPartial: false });
    expect(partial.options).toHaveLength(1);
  });

  test('too many requests keep the rows, count down, and ask again', () => {
    const limited = run(
      [input('mar'), { type: 'failed', query: 'mar', reason: 'rate_limited', retryAfterSeconds: 2 }],
      listed,
    );
    expect(limited.status).toEqual({ kind: 'rateLimited', seconds: 2 });
    expect(limited.options).toHaveLength(3);
    const typedOn = run([input('mars')], limited);
    expect(typedOn.status).toEqual({ kind: 'rateLimited', seconds: 2 });
    const asked = run([{ type: 'tick' }, { type: 'tick' }], typedOn);
    expect(asked.status).toEqual({ kind: 'rateLimited', seconds: 0 });
    expect(asked.query).toBe('mars');
  });

  test('a source that refuses again and again waits longer each time, and as long as it asks to', () => {
    const refused = (retryAfterSeconds: number | null) =>
      ({ type: 'failed', query: 'ma', reason: 'rate_limited', retryAfterSeconds }) as const;
    const waits: number[] = [];
    let state = run([input('ma')]);
    for (const asked of [null, 1, 1, 0, 1, null, 1, 1, 300]) {
      state = run([refused(asked)], state);
      if (state.status.kind !== 'rateLimited') throw new Error(`It is ${state.status.kind}.`);
      waits.push(state.status.seconds);
      state = run(
        Array.from({ length: state.status.seconds }, () => ({ type: 'tick' }) as const),
        state,
      );
      expect([isPopupShown(state), isAsked(state)]).toEqual([true, true]);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 300]);
    const answered = run(
      [{ type: 'loaded', query: 'ma', results: [], attribution: '', isPartial: false }, input('mar')],
      state,
    );
    expect(run([{ ...refused(null), query: 'mar' }], answered).status).toMatchObject({ seconds: 1 });
  });

  test('a code is called mistyped where every row is a guess at it, and not where it is right', () => {
    const panelFor = (kind: 'exact' | 'fuzzy') => {
      const match = { score: 1, kind, corrections: [] };
      const results = [place('one', 'one', { type: 'code', match })];
      return panelOf(run([input('ma'), { ...answer('ma'), results }]));
    };
    expect([panelFor('fuzzy'), panelFor('exact')]).toEqual(['almostCode', null]);
  });

  test('Up from nothing goes to the last row, Down wraps to the first', () => {
    expect(run([up], listed).activeId).toBe('c');
    expect(run([up, down], listed).activeId).toBe('a');
  });

  test('rubbish among the results is passed over', () => {
    const rubbish: unknown = [null, 7, {}, { id: 'x', label: 4 }, place('good')];
    const state = transition(run([input('ma')]), {
      type: 'loaded',
      query: 'ma',
      // What a source of someone else's may really send.
      results: rubbish as readonly ReturnType<typeof place>[],
      attribution: '',
      isPartial: false,
    });
    expect(state.options.map((option) => option.id)).toEqual(['good']);
  });
});

describe('the value', () => {
  const picked = run([input('ma'), answer('ma', 'Marsa'), down, { type: 'enter' }]);

  test('free text is a value', () => {
    expect(run([input('chez Ali, derrière la pharmacie')]).value).toMatchObject({
      text: 'chez Ali, derrière la pharmacie',
      source: 'free',
      location: null,
    });
  });

  test('a pick fills everything', () => {
    expect(picked.value).toMatchObject({
      text: 'Marsa, 1000 Tunis',
      source: 'picked',
      location: { lat: 36.8, lng: 10.18 },
      smartCode: 'TUN-AAAA-01',
      confirmed: false,
    });
  });

  test('a picked address that gets an apartment is edited, and keeps its point', () => {
    expect(run([input('Apt 4, Marsa, 1000 Tunis')], picked).value).toMatchObject({
      source: 'edited',
      location: { lat: 36.8, lng: 10.18 },
    });
  });

  test('a picked address whose text did not change, whatever the browser says of it, is as it was picked', () => {
    expect(run([input(picked.inputValue)], picked).value).toBe(picked.value);
  });

  test('a picked address that is written over is free text, without a point of another place', () => {
    expect(run([input('Sfax')], picked).value).toMatchObject({
      source: 'free',
      location: null,
      smartCode: '',
    });
  });

  test.each([
    ['12 rue de marseille', '12 Rue de Marseille, 1000 Tunis', '12'],
    ['12 bis rue de marseille', '12 bis Rue de Marseille, 1000 Tunis', '12 bis'],
    ['12-14 rue de marseille', '12-14 Rue de Marseille, 1000 Tunis', '12-14'],
    ['n° 12/A rue de marseille', '12/A Rue de Marseille, 1000 Tunis', '12/A'],
    ['rue de marseille 12–14', '12–14 Rue de Marseille, 1000 Tunis', '12–14'],
    ['rue de marseille', 'Rue de Marseille, 1000 Tunis', ''],
    ['1000 rue de marseille', 'Rue de Marseille, 1000 Tunis', ''],
  ])('%s picked as a street is %s', (typed, text, houseNumber) => {
    const street = place('s', 'Rue de Marseille, 1000 Tunis', { type: 'street' });
    const state = run([
      input(typed),
      { type: 'loaded', query: typed, results: [street], attribution: '', isPartial: false },
      { type: 'pick', id: 's' },
    ]);
    expect(state.value.text).toBe(text);
    expect(state.value.address?.houseNumber).toBe(houseNumber);
  });

  test('a number that is part of the name is not taken for a house number', () => {
    const avril = place('s', 'Boulevard du 9 avril 1938, 1006 Tunis', { type: 'street' });
    const pick = (typed: string) =>
      run([
        input(typed),
        { type: 'loaded', query: typed, results: [avril], attribution: '', isPartial: false },
        { type: 'pick', id: 's' },
      ]).value.address?.houseNumber;
    expect(pick('9 avril')).toBe('');
    expect(pick('9 boulevard du 9 avril')).toBe('9');
  });

  test('the full address of a pick comes in only while the text is still that pick', () => {
    const full = place('Marsa', 'Marsa, 1000 Tunis', { plusCode: '8FGRV8HF+7V2' });
    const event: FinderEvent = { type: 'retrieved', text: 'Marsa, 1000 Tunis', result: full };
    expect(run([event], picked).value.plusCode).toBe('8FGRV8HF+7V2');
    expect(run([input('Sfax'), event], picked).value.plusCode).toBe('');
  });
});
