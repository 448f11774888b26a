import { assert, double, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters, type LatLng } from '@smart-address/codes';
import { isInRing, readBorder, readMaritime } from '../../scripts/border.ts';
import { createCoverage, SHORE_METERS } from './createCoverage.ts';

const border = readBorder();
const maritime = readMaritime();
const covers = createCoverage({ ...border, attribution: '' });
const outerRings = border.polygons.map(({ outer }) => outer);

/** Metres from a point to the nearest of all edges, by looking at each, and whether that edge is land border. */
function nearestEdge(point: LatLng): { meters: number; isInland: boolean } {
  const narrow = Math.cos((point.lat * Math.PI) / 180);
  let least = Infinity;
  let isInland = false;
  outerRings.forEach((ring, number) => {
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % ring.length] ?? from;
      const ax = (from.lng - point.lng) * narrow;
      const ay = from.lat - point.lat;
      const dx = (to.lng - from.lng) * narrow;
      const dy = to.lat - from.lat;
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      const off = Math.hypot(ax + along * dx, ay + along * dy);
      if (off >= least) return;
      least = off;
      isInland = number === 0 && at < border.inlandEdges;
    });
  });
  return { meters: (least * Math.PI * 6_371_008.8) / 180, isInland };
}

/** Where the land border meets the sea, at Ras Ajdir and west of Tabarka. */
const corners = [outerRings[0]?.[0], outerRings[0]?.[border.inlandEdges]].filter(
  (point) => point !== undefined,
);

/** The land with its lagoons: the mainland's ring straight across their mouths. */
const filled = outerRings.map((ring, number) =>
  number > 0 ? ring : ring.filter((_, at) => !border.lagoons.some(([from, to]) => at > from && at < to)),
);
const isOnLand = (point: LatLng): boolean => filled.some((ring) => isInRing(point, ring));

const anywhere = record({
  lat: double({ min: 29, max: 39, noNaN: true }),
  lng: double({ min: 6, max: 13, noNaN: true }),
});
const vertices = outerRings.flat();
/** Points within some 2 km of a corner of the border, where a wrong answer would be found. */
const nearTheBorder = tuple(
  integer({ min: 0, max: vertices.length - 1 }),
  double({ min: -0.02, max: 0.02, noNaN: true }),
  double({ min: -0.02, max: 0.02, noNaN: true }),
).map(([at, north, east]) => {
  const { lat, lng } = vertices[at] ?? { lat: 0, lng: 0 };
  return { lat: lat + north, lng: lng + east };
});

describe('covers', () => {
  it.each([
    ['Tunis', 36.8065, 10.1815],
    ['the Galite islands', 37.528, 8.93],
    ['Zembra', 37.13, 10.8],
    ['Kerkennah', 34.72, 11.2],
    ['the Kuriat islands', 35.8, 11.03],
    ['Djerba', 33.8, 10.9],
    ['the salt of the Chott el Jerid', 33.7, 8.5],
    ['Lake Ichkeul', 37.16, 9.67],
    ['the Lake of Tunis', 36.8207, 10.2326],
    ['the island of Chikly in the Lake of Tunis', 36.8098, 10.2144],
    ['the middle of the Lake of Bizerte', 37.19, 9.86],
    ['the port of Sfax', 34.725, 10.775],
    ['a quay of Radès', 36.803, 10.28],
    ['the beach of Sidi Mahrez on Djerba, at the water line', 33.83, 11.02],
    ['El Borma, in the far south', 31.69, 9.2],
  ])('has %s', (_, lat, lng) => {
    expect(covers({ lat, lng })).toBe(true);
  });

  it.each([
    ['El Kala, Algeria', 36.895, 8.443],
    ['Tébessa, Algeria', 35.404, 8.124],
    ['Bir el Ater, Algeria', 34.745, 8.06],
    ['El Oued, Algeria', 33.36, 6.86],
    ['the Libyan side of Ras Ajdir', 33.14, 11.58],
    ['Zuwara, Libya', 32.93, 12.08],
    ['Nalut, Libya', 31.87, 10.98],
    ['Ghadames, Libya', 30.13, 9.5],
    ['Trapani, Sicily', 38.02, 12.5],
    ['Lampedusa', 35.5, 12.6],
    ['Pantelleria', 36.8, 11.95],
    ['the open sea off Hammamet', 36.3, 11.3],
    ['the sea in the Gulf of Gabès', 34.0, 10.6],
    ['the null island', 0, 0],
  ])('has not %s', (_, lat, lng) => {
    expect(covers({ lat, lng })).toBe(false);
  });

  it('has nothing that is not a point', () => {
    for (const odd of [Number.NaN, Infinity, -Infinity]) {
      expect(covers({ lat: odd, lng: 10 })).toBe(false);
      expect(covers({ lat: 36.8, lng: odd })).toBe(false);
    }
    expect(covers({ lat: 10.18, lng: 36.8 })).toBe(false);
  });

  it('takes in land by the even-odd rule over the whole border, and a strip along the coast, and nothing else', () => {
    const check = (point: LatLng): void => {
      const { meters, isInland } = nearestEdge(point);
      // On the line itself, to a metre, either answer is right.
      if (meters < 1 || Math.abs(meters - SHORE_METERS) < 1) return;
      const isNearCorner = corners.some((corner) => distanceMeters(corner, point) < 1_500);
      if (isOnLand(point)) expect(covers(point)).toBe(true);
      else if (!isNearCorner) {
        const isShore = meters < SHORE_METERS && !isInland;
        expect(covers(point)).toBe(isShore);
        if (isShore) expect(isInRing(point, maritime)).toBe(true);
      }
    };
    assert(property(nearTheBorder, check), { numRuns: 2_000 });
    assert(property(anywhere, check), { numRuns: 500 });
  });

  it('has nothing across the land border, from the first step to the last beach', () => {
    const mainland = outerRings[0] ?? [];
    for (let at = 0; at < border.inlandEdges; at++) {
      const from = mainland[at];
      const to = mainland[at + 1];
      if (from === undefined || to === undefined) continue;
      const length = Math.hypot(to.lat - from.lat, to.lng - from.lng);
      for (const step of [0.0002, 0.001, 0.003]) {
        const abroad = {
          lat: (from.lat + to.lat) / 2 + ((to.lng - from.lng) / length) * step,
          lng: (from.lng + to.lng) / 2 - ((to.lat - from.lat) / length) * step,
        };
        if (!isOnLand(abroad) && !isInRing(abroad, maritime)) expect(covers(abroad)).toBe(false);
      }
    }
  });
});
