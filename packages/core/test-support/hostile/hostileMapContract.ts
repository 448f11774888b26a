// The same values for every face of the map: nothing is thrown, what is typed stays, and the map goes on.
import type { Provider } from '@smart-address/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type MapOnPage, PICKED, TUNIS } from '../map/mapIn.ts';
import { hearThrown } from './hearThrown.ts';
import {
  HOSTILE_ADDRESSES,
  HOSTILE_MAP_SETTINGS,
  HOSTILE_POINTS,
  HOSTILE_REJECTIONS,
  HOSTILE_ROWS,
  HOSTILE_TEXTS,
} from './hostileValues.ts';
import { inRounds } from './inRounds.ts';

/** A map with settings that no type allows, by the names of React's props, and a way to give it another value. */
export type RenderHostileMap = (
  settings: Readonly<Record<string, unknown>>,
) => Promise<{ readonly map: MapOnPage; give(value: unknown): void }>;

/** @param isTaken Whether a value of that name can be given at all; by default each can. */
export function hostileMapContract(
  render: RenderHostileMap,
  isTaken: (name: string) => boolean = () => true,
): void {
  hearThrown();

  test('a place that is none is no pin, and the next one is', async () => {
    const { map, give } = await render({});
    const places = [
      ...HOSTILE_POINTS,
      ...HOSTILE_POINTS.map(
        ([name, make]) => [`${name}, of an address`, () => ({ ...PICKED, location: make() })] as const,
      ),
      ...HOSTILE_ADDRESSES.filter(([name]) => name !== 'a text that is null'),
    ];
    for (const [name, make] of places.filter(([name]) => isTaken(name))) {
      give(TUNIS);
      await expect.poll(() => map.coordinates, { message: name }).toEqual(TUNIS);
      give(make());
      // A point of the wide world is one, and the map says that it is outside.
      if (!name.startsWith('on the antimeridian'))
        await expect.poll(() => map.coordinates.lng, { message: name }).toBeNaN();
    }
    for (const [name, text] of HOSTILE_TEXTS) {
      give({ ...PICKED, text, plusCode: text });
      await expect.poll(() => map.coordinates, { message: name }).toEqual(TUNIS);
    }
    await movesPin(map);
  });

  test.each(inRounds(HOSTILE_MAP_SETTINGS.filter(([, name]) => isTaken(name))))(
    'settings that are none are left out, and the pin moves: %s',
    async (_, settings) => {
      const { map, give } = await render(settings());
      give(TUNIS);
      await expect.poll(() => map.coordinates).toEqual(TUNIS);
      await movesPin(map);
    },
  );

  test('what is typed into the place stays, whatever it is', async () => {
    const { map, give } = await render({});
    give(TUNIS);
    map.pane.focus();
    await map.press('{Enter}');
    for (const [name, text] of HOSTILE_TEXTS) {
      // To lay out a line of a megabyte takes Chromium itself seconds.
      await userEvent.fill(map.input, text.slice(0, 10_000));
      const typed = map.input.value;
      await map.press('{Enter}');
      expect(map.input.value === typed, name).toBe(true);
      expect(map.coordinates, name).toEqual(TUNIS);
    }
  });

  test('a pin whose address is none keeps its coordinates', async () => {
    const answers = [
      ...HOSTILE_ROWS.map(
        ([, make]) =>
          async () =>
            make(),
      ),
      ...HOSTILE_REJECTIONS.map(
        ([, make]) =>
          () =>
            Promise.reject(make()),
      ),
    ];
    let asked = 0;
    const reverse = async () =>
      (await answers[asked++ % answers.length]?.()) as Awaited<ReturnType<Provider['reverse']>>;
    const failing = () => Promise.reject(new Error('Nothing is typed.'));
    const { map, give } = await render({
      provider: { suggest: failing, retrieve: failing, reverse },
      // A pin that rests is asked about at once.
      environment: {
        setTimer: (callback: () => void) => {
          const timer = setTimeout(callback);
          return () => clearTimeout(timer);
        },
      },
    });
    give(TUNIS);
    map.pane.focus();
    await map.press('{Enter}');
    for (const at of answers.keys()) {
      const before = asked;
      await map.press(at % 2 === 0 ? '{ArrowUp}' : '{ArrowDown}');
      await expect.poll(() => asked, { message: String(at) }).toBeGreaterThan(before);
    }
    await map.press('{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    expect(map.coordinates.lat).toBeCloseTo(TUNIS.lat, 3);
  });
}

/** The pin is unlocked, moved by a key, and put back. */
async function movesPin(map: MapOnPage): Promise<void> {
  const before = map.coordinates;
  map.pane.focus();
  await map.press('{Enter}{ArrowUp}');
  await expect.poll(() => map.coordinates.lat).toBeGreaterThan(before.lat);
  await map.press('{Escape}');
  await expect.poll(() => map.coordinates).toEqual(before);
}
