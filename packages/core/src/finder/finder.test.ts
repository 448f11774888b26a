import type { AddressResult } from '@smart-address/gazetteer';
import type { AddressValue } from './finder.types.ts';
import { describe, expect, test, vi } from 'vitest';
import { createScriptedProvider, place, startFinder } from '../../test-support/finderWorld.ts';
import {
  createRecents,
  LocateError,
  type Announcement,
  type FinderChangeDetails,
  type Provider,
} from '../index.ts';

const kinds = (said: (Announcement | null)[]) => said.map((each) => each?.kind);

function listen(finder: ReturnType<typeof startFinder>['finder']) {
  const said: Announcement[] = [];
  let count = finder.getState().announcementCount;
  finder.subscribe(() => {
    const state = finder.getState();
    if (state.announcementCount > count && state.announcement) said.push(state.announcement);
    count = state.announcementCount;
  });
  return said;
}

describe('asking', () => {
  test('a new key aborts the request before', () => {
    const { type, asked } = startFinder();
    type('m');
    type('ma');
    expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['m', true],
      ['ma', false],
    ]);
  });

  test('answers that come in reverse order leave the last query standing', async () => {
    const { type, asked, world, labels } = startFinder();
    type('m');
    type('ma');
    asked[1]?.answer([place('new')]);
    await world.settle();
    asked[0]?.answer([place('old')]);
    await world.settle();
    expect(labels()).toEqual(['new, 1000 Tunis']);
  });

  test('an answer that names another query is no answer to this one; one that names it in other letters is', async () => {
    const answerWith = (query: string) => ({ results: [place('one')], attribution: '', query });
    const { type, world, labels } = startFinder({
      provider: { ...createScriptedProvider().provider, suggest: async () => answerWith('SFAX') },
    });
    type('sf');
    await world.settle();
    expect(labels()).toEqual([]);
    type('sfax');
    await world.settle();
    expect(labels()).toEqual(['one, 1000 Tunis']);
  });

  test('an id, a label and a point are enough of a row: what another vendor does not say is empty', async () => {
    const location = { lat: 36.8, lng: 10.1 };
    const bare: unknown = { id: 'v1', label: 'Café', location };
    const results = [bare, { id: 'v2', label: 'no point' }] as AddressResult[];
    const { finder, type, world, labels } = startFinder({
      provider: {
        ...createScriptedProvider().provider,
        suggest: async (query) => ({ query, results, attribution: '' }),
        retrieve: () => Promise.reject(new Error('none')),
      },
    });
    type('ca');
    await world.settle();
    expect(labels()).toEqual(['Café']);
    finder.send({ type: 'pick', id: 'v1' });
    expect(finder.getState().value).toMatchObject({ text: 'Café', source: 'picked', location, plusCode: '' });
  });

  test('parts of an address that are missing are empty, a number is a text, and anything else is nothing', async () => {
    const address: unknown = { street: 'Rue X', postalCode: 1000, delegation: {}, locality: null };
    const { finder, type, asked, world } = startFinder();
    type('12 rue x');
    const vendors = { address: address as AddressResult['address'], type: 'street' as const };
    asked[0]?.answer([place('v', 'Rue X, Tunis', vendors)]);
    await world.settle();
    finder.send({ type: 'pick', id: 'v' });
    expect(finder.getState().value).toMatchObject({
      text: '12 Rue X, Tunis',
      address: { houseNumber: '12', street: 'Rue X', postalCode: '1000', delegation: '', locality: '' },
    });
  });

  test('a row without a name is not shown', async () => {
    const results = [place('a', ' '), place('b')];
    const { type, asked, world, labels } = startFinder();
    type('ca');
    asked[0]?.answer(results);
    await world.settle();
    expect(labels()).toEqual(['b, 1000 Tunis']);
  });

  test('an answer that cannot even be looked at is an error, and nobody waits for another', async () => {
    const broken = {
      get results(): AddressResult[] {
        throw new Error('gone');
      },
      query: 'ca',
      attribution: '',
    };
    const { provider } = createScriptedProvider({ suggest: async () => broken });
    const { finder, type, world } = startFinder({ provider });
    type('ca');
    await world.settle();
    expect(finder.getState().status.kind).toBe('error');
  });

  test('rows that nobody could show are an error, not "nothing found"', async () => {
    const results = [{ id: 'v2', label: 'no point' }] as AddressResult[];
    const { finder, type, world } = startFinder({
      provider: {
        ...createScriptedProvider().provider,
        suggest: async (query) => ({ query, results, attribution: '' }),
      },
    });
    type('ca');
    await world.settle();
    expect(finder.getState().status).toEqual({ kind: 'error', reason: 'invalid' });
  });

  test('Enter before the answer sends the form, and the answer opens nothing over it', async () => {
    const { finder, type, asked, world } = startFinder();
    type('al');
    finder.send({ type: 'arrow', direction: 'down', isAlt: false });
    finder.send({ type: 'enter' });
    asked.at(-1)?.answer([place('one')]);
    await world.settle();
    expect(finder.getState()).toMatchObject({ isOpen: false, activeId: null });
  });

  test('searching is said after a second, rows of an older query or none', async () => {
    const { finder, type, asked, world } = startFinder();
    const said = listen(finder);
    type('nabeul');
    asked[0]?.answer([place('one')]);
    await world.settle();
    type('zaghouan');
    await world.pass(1_500);
    expect(kinds(said)).toContain('loading');
  });

  test('a source that wants rest is asked once typing rests', async () => {
    const { provider, asked } = createScriptedProvider({ debounceMs: 150 });
    const { type, world } = startFinder({ provider });
    type('m');
    await world.pass(100);
    type('ma');
    await world.pass(149);
    expect(asked).toEqual([]);
    await world.pass(1);
    expect(asked.map(({ query }) => query)).toEqual(['ma']);
  });

  test('a part of the answer shows at once, the rest when it comes', async () => {
    const { type, asked, world, labels, finder } = startFinder();
    type('ma');
    asked[0]?.onPartial?.({ query: 'ma', results: [place('here')], attribution: '' });
    expect(labels()).toEqual(['here, 1000 Tunis']);
    asked[0]?.answer([place('here'), place('there')]);
    await world.settle();
    expect(labels()).toHaveLength(2);
    asked[0]?.onPartial?.({ query: 'ma', results: [], attribution: '' });
    expect(labels()).toHaveLength(2);
    expect(finder.getState().status).toEqual({ kind: 'loaded', isPartial: false });
  });

  test('a source that throws, and one that answers rubbish, end in an error that keeps the text', async () => {
    for (const suggest of [
      () => {
        throw new Error('boom');
      },
      () => Promise.resolve(null),
      () => Promise.resolve({ results: 'many' }),
    ]) {
      const { provider } = createScriptedProvider();
      // A source of someone else's, with its types broken on purpose.
      Object.assign(provider, { suggest });
      const { finder, type, world } = startFinder({ provider });
      type('ma');
      await world.settle();
      expect(finder.getState().status).toEqual({ kind: 'error', reason: 'unavailable' });
      expect(finder.getState().value.text).toBe('ma');
    }
  });

  test('a source that never answers ends in a timeout, and after a minute its request is aborted', async () => {
    const { finder, type, asked, world } = startFinder();
    type('ma');
    await world.pass(10_000);
    expect(finder.getState().status).toEqual({ kind: 'error', reason: 'timeout' });
    await world.pass(50_000);
    expect(finder.getState().status).toEqual({ kind: 'error', reason: 'timeout' });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(world.pendingTimers).toBe(0);
  });

  test('an answer after the timeout takes the place of the error, without being asked for again', async () => {
    const { finder, type, asked, labels, world } = startFinder();
    type('ma');
    await world.pass(25_000);
    asked[0]?.answer([place('Mahdia')]);
    await world.settle();
    expect(labels()).toEqual(['Mahdia, 1000 Tunis']);
    expect(finder.getState()).toMatchObject({ status: { kind: 'loaded' }, isOpen: true });
    expect(asked).toHaveLength(1);
    expect(world.pendingTimers).toBe(0);
  });

  test('after the timeout a new key, a retry and a clear end the request that is late', async () => {
    const late = async () => {
      const started = startFinder();
      started.type('ma');
      await started.world.pass(10_000);
      return started;
    };
    const typed = await late();
    typed.type('mar');
    expect(typed.asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['ma', true],
      ['mar', false],
    ]);
    const retried = await late();
    retried.finder.send({ type: 'retry' });
    expect(retried.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    const cleared = await late();
    cleared.finder.send({ type: 'clear' });
    expect(cleared.asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('after too many requests it waits as long as told, then asks again by itself', async () => {
    const { finder, type, asked, world } = startFinder();
    type('ma');
    asked[0]?.fail({ reason: 'rate_limited', retryAfterSeconds: 3 });
    await world.settle();
    await world.pass(1_000);
    expect(finder.getState().status).toEqual({ kind: 'rateLimited', seconds: 2 });
    type('mar');
    await world.pass(1_999);
    expect(asked).toHaveLength(1);
    await world.pass(1);
    expect(asked.map(({ query }) => query)).toEqual(['ma', 'mar']);
  });

  test('back on line it asks again by itself', async () => {
    const { finder, type, asked, world } = startFinder();
    type('ma');
    finder.send({ type: 'connection', isOnline: false });
    asked[0]?.fail({ reason: 'offline' });
    await world.settle();
    expect(finder.getState().status).toEqual({ kind: 'offline' });
    finder.send({ type: 'connection', isOnline: true });
    expect(asked).toHaveLength(2);
  });

  test('a press on a field whose search failed asks again; on one whose search found nothing it opens nothing', async () => {
    const { finder, type, press, asked, world } = startFinder();
    type('ma');
    asked[0]?.fail(new Error('down'));
    await world.settle();
    press('escape');
    finder.send({ type: 'press' });
    expect(finder.getState()).toMatchObject({ isOpen: true, status: { kind: 'loading' } });
    asked[1]?.answer([]);
    await world.settle();
    press('escape');
    finder.send({ type: 'press' });
    expect(finder.getState()).toMatchObject({ isOpen: false, status: { kind: 'empty' } });
  });

  test.each([
    ['offline', 'loading'],
    ['rate_limited', 'rateLimited'],
  ])('a press on a field whose search ended with %s says so again', async (reason, status) => {
    const { finder, type, press, asked, world } = startFinder();
    type('ma');
    asked[0]?.fail({ reason });
    await world.settle();
    press('escape');
    finder.send({ type: 'press' });
    expect(finder.getState()).toMatchObject({ isOpen: true, status: { kind: status } });
  });

  test('one session a search: a new one after a pick and after a clear', async () => {
    const { type, asked, world, press, finder } = startFinder();
    type('m');
    type('ma');
    asked[1]?.answer([place('a')]);
    await world.settle();
    press('down');
    press('enter');
    type('s');
    finder.send({ type: 'clear' });
    type('t');
    const [first, second, third, fourth] = asked.map(({ session }) => session);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(fourth).not.toBe(third);
  });

  test('a new language asks again for what is shown', async () => {
    const { finder, type, asked, world } = startFinder({ locale: 'fr' });
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    finder.setOptions({ ...finder.getOptions(), locale: 'ar' });
    expect(asked.map(({ locale }) => locale)).toEqual(['fr', 'ar']);
  });

  test('stopping ends every request and timer', () => {
    const { type, asked, world, stop } = startFinder();
    type('ma');
    stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(world.pendingTimers).toBe(0);
  });
});

describe('saying', () => {
  test.each<[string, Provider['suggest']]>([
    [
      'fails',
      () => {
        throw new Error('down');
      },
    ],
    [
      'answers in part',
      (query, { onPartial }) => {
        const answer = { query, results: [place('a')], attribution: '' };
        onPartial?.(answer);
        return Promise.resolve(answer);
      },
    ],
  ])('a source that %s before it has returned is heard of once typing has rested', async (_, suggest) => {
    const { provider } = createScriptedProvider({ suggest });
    const { finder, type, world } = startFinder({ provider });
    const said = listen(finder);
    type('m');
    await world.pass(499);
    expect(said).toEqual([]);
    await world.pass(1);
    expect(said).toHaveLength(1);
  });

  test('recent addresses are counted once the list has stood open for a while', async () => {
    const recents = { load: () => [place('a')], add() {}, remove() {}, clear() {} };
    const { finder, press, world } = startFinder({ recents });
    const said = listen(finder);
    press('down');
    expect(said).toEqual([]);
    await world.pass(500);
    expect(said).toEqual([{ kind: 'recents', count: 1 }]);
  });

  test('what a new attempt comes to is said, be it the same as before; not one short wait after the other', async () => {
    const { finder, type, asked, world } = startFinder();
    const said = listen(finder);
    type('ma');
    asked[0]?.fail(new Error('down'));
    await world.pass(600);
    finder.send({ type: 'retry' });
    asked[1]?.fail({ reason: 'rate_limited', retryAfterSeconds: 2 });
    await world.pass(2_000);
    asked[2]?.fail({ reason: 'rate_limited', retryAfterSeconds: 30 });
    await world.pass(30_000);
    for (const again of [3, 4, 5]) {
      asked[again]?.fail({ reason: 'rate_limited', retryAfterSeconds: 1 });
      await world.pass(1_000);
    }
    expect(said).toEqual([
      { kind: 'error' },
      { kind: 'rateLimited', seconds: 2 },
      { kind: 'rateLimited', seconds: 30 },
    ]);
  });

  test('the count is said once typing has rested, not on each key', async () => {
    const { finder, type, asked, world } = startFinder();
    const said = listen(finder);
    type('m');
    asked[0]?.answer([place('a')]);
    await world.pass(300);
    type('ma');
    asked[1]?.answer([place('a'), place('b')]);
    await world.pass(499);
    expect(said).toEqual([]);
    await world.pass(1);
    expect(said).toEqual([{ kind: 'results', count: 2 }]);
  });

  test('the same sentence after another search is said again', async () => {
    const { finder, type, asked, world } = startFinder();
    const said = listen(finder);
    for (const [index, text] of ['ma', 'sa'].entries()) {
      type(text);
      asked[index]?.answer([place('a')]);
      await world.pass(500);
    }
    expect(said).toEqual([
      { kind: 'results', count: 1 },
      { kind: 'results', count: 1 },
    ]);
    expect(finder.getState().announcementCount).toBe(2);
  });

  test('loading is said only after a second', async () => {
    const { finder, type, asked, world } = startFinder();
    const said = listen(finder);
    type('ma');
    await world.pass(999);
    expect(said).toEqual([]);
    await world.pass(1);
    expect(kinds(said)).toEqual(['loading']);
    asked[0]?.answer([]);
    await world.settle();
    expect(kinds(said)).toEqual(['loading', 'empty']);
  });

  test.each(['the browser reports it first', 'the request fails first'])(
    'a lost network is said once if %s, and again with the next search',
    async (order) => {
      const { finder, type, asked, world } = startFinder();
      const said = listen(finder);
      const isReportedFirst = order.startsWith('the browser');
      type('ma');
      await world.pass(500);
      if (isReportedFirst) finder.send({ type: 'connection', isOnline: false });
      asked[0]?.fail({ reason: 'offline' });
      await world.settle();
      if (!isReportedFirst) finder.send({ type: 'connection', isOnline: false });
      expect(kinds(said)).toEqual(['offline']);
      type('mar');
      asked[1]?.fail({ reason: 'offline' });
      await world.pass(500);
      finder.send({ type: 'connection', isOnline: true });
      finder.send({ type: 'connection', isOnline: false });
      expect(kinds(said)).toEqual(['offline', 'offline', 'online', 'offline']);
    },
  );

  test('a lost network beside rows is said, and the rows are not counted again', async () => {
    const { finder, type, press, asked, world } = startFinder();
    const said = listen(finder);
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.pass(500);
    finder.send({ type: 'connection', isOnline: false });
    press('down');
    expect(kinds(said)).toEqual(['results', 'offline']);
  });

  test('a countdown is said once', async () => {
    const { finder, type, asked, world } = startFinder();
    const said = listen(finder);
    type('ma');
    asked[0]?.fail({ reason: 'rate_limited', retryAfterSeconds: 12 });
    await world.pass(5_000);
    expect(kinds(said)).toEqual(['rateLimited']);
  });

  test('nothing is said about a list that was closed meanwhile', async () => {
    const { finder, type, asked, world, press } = startFinder();
    const said = listen(finder);
    type('ma');
    finder.send({ type: 'leave', commits: false });
    asked[0]?.answer([place('a')]);
    press('escape');
    await world.pass(2_000);
    expect(kinds(said)).not.toContain('results');
  });

  test('the active option is spoken through the region where the platform does not', async () => {
    const { finder, type, asked, world, press } = startFinder({}, { speaksActiveOption: true });
    type('ma');
    asked[0]?.answer([place('a'), place('b')]);
    await world.settle();
    press('up');
    expect(finder.getState().announcement).toEqual({
      kind: 'option',
      text: 'b, 1000 Tunis',
      position: 2,
      count: 2,
    });
  });

  test('a pick says what was filled, and which other fields changed', async () => {
    const changed = [{ part: 'postalCode' as const, from: '', to: '1000' }];
    const { finder, type, asked, world, press } = startFinder({ fillFields: () => changed });
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    press('down');
    press('enter');
    expect(finder.getState().announcement).toEqual({ kind: 'filled', text: 'a, 1000 Tunis', changed });
  });
});

describe('telling', () => {
  test('a cancelled change leaves text, value and popup as they were', async () => {
    const onValueChange = vi.fn((_value: unknown, details: FinderChangeDetails) => {
      if (details.reason === 'pick') details.cancel();
    });
    const { finder, type, asked, world, press } = startFinder({ onValueChange });
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    press('down');
    const before = finder.getState();
    press('enter');
    expect(onValueChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['input', 'pick']);
    expect(finder.getState()).toBe(before);
  });

  test('what the team holds wins, in silence', () => {
    const onValueChange = vi.fn();
    const { finder, type } = startFinder({ inputValue: 'kept', onValueChange });
    type('keptx');
    onValueChange.mockClear();
    finder.reconcile();
    expect(finder.getState().inputValue).toBe('kept');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a text that undo or redo brings back has its place again, and so have the other fields', async () => {
    const fillFields = vi.fn((value: AddressValue) => [
      { part: 'postalCode' as const, from: '', to: value.address?.postalCode ?? '' },
    ]);
    const onValueChange = vi.fn();
    const { finder, type, asked, world, press } = startFinder({ fillFields, onValueChange });
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    press('down');
    press('enter');
    const { value } = finder.getState();
    expect(value.source).toBe('picked');
    finder.send({ type: 'clear' });
    type(value.text);
    expect(finder.getState().value).toEqual(value);
    expect(onValueChange.mock.lastCall?.[0]).toEqual(value);
    expect(fillFields.mock.lastCall).toEqual([value]);
    type('so');
    expect(finder.getState().value).toMatchObject({ source: 'free', location: null });
    type(value.text);
    type(`${value.text}, étage 2`);
    expect(finder.getState().value).toMatchObject({ source: 'edited', location: value.location });
    type('ma');
    asked.at(-1)?.answer([place('other')]);
    await world.settle();
    press('down');
    press('enter');
    expect(finder.getState().value.text).not.toBe(value.text);
    type(value.text);
    expect(finder.getState().value).toEqual(value);
    expect(fillFields.mock.lastCall).toEqual([value]);
    // What the form or the team put in its place is not undone.
    finder.reset();
    type(value.text);
    expect(finder.getState().value).toMatchObject({ source: 'free', location: null });
  });

  test('a text that the team rewrites on each key is asked for once typing rests, like any other', async () => {
    const { provider, asked } = createScriptedProvider({ debounceMs: 300 });
    const { finder, type, world } = startFinder({ provider });
    for (const text of ['m', 'ma']) {
      type(text);
      finder.setOptions({ provider, inputValue: text.toUpperCase() });
      finder.reconcile();
      await world.pass(100);
    }
    expect(asked).toHaveLength(0);
    await world.pass(300);
    expect(asked.map(({ query }) => query)).toEqual(['MA']);
  });

  test('what a database gives back without some of its parts counts for those it has, and a text of null is not held', () => {
    const kept: AddressValue = JSON.parse(
      '{"text":"La Marsa","source":"picked","location":{"lat":36.8782,"lng":10.3247}}',
    );
    const { finder, type } = startFinder({ value: kept });
    finder.reconcile();
    expect(finder.getState()).toMatchObject({ inputValue: 'La Marsa', value: kept });
    type('La Marsa, étage 2');
    expect(finder.getState().value).toMatchObject({ source: 'edited', location: kept.location });
    const { finder: other } = startFinder({ inputValue: JSON.parse('null'), defaultInputValue: 'typed' });
    other.reconcile();
    expect(other.getState().inputValue).toBe('typed');
  });

  test.each(['"La Marsa"', '{}', '5', 'false'])('a value of %s is refused, with the cure', (json) => {
    expect(() => startFinder({ value: JSON.parse(json) })).toThrow('a text is inputValue');
    const { finder } = startFinder();
    finder.setOptions({ ...finder.getOptions(), value: JSON.parse(json) });
    expect(() => finder.reconcile()).toThrow('a text is inputValue');
  });

  test('a pick is retrieved by its id, and another id is not believed', async () => {
    const retrieve = vi.fn(() => Promise.resolve(place('other', 'Other', { plusCode: 'WRONG' })));
    const { provider, asked } = createScriptedProvider({ retrieve });
    const { finder, type, world, press } = startFinder({ provider });
    type('ma');
    asked[0]?.answer([place('x'), place('y')]);
    await world.settle();
    press('up');
    press('enter');
    await world.settle();
    expect(retrieve).toHaveBeenCalledWith('y', expect.anything());
    expect(finder.getState().value.plusCode).toBe('8FGRR5VJ+WQ4');
  });
});

describe('where the device is', () => {
  const at = { lat: 36.8065, lng: 10.1815 };

  test('a position becomes a pin with the nearest address, its own point and its own codes', async () => {
    const { provider } = createScriptedProvider({ reverse: () => Promise.resolve(place('near')) });
    const { finder } = startFinder({ provider }, { locate: () => Promise.resolve(at) });
    finder.locate();
    expect(finder.getState().locate.kind).toBe('locating');
    await vi.waitFor(() => expect(finder.getState().locate.kind).toBe('idle'));
    expect(finder.getState().value).toMatchObject({ text: 'near, 1000 Tunis', source: 'pin', location: at });
    expect(finder.getState().value.plusCode).not.toBe(place('near').plusCode);
  });

  test('a position the source cannot name keeps its coordinates', async () => {
    const { provider } = createScriptedProvider({ reverse: () => Promise.reject(new Error('down')) });
    const { finder } = startFinder({ provider }, { locate: () => Promise.resolve(at) });
    finder.locate();
    await vi.waitFor(() => expect(finder.getState().locate.kind).toBe('idle'));
    expect(finder.getState().value).toMatchObject({
      text: '36.80650, 10.18150',
      source: 'pin',
      location: at,
    });
  });

  test.each(['denied', 'timeout', 'unavailable'] as const)('%s is told apart', async (reason) => {
    const { finder, world } = startFinder({}, { locate: () => Promise.reject(new LocateError(reason)) });
    finder.locate();
    await world.settle();
    expect(finder.getState().locate).toEqual({ kind: 'failed', reason });
    expect(finder.getState().announcement).toEqual({ kind: 'locateFailed', reason });
  });

  test('with the focus in another field by then nothing opens over it; the next press on the field says why', async () => {
    const { finder, type, asked, world } = startFinder(
      { isFocusElsewhere: () => true },
      { locate: () => Promise.reject(new LocateError('denied')) },
    );
    type('ma');
    asked[0]?.answer([]);
    await world.settle();
    finder.locate();
    await world.settle();
    expect(finder.getState()).toMatchObject({
      isOpen: false,
      announcement: { kind: 'locateFailed', reason: 'denied' },
    });
    finder.send({ type: 'press' });
    expect(finder.getState()).toMatchObject({ isOpen: true, locate: { kind: 'failed', reason: 'denied' } });
    finder.send({ type: 'leave', commits: false });
    finder.send({ type: 'press' });
    expect(finder.getState().isOpen).toBe(false);
  });

  test('a position outside Tunisia is told apart', async () => {
    const { finder } = startFinder({}, { locate: () => Promise.resolve({ lat: 48.85, lng: 2.35 }) });
    finder.locate();
    await vi.waitFor(() => expect(finder.getState().locate).toEqual({ kind: 'failed', reason: 'outside' }));
  });

  test('typing meanwhile wins over the position', async () => {
    let found = (_point: typeof at) => {};
    const { finder, type, world } = startFinder(
      {},
      { locate: () => new Promise((resolve) => (found = resolve)) },
    );
    finder.locate();
    type('ma');
    found(at);
    // By then everything a position needs is there.
    await import('./finder.pin.ts');
    await world.settle();
    expect(finder.getState().value).toMatchObject({ text: 'ma', source: 'free' });
  });
});

describe('recent addresses', () => {
  const memory = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };

  test('a picked address is offered while the input is empty, and can be removed', async () => {
    const storage = memory();
    const recents = createRecents(() => storage);
    const { finder, type, asked, world, press, labels } = startFinder({ recents });
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    press('down');
    press('enter');
    finder.send({ type: 'clear' });
    press('down');
    expect(labels()).toEqual(['a, 1000 Tunis']);
    expect(finder.getState().activeId).toBe('a');
    finder.removeRecent('a');
    expect(labels()).toEqual([]);
    expect(recents.load()).toEqual([]);
  });

  test('an address is remembered as it was typed, with its number and a street that only the buyer knew', async () => {
    const storage = memory();
    const recents = createRecents(() => storage);
    const { finder, type, asked, world, press, labels } = startFinder({ recents });
    type('12 rue inconnue marsa');
    asked[0]?.answer([place('Marsa')]);
    await world.settle();
    finder.send({ type: 'pick', id: 'Marsa' });
    finder.send({ type: 'clear' });
    press('down');
    expect(labels()).toEqual(['12 rue inconnue, Marsa, 1000 Tunis']);
    expect(finder.getState().options[0]?.result.type).toBe('street');
    press('enter');
    expect(finder.getState().value).toMatchObject({
      text: '12 rue inconnue, Marsa, 1000 Tunis',
      source: 'picked',
      address: { houseNumber: '12', street: 'rue inconnue', postalCode: '1000' },
    });
  });

  test('a street beside a landmark is remembered as exact as it is, and not as the landmark', async () => {
    const storage = memory();
    const recents = createRecents(() => storage);
    const { provider, asked } = createScriptedProvider({ retrieve: () => Promise.reject(new Error('down')) });
    const { finder, type, world, press } = startFinder({ provider, recents });
    type('12 rue inconnue gare');
    const location = { lat: 36.8, lng: 10.18, accuracy: 'rooftop' as const };
    asked[0]?.answer([place('Gare', 'Gare, 1000 Tunis', { type: 'address', location })]);
    await world.settle();
    finder.send({ type: 'pick', id: 'Gare' });
    finder.send({ type: 'clear' });
    press('down');
    press('enter');
    expect(finder.getState().value).toMatchObject({
      text: '12 rue inconnue, Gare, 1000 Tunis',
      accuracy: 'locality',
    });
  });

  test('two streets of a town, typed by the buyer, are two addresses, and each can be picked and removed', async () => {
    const storage = memory();
    const recents = createRecents(() => storage);
    const { finder, type, asked, world, press, labels } = startFinder({ recents });
    for (const [at, street] of ['rue ancienne', 'rue inconnue', 'rue inconnue'].entries()) {
      type(`12 ${street} marsa`);
      asked[at]?.answer([place('Marsa')]);
      await world.settle();
      finder.send({ type: 'pick', id: 'Marsa' });
      finder.send({ type: 'clear' });
    }
    press('down');
    expect(labels()).toEqual(['12 rue inconnue, Marsa, 1000 Tunis', '12 rue ancienne, Marsa, 1000 Tunis']);
    press('down');
    press('enter');
    expect(finder.getState().value).toMatchObject({
      text: '12 rue ancienne, Marsa, 1000 Tunis',
      address: { houseNumber: '12', street: 'rue ancienne' },
    });
    finder.send({ type: 'clear' });
    press('down');
    finder.removeRecent(finder.getState().activeId ?? '');
    expect(labels()).toEqual(['12 rue inconnue, Marsa, 1000 Tunis']);
  });

  test('a callback of a team that throws leaves no list of a pick on the screen', async () => {
    const onFieldsFilled = () => {
      throw new Error('The team has not thought of this.');
    };
    const fillFields = () => [{ part: 'postalCode' as const, from: '', to: '1000' }];
    const { finder, type, asked, world } = startFinder({ fillFields, onFieldsFilled });
    type('ca');
    asked[0]?.answer([place('a')]);
    await world.settle();
    let isOpen = true;
    finder.subscribe(() => void ({ isOpen } = finder.getState()));
    expect(() => finder.send({ type: 'pick', id: 'a' })).toThrow('thought of this');
    expect(isOpen).toBe(false);
  });

  test('a store of a team that throws breaks neither opening nor a pick, and its error is told', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const broken = (): never => {
      throw new Error('The store is full.');
    };
    const recents = { load: broken, add: broken, remove: broken, clear: broken };
    const fillFields = vi.fn(() => []);
    const { finder, type, asked, world, press } = startFinder({ recents, fillFields });
    let notices = 0;
    finder.subscribe(() => void (notices += 1));
    press('down');
    type('ca');
    asked[0]?.answer([place('a')]);
    await world.settle();
    notices = 0;
    finder.send({ type: 'pick', id: 'a' });
    expect(finder.getState()).toMatchObject({ inputValue: 'a, 1000 Tunis', isOpen: false });
    expect(fillFields).toHaveBeenCalledOnce();
    expect(notices).toBe(1);
    finder.clearRecents();
    expect(errors.mock.calls.map(([error]) => String(error))).toEqual(
      Array.from({ length: 3 }, () => 'Error: The store is full.'),
    );
    errors.mockRestore();
  });

  test('a storage that is forbidden or holds rubbish means no recents', () => {
    const forbidden = createRecents(() => {
      throw new DOMException('no', 'SecurityError');
    });
    forbidden.add(place('a'));
    expect(forbidden.load()).toEqual([]);
    const rubbish = createRecents(() => ({ ...memory(), getItem: () => '[1,{"id":2}]' }));
    expect(rubbish.load()).toEqual([]);
  });
});
