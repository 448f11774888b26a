import { decodeSmartCode, distanceMeters, type LatLng } from '@smart-address/codes';
import {
  createClient,
  createMapPicker,
  readTypedLocation,
  type AddressValue,
  type MapPickerData,
} from '@smart-address/core';
import { loadGazetteer } from '@smart-address/gazetteer';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '@smart-address/server';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

const POINTS = 10_000;
/** As many as one call may hold. */
const BATCH = 500;

let data: MapPickerData;
beforeAll(async () => {
  data = { gazetteer: await loadGazetteer(), classify: null, readTypedLocation };
});

/** Points of Tunisia with all the decimals a finger gives. */
function pointsOfTunisia(count: number): LatLng[] {
  const anywhere = fc.record({
    lat: fc.double({ min: 30.24, max: 37.53, noNaN: true }),
    lng: fc.double({ min: 7.53, max: 11.59, noNaN: true }),
  });
  const covered = anywhere.filter((point) => data.gazetteer.covers(point));
  return fc.sample(covered, { numRuns: count, seed: 216 });
}

interface Placed {
  /** Seven decimals, as a person reads them. */
  readonly shown: string;
  readonly shownCode: string;
  readonly value: AddressValue;
}

/** Puts the pin down as a tap does, and saves it. */
function placeAndSave(picker: ReturnType<typeof createMapPicker>, saved: AddressValue[], at: LatLng): Placed {
  picker.send({ type: 'adjust' });
  picker.send({ type: 'place', location: at, origin: 'tap' });
  const { facts } = picker.getSnapshot();
  expect(picker.save()).toBe(true);
  const value = saved.pop();
  if (!facts || !value) throw new Error('The picker saved nothing.');
  return { shown: facts.coordinates, shownCode: facts.codeA, value };
}

describe('a pin that is saved and given its code', () => {
  it('keeps its point to the seventh decimal, in the code’s cell all the way to the store: 10,000 random points', async () => {
    const store = createMemoryStore();
    const app = createApp({ store, gazetteer: () => Promise.resolve(loadGazetteer()) });
    const arrived: LatLng[] = [];
    const client = createClient({
      baseUrl: 'https://api.example.tn',
      credentials: SANDBOX_CREDENTIALS.apiKey,
      async fetch(request) {
        const { items } = (await request.clone().json()) as { items: LatLng[] };
        arrived.push(...items);
        return app.fetch(request);
      },
    });
    const saved: AddressValue[] = [];
    const picker = createMapPicker({
      load: () => Promise.resolve(data),
      locale: 'fr',
      onValueChange: (value) => saved.push(value),
      environment: { setTimer: () => () => undefined },
    });
    picker.start();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const points = pointsOfTunisia(POINTS);
    const pins = points.map((point) => placeAndSave(picker, saved, point));

    for (let first = 0; first < POINTS; first += BATCH) {
      const items = pins
        .slice(first, first + BATCH)
        .map(({ value }) => ({ ...(value.location ?? { lat: 0, lng: 0 }) }));
      const { succeeded } = await client.batch({ op: 'create', items });
      expect(succeeded).toBe(items.length);
    }

    // One cell, one record: it keeps the point that came first.
    const registered = new Map(pins.map(({ shownCode, shown }) => [shownCode, shown] as const).toReversed());
    expect(registered.size).toBeGreaterThan(POINTS * 0.99);
    const failures: string[] = [];
    for (const [index, { shown, shownCode, value }] of pins.entries()) {
      const [sent, tapped] = [arrived[index], points[index]];
      const record = await store.codes.get(value.smartCode);
      if (!sent || !tapped || !record) {
        failures.push(`${shown}: nothing is stored`);
        continue;
      }
      const { south, west, north, east } = decodeSmartCode(record.smartCode);
      const holds = {
        'what arrives is what is shown': `${sent.lat.toFixed(7)}, ${sent.lng.toFixed(7)}` === shown,
        'and nothing more': shown.split(', ').map(Number).join() === [sent.lat, sent.lng].join(),
        'it is what was tapped': distanceMeters(sent, tapped) < 0.01,
        'the code is the one shown': record.smartCode === shownCode && record.plusCode === value.plusCode,
        'its cell contains the point':
          sent.lat >= south - 1e-12 && sent.lat < north && sent.lng >= west - 1e-12 && sent.lng < east,
        'the stored point is the one shown':
          `${record.point.lat.toFixed(7)}, ${record.point.lng.toFixed(7)}` === registered.get(shownCode),
      };
      for (const [what, isTrue] of Object.entries(holds)) if (!isTrue) failures.push(`${shown}: not ${what}`);
    }
    expect(failures).toEqual([]);
  }, 120_000);
});
