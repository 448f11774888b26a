import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters, type LatLng } from '@smart-address/codes';
import { createPointIndex } from './pointIndex.ts';

const indexOf = (points: readonly LatLng[]) =>
  createPointIndex(
    Float64Array.from(points, ({ lat }) => lat),
    Float64Array.from(points, ({ lng }) => lng),
  );

const near = record({
  lat: double({ min: 33, max: 34, noNaN: true }),
  lng: double({ min: 9, max: 11, noNaN: true }),
});
const anywhere = record({
  lat: double({ min: -85, max: 85, noNaN: true }),
  lng: double({ min: -180, max: 180, noNaN: true }),
});

describe('a point index', () => {
  it('finds what looking at every point finds, in the same order, to the millimetre', () => {
    assert(
      property(
        array(near, { maxLength: 60 }),
        constantFrom(near, anywhere).chain((point) => point),
        integer({ min: 1, max: 10 }),
        constantFrom(Infinity, 500, 5_000, 50_000),
        (points, point, count, radius) => {
          const expected = points
            .map((other) => distanceMeters(point, other))
            .filter((meters) => meters <= radius)
            .sort((a, b) => a - b)
            .slice(0, count);
          const found = indexOf(points).nearest(point, count, radius);
          expect(found).toHaveLength(expected.length);
          found.forEach(({ row, meters }, at) => {
            expect(meters).toBeCloseTo(expected[at] ?? NaN, 2);
            expect(distanceMeters(point, points[row] ?? point)).toBeCloseTo(meters, 2);
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('puts equally near rows in their own order', () => {
    const here = { lat: 36.8, lng: 10.18 };
    const rows = indexOf([here, here, { lat: 36.9, lng: 10.2 }, here]).nearest(here, 3);
    expect(rows.map(({ row }) => row)).toEqual([0, 1, 3]);
  });

  it('holds only the rows it was given, and none without a point', () => {
    const lat = Float64Array.of(36, 36.1, NaN, 36.3);
    const lng = Float64Array.of(10, 10, 10, NaN);
    expect(createPointIndex(lat, lng).nearest({ lat: 36, lng: 10 }, 9)).toHaveLength(2);
    expect(
      createPointIndex(lat, lng, [1, 2])
        .nearest({ lat: 36, lng: 10 }, 9)
        .map(({ row }) => row),
    ).toEqual([1]);
  });

  it('finds nothing for what is no point, in an empty list, or when nothing is asked for', () => {
    const index = indexOf([{ lat: 36, lng: 10 }]);
    expect(index.nearest({ lat: NaN, lng: 10 }, 1)).toEqual([]);
    expect(index.nearest({ lat: 36, lng: Infinity }, 1)).toEqual([]);
    expect(index.nearest({ lat: 36, lng: 10 }, 0)).toEqual([]);
    expect(indexOf([]).nearest({ lat: 36, lng: 10 }, 1)).toEqual([]);
  });
});
