import type { AddressValue } from '../state/types.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createScriptedProvider, place, startFinder } from '../../../test-support/finder/finderWorld.ts';
import { LocateError, type FinderChangeDetails } from '../../index.ts';

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

  test('a reset that changes nothing is told to nobody', () => {
    const onValueChange = vi.fn();
    const { finder } = startFinder({
      onValueChange,
      defaultValue: { text: 'Chez Ali', lat: 36.8, lng: 10.1 },
    });
    finder.reset();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a change is cancelled also where its details were stored by what freezes all it stores', () => {
    const stored: FinderChangeDetails[] = [];
    const { finder, type } = startFinder({
      onInputValueChange(_, details) {
        stored.push(Object.freeze(details));
        details.cancel();
      },
    });
    type('ma');
    expect(finder.getState().inputValue).toBe('');
    expect(stored.map(({ isCanceled }) => isCanceled)).toEqual([true]);
  });

  test('says what made the change: also a retrieval, a position, and keys that pick nothing', async () => {
    const reasons: string[] = [];
    const tell = (_: unknown, { reason }: FinderChangeDetails) => void reasons.push(reason);
    const told = () => reasons.splice(0);
    const { provider, asked } = createScriptedProvider({
      retrieve: (id) => Promise.resolve(place(id, 'a, 1000 Tunis', { plusCode: 'RETRIEVED' })),
      reverse: () => Promise.resolve(place('here')),
    });
    const { finder, type, world, press } = startFinder(
      { provider, onValueChange: tell, onOpenChange: tell },
      { locate: () => Promise.resolve({ lat: 36.8, lng: 10.18 }) },
    );
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    told();
    finder.send({ type: 'leave', commits: false });
    press('down');
    press('enter');
    expect(told()).toEqual(['leave', 'arrow', 'pick', 'pick']);
    await world.settle();
    expect(told()).toEqual(['retrieve']);
    finder.send({ type: 'clear' });
    expect(told()).toEqual(['clear']);
    finder.locate();
    await expect.poll(() => finder.getState().value.source).toBe('pin');
    expect(new Set(told())).toEqual(new Set(['locate']));
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
    expect(fillFields.mock.lastCall?.[0]).toEqual(value);
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
    expect(fillFields.mock.lastCall?.[0]).toEqual(value);
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

  test.each(['"ROOFTOP"', 'null', '"street"'])(
    'a stored address whose accuracy is %s keeps its point while its street is named, and not beside another street',
    (accuracy) => {
      const stored: AddressValue = JSON.parse(
        `{"text":"12 rue de Marseille, 1000 Tunis","source":"picked","address":{"houseNumber":"12","street":"rue de Marseille"},
        "location":{"lat":36.8,"lng":10.18},"accuracy":${accuracy}}`,
      );
      const { finder, type } = startFinder({ defaultValue: stored });
      type('12 rue de Marseille, étage 2, 1000 Tunis');
      expect(finder.getState().value).toMatchObject({ source: 'edited', address: stored.address });
      type('5 avenue de Carthage, 1000 Tunis');
      expect(finder.getState().value).toMatchObject({ source: 'free', location: null });
    },
  );

  test.each(['"La Marsa"', '{}', '5', 'false'])(
    'a value of %s is left out, and what is typed stays',
    async (json) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      vi.resetModules();
      const { startFinder } = await import('../../../test-support/finder/finderWorld.ts');
      const { finder, type } = startFinder({ value: JSON.parse(json) });
      type('marsa');
      finder.reconcile();
      expect(finder.getState().inputValue).toBe('marsa');
      expect(warn.mock.calls.flat()).toEqual([
        expect.stringMatching(/^value: left out.* not onChange .* A text alone is the inputValue\.$/),
      ]);
    },
  );

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
    await expect.poll(() => finder.getState().locate.kind).toBe('idle');
    expect(finder.getState().value).toMatchObject({ text: 'near, 1000 Tunis', source: 'pin', location: at });
    expect(finder.getState().value.plusCode).not.toBe(place('near').plusCode);
  });

  test('a position the source cannot name keeps its coordinates', async () => {
    const { provider } = createScriptedProvider({ reverse: () => Promise.reject(new Error('down')) });
    const { finder } = startFinder({ provider }, { locate: () => Promise.resolve(at) });
    finder.locate();
    await expect.poll(() => finder.getState().locate.kind).toBe('idle');
    expect(finder.getState().value).toMatchObject({
      text: '36.80650, 10.18150',
      source: 'pin',
      location: at,
    });
  });

  test.each(['denied', 'forbidden', 'timeout', 'unavailable'] as const)(
    '%s is told apart',
    async (reason) => {
      const { finder, world } = startFinder({}, { locate: () => Promise.reject(new LocateError(reason)) });
      finder.locate();
      await world.settle();
      expect(finder.getState().locate).toEqual({ kind: 'failed', reason });
      expect(finder.getState().announcement).toEqual({ kind: 'locateFailed', reason });
    },
  );

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
    await expect.poll(() => finder.getState().locate).toEqual({ kind: 'failed', reason: 'outside' });
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
    await import('../address/positionCodes.ts');
    await world.settle();
    expect(finder.getState().value).toMatchObject({ text: 'ma', source: 'free' });
  });
});
