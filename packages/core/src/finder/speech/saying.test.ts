import { describe, expect, test } from 'vitest';
import {
  createScriptedProvider,
  kinds,
  listen,
  place,
  startFinder,
} from '../../../test-support/finder/finderWorld.ts';
import { LocateError, type Provider } from '../../index.ts';
import { announcementSentence, finderMessages } from './messages.ts';
import { panelOf } from '../state/select.ts';

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
    expect(said).toEqual([{ kind: 'recents', count: 1, isActive: true }]);
  });

  test('Down after a refused position asks for the rows again, and what comes of it is said', async () => {
    const locate = () => Promise.reject(new LocateError('denied'));
    const { finder, type, press, asked, world } = startFinder({}, { locate });
    type('ma');
    asked[0]?.fail(new Error('down'));
    await world.pass(500);
    finder.locate();
    await world.settle();
    expect(panelOf(finder.getState())).toBe('locate:denied');
    const said = listen(finder);
    press('down');
    asked[1]?.fail(new Error('down'));
    await world.pass(500);
    expect(panelOf(finder.getState())).toBe('error');
    expect(said).toEqual([{ kind: 'error' }]);
  });

  test('what to do about it is said with it the first time, and not again at each word that is not found', async () => {
    const { finder, type, asked, world } = startFinder();
    const said: string[] = [];
    finder.subscribe(() => {
      const { announcement } = finder.getState();
      const sentence = announcement && announcementSentence(finderMessages('fr'), 'fr', announcement);
      if (sentence && sentence !== said.at(-1)) said.push(sentence.replace(/[\u2068\u2069]/g, ''));
    });
    for (const [index, query] of ['R54J+JJ', 'xyz', 'xyzt'].entries()) {
      type(query);
      asked[index]?.answer([]);
      await world.pass(600);
    }
    expect(said).toEqual([
      expect.stringContaining('R54J+JJ'),
      'Aucune adresse trouvée pour «\u00a0xyz\u00a0». Vérifiez l’orthographe, ou laissez le texte tel quel\u00a0: le livreur le lira.',
      'Aucune adresse trouvée pour «\u00a0xyzt\u00a0».',
    ]);
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
      { kind: 'error', hasHint: true },
      { kind: 'rateLimited', seconds: 2, hasHint: true },
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
      // With what to do about it, which the browser's report does not say.
      expect(said.filter((fact) => 'hasHint' in fact)).toEqual([said[isReportedFirst ? 1 : 0]]);
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
