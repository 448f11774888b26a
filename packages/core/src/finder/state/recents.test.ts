import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createScriptedProvider, place, startFinder } from '../../../test-support/finder/finderWorld.ts';
import { createRecents } from '../../index.ts';

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

  test('tabs of one site share them: each offers what the others picked, and none loses or brings back theirs', () => {
    const storage = memory();
    const [one, other] = [0, 1].map(() => {
      const recents = createRecents(() => storage);
      const { finder, press, labels } = startFinder({ recents });
      const offered = () => {
        finder.send({ type: 'leave', commits: false });
        press('down');
        return labels().map((label) => label.split(',')[0]);
      };
      return { recents, finder, offered };
    });
    if (!one || !other) return;
    one.recents.add(place('a'));
    expect(other.offered()).toEqual(['a']);
    other.recents.add(place('b'));
    expect(one.offered()).toEqual(['b', 'a']);
    other.finder.removeRecent('a');
    one.recents.add(place('c'));
    expect([one, other].map(({ offered }) => offered())).toEqual([
      ['c', 'b'],
      ['c', 'b'],
    ]);
    one.finder.clearRecents();
    expect(other.offered()).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) one.recents.add(place(name));
    expect(other.offered()).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  test('they are there from the start in a list that is open from the start', () => {
    const recents = { ...createRecents(memory), load: () => [place('a')] };
    const { labels } = startFinder({ recents, defaultOpen: true });
    expect(labels()).toEqual(['a, 1000 Tunis']);
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
      text: 'rue inconnue, 12 Gare, 1000 Tunis',
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

  test.each(['onFieldsFilled', 'onValueChange', 'onInputValueChange', 'onOpenChange'] as const)(
    '%s of a team that throws is reported, and the pick is finished',
    async (callback) => {
      const errors = vi.spyOn(console, 'error').mockReturnValue();
      onTestFinished(() => errors.mockRestore());
      const error = new Error('The team has not thought of this.');
      const fails = () => {
        throw error;
      };
      const fillFields = () => [{ part: 'postalCode' as const, from: '', to: '1000' }];
      const { finder, type, asked, world } = startFinder({ fillFields, [callback]: fails });
      type('ca');
      asked[0]?.answer([place('a')]);
      await world.settle();
      let isOpen = true;
      finder.subscribe(() => void ({ isOpen } = finder.getState()));
      finder.send({ type: 'pick', id: 'a' });
      expect(isOpen).toBe(false);
      expect(finder.getState().value.source).toBe('picked');
      expect(errors).toHaveBeenLastCalledWith(error);
    },
  );

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
