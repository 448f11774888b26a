import { loadBorder } from '@smart-address/gazetteer';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLand, type Land } from './land.ts';
import { linesInView, polygonsInView, type PixelLine } from './landInView.ts';
import { viewAround } from './projection.ts';

let land: Land;
beforeAll(async () => {
  land = createLand(await loadBorder());
});

const place = fc.record({
  lat: fc.double({ min: 30.5, max: 37.5, noNaN: true }),
  lng: fc.double({ min: 7.6, max: 11.5, noNaN: true }),
});
const zoom = fc.integer({ min: 5, max: 19 });

function isInside(polygon: PixelLine, x: number, y: number): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const point of polygon) {
    if (previous && point[1] > y !== previous[1] > y) {
      const cross = ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
      if (x < cross) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
const isLand = (polygons: readonly PixelLine[], x: number, y: number): boolean =>
  polygons.some((polygon) => isInside(polygon, x, y));

describe('land that is drawn tile by tile', () => {
  it('is the land of the whole view, wherever the tile and whatever the zoom', () => {
    fc.assert(
      fc.property(place, zoom, (center, level) => {
        const view = viewAround(center, level, 768, 768);
        const whole = polygonsInView(land.country, view);
        for (const [left, top] of [
          [0, 0],
          [256, 256],
          [512, 256],
        ] as const) {
          const tile = { ...view, left: view.left + left, top: view.top + top, width: 256, height: 256 };
          const part = polygonsInView(land.country, tile);
          let differs = 0;
          for (let x = 8; x < 256; x += 24)
            for (let y = 8; y < 256; y += 24)
              if (isLand(part, x, y) !== isLand(whole, left + x, top + y)) differs += 1;
          expect(differs).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('holds few points, however near the look and however long the coast', () => {
    fc.assert(
      fc.property(place, zoom, (center, level) => {
        const tile = viewAround(center, level, 256, 256);
        const points = polygonsInView(land.country, tile).reduce((sum, { length }) => sum + length, 0);
        expect(points).toBeLessThan(3_000);
      }),
    );
  });

  it('goes on with the border’s dashes from tile to tile', () => {
    const view = viewAround({ lat: 33, lng: 8 }, 8, 800, 800);
    const tile = { ...view, top: view.top + 300, height: 200 };
    const stretches = linesInView(land.border, view);
    const parts = linesInView(land.border, tile);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      const [first] = part.points;
      const lengths: number[] = [];
      for (const { points, start } of stretches) {
        let length = start;
        points.forEach((point, index) => {
          const from = points[index - 1];
          if (from) length += Math.hypot(point[0] - from[0], point[1] - from[1]);
          if (first && Math.hypot(point[0] - first[0], point[1] - 300 - first[1]) < 1e-6)
            lengths.push(length);
        });
      }
      expect(lengths.some((length) => Math.abs(length - part.start) < 0.001)).toBe(true);
    }
  });
});
