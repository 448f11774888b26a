import type { AddressResult } from '@smart-address/gazetteer';
import { describe, expect, test } from 'vitest';
import {
  createScriptedProvider,
  createWorld,
  kinds,
  listen,
  place,
  startFinder,
} from '../../../test-support/finder/finderWorld.ts';
import { createFinder } from '../../index.ts';

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

  test('a letter typed before the finder is started is asked for once, after the provider’s pause', async () => {
    const { provider, asked } = createScriptedProvider({ debounceMs: 200 });
    const world = createWorld();
    const finder = createFinder({ provider }, world.environment);
    finder.send({ type: 'input', text: 'm', isAutofill: false });
    const stop = finder.start();
    expect(asked).toEqual([]);
    await world.pass(200);
    expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([['m', false]]);
    // Started again, as in React's StrictMode, it asks anew.
    stop();
    finder.start();
    expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['m', true],
      ['m', false],
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
    const half: unknown = { lat: 36.8 };
    const results = [
      { id: 'v1', label: 'Café', location },
      { id: 'v2', label: 'half a point', location: half as typeof location },
    ];
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
    const half: unknown = { lat: 36.8 };
    const results = [{ id: 'v2', label: 'half a point', location: half as { lat: number; lng: number } }];
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
