import { decodePlusCode, encodePlusCode, type LatLng } from '@smart-address/codes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellGrid } from '../map/base-layer/lattice.ts';
import { cellAt, moveByCell } from './cells.ts';
import { roundLocation } from './location.ts';
import type { Direction, StepDigits } from './state/types.ts';

/** Any point of Tunisia's box as a pin holds it, seven decimals. Every other one on the edge of an 11-digit cell or next to it. */
const location: fc.Arbitrary<LatLng> = fc.oneof(
  fc
    .record({
      lat: fc.integer({ min: 302_000_000, max: 376_000_000 }),
      lng: fc.integer({ min: 74_500_000, max: 116_500_000 }),
    })
    .map(({ lat, lng }) => ({ lat: lat / 1e7, lng: lng / 1e7 })),
  fc
    .record({
      row: fc.integer({ min: 30.2 * 40_000, max: 37.6 * 40_000 }),
      column: fc.integer({ min: 7.45 * 32_000, max: 11.65 * 32_000 }),
      aside: fc.constantFrom(-1e-7, 0, 1e-7),
    })
    .map(({ row, column, aside }) =>
      roundLocation({ lat: row / 40_000 + aside, lng: column / 32_000 + aside }),
    ),
);
const digits = fc.constantFrom<StepDigits>(10, 11);
const direction = fc.constantFrom<Direction>('north', 'east', 'south', 'west');
const BACK: Record<Direction, Direction> = { north: 'south', south: 'north', east: 'west', west: 'east' };

describe('moving by plus-code cells', () => {
  it('always lands in the very next cell, and in the same row or column', () => {
    fc.assert(
      fc.property(location, direction, digits, (from, way, size) => {
        const before = cellAt(from, size);
        const after = cellAt(moveByCell(from, way, size), size);
        const isVertical = way === 'north' || way === 'south';
        const sign = way === 'north' || way === 'east' ? 1 : -1;
        const height = before.north - before.south;
        const width = before.east - before.west;
        expect((after.south - before.south) / height).toBeCloseTo(isVertical ? sign : 0, 4);
        expect((after.west - before.west) / width).toBeCloseTo(isVertical ? 0 : sign, 4);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes back to within a centimetre or two of where it started', () => {
    fc.assert(
      fc.property(location, direction, digits, (from, way, size) => {
        const back = moveByCell(moveByCell(from, way, size), BACK[way], size);
        expect(Math.abs(back.lat - from.lat)).toBeLessThan(2.5e-7);
        expect(Math.abs(back.lng - from.lng)).toBeLessThan(2.5e-7);
      }),
      { numRuns: 1000 },
    );
  });

  it('holds every point at seven decimals, as it will be stored', () => {
    fc.assert(
      fc.property(location, direction, digits, (from, way, size) => {
        const moved = moveByCell(from, way, size);
        expect(moved).toEqual(roundLocation(moved));
      }),
    );
  });

  it('reaches the cell a hundred steps away after a hundred steps', () => {
    let point = { lat: 36.8065, lng: 10.1815 };
    const start = cellAt(point, 11);
    for (let step = 0; step < 100; step += 1) point = moveByCell(point, 'east', 11);
    expect(Math.round((cellAt(point, 11).west - start.west) * 32_000)).toBe(100);
  });
});

describe('the grid of cells', () => {
  it('is one of the box alone, also where a list calls it with more', () => {
    const box = { south: 36.8, west: 10.18, north: 36.801, east: 10.181 };
    expect([box].map(cellGrid)).toEqual([cellGrid(box)]);
  });

  it('has an edge on each side of any cell within the box', () => {
    fc.assert(
      fc.property(location, (point) => {
        const cell = decodePlusCode(encodePlusCode(point, 10));
        const wide = {
          south: cell.south - 1e-6,
          west: cell.west - 1e-6,
          north: cell.north + 1e-6,
          east: cell.east + 1e-6,
        };
        const { lats, lngs } = cellGrid(wide);
        expect(lats).toHaveLength(2);
        expect(lngs).toHaveLength(2);
        expect(lats[0]).toBeCloseTo(cell.south, 9);
        expect(lngs[1]).toBeCloseTo(cell.east, 9);
      }),
    );
  });
});
