// What a finder leaves behind when it is stopped, or when what it does is no longer wanted: no request, no timer, no late change.
import type { LatLng } from '@smart-address/codes';
import { describe, expect, test, vi } from 'vitest';
import type { ProvidedAddress, Provider } from '../../index.ts';
import { place, startFinder } from '../../../test-support/finder/finderWorld.ts';

const roof = { lat: 36.8, lng: 10.18 };

/** A finder that is asked for the device's position, which comes when a test says so. */
function startLocating(rest: Partial<Provider> = {}) {
  const asked: { readonly signal: AbortSignal; find(point: LatLng): void }[] = [];
  const reversed: AbortSignal[] = [];
  const started = startFinder(
    {
      provider: {
        suggest: async (query) => ({ query, results: [], attribution: '' }),
        retrieve: async (id) => place(id),
        reverse: (_, { signal }) => {
          reversed.push(signal);
          return new Promise(() => {});
        },
        ...rest,
      },
    },
    { locate: (signal) => new Promise((find) => asked.push({ signal, find })) },
  );
  started.finder.locate();
  return { ...started, positions: asked, reversed };
}

describe('the device’s position', () => {
  test('is no longer asked for once the finder is stopped, and changes nothing when it comes all the same', async () => {
    const { finder, stop, positions, reversed, world } = startLocating();
    expect(positions[0]?.signal.aborted).toBe(false);
    stop();
    expect(positions[0]?.signal.aborted).toBe(true);
    const before = finder.getState();
    positions[0]?.find(roof);
    await world.settle();
    expect(finder.getState()).toBe(before);
    expect(reversed).toEqual([]);
    expect(world.pendingTimers).toBe(0);
  });

  test('that is asked for again takes the place of the one before', async () => {
    const { finder, positions, world } = startLocating({ reverse: async () => place('a') });
    finder.locate();
    expect(positions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    positions[0]?.find({ lat: 34, lng: 10 });
    await world.settle();
    expect(finder.getState().value.location).toBeNull();
    positions[1]?.find(roof);
    await expect.poll(() => finder.getState().value.location).toEqual(roof);
  });

  test('has no address looked up once the finder is stopped, and no timer waits for one', async () => {
    const { stop, positions, reversed, world } = startLocating();
    positions[0]?.find(roof);
    await expect.poll(() => reversed.length).toBeGreaterThan(0);
    stop();
    expect(reversed.map(({ aborted }) => aborted)).toEqual([true]);
    expect(world.pendingTimers).toBe(0);
  });

  test('is given up by a text that is typed meanwhile', () => {
    const { type, positions } = startLocating();
    type('ma');
    expect(positions[0]?.signal.aborted).toBe(true);
  });
});

describe('the full address of a picked row', () => {
  function pick() {
    const asked: { readonly signal: AbortSignal; answer(result: ProvidedAddress): void }[] = [];
    const started = startFinder({
      provider: {
        suggest: async (query) => ({ query, results: [place('a'), place('b')], attribution: '' }),
        retrieve: (_, { signal }) => new Promise((answer) => asked.push({ signal, answer })),
        reverse: async () => null,
      },
    });
    return { ...started, retrieved: asked };
  }

  test.each([
    ['the finder is stopped', ({ stop }: ReturnType<typeof pick>) => stop()],
    ['another text is typed', ({ type }: ReturnType<typeof pick>) => type('b')],
    ['the field is cleared', ({ finder }: ReturnType<typeof pick>) => finder.send({ type: 'clear' })],
  ])('is no longer asked for once %s', async (_, end) => {
    const picking = pick();
    const { finder, type, world, retrieved } = picking;
    type('a');
    await world.settle();
    finder.send({ type: 'pick', id: 'a' });
    expect(retrieved[0]?.signal.aborted).toBe(false);
    end(picking);
    expect(retrieved[0]?.signal.aborted).toBe(true);
    const { value } = finder.getState();
    retrieved[0]?.answer(place('a', 'late, 1000 Tunis'));
    await world.settle();
    expect(finder.getState().value).toEqual(value);
  });
});

describe('stopped', () => {
  test('while it counts down to the next request, it counts no further', async () => {
    const { finder, type, asked, world, stop } = startFinder();
    type('ma');
    asked[0]?.fail({ reason: 'rate_limited', retryAfterSeconds: 30 });
    await world.settle();
    stop();
    expect(world.pendingTimers).toBe(0);
    await world.pass(60_000);
    expect(finder.getState().status).toEqual({ kind: 'rateLimited', seconds: 30 });
    expect(asked).toHaveLength(1);
  });

  test('while a count waits for typing to rest, it says nothing more', async () => {
    const { finder, type, asked, world, stop } = startFinder();
    type('ma');
    asked[0]?.answer([place('a')]);
    await world.settle();
    const { announcementCount } = finder.getState();
    stop();
    await world.pass(10_000);
    expect(world.pendingTimers).toBe(0);
    expect(finder.getState().announcementCount).toBe(announcementCount);
  });

  test('while a source waits for typing to rest, it asks nothing more', async () => {
    const suggest = vi.fn<Provider['suggest']>(() => new Promise(() => {}));
    const provider: Provider = {
      suggest,
      retrieve: async (id) => place(id),
      reverse: async () => null,
      debounceMs: 150,
    };
    const { type, world, stop } = startFinder({ provider });
    type('ma');
    stop();
    await world.pass(1_000);
    expect(suggest).not.toHaveBeenCalled();
    expect(world.pendingTimers).toBe(0);
  });
});
