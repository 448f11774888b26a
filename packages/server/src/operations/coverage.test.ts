import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/ApiError.ts';
import { coveredPointOf, requireCoverage } from './coverage.ts';

const nowhere = { covers: () => false };

function fieldsOf(lat: number, lng: number) {
  try {
    requireCoverage(nowhere, { lat, lng }, 'query');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'OUT_OF_COVERAGE') return error.fields;
    throw error;
  }
  throw new Error('It was let through.');
}

describe('a point outside Tunisia', () => {
  it.each([
    [48.85, 10, [['/lat', 'too_big', { max: 37.6 }]]],
    [29.9, 10, [['/lat', 'too_small', { min: 30.2 }]]],
    [36, 12.5, [['/lng', 'too_big', { max: 11.7 }]]],
    [36, 2.35, [['/lng', 'too_small', { min: 7.5 }]]],
    [
      10.18,
      36.8,
      [
        ['/lat', 'too_small', { min: 30.2 }],
        ['/lng', 'too_big', { max: 11.7 }],
      ],
    ],
    [37.5, 7.6, []],
  ])('at %d, %d is refused with the coordinate that is off', (lat, lng, expected) => {
    expect(fieldsOf(lat, lng).map(({ pointer, problem, params }) => [pointer, problem, params])).toEqual(
      expected,
    );
  });
});

describe('a cell on the border', () => {
  const cell = { south: 36, west: 8, north: 37, east: 9, center: { lat: 36.5, lng: 8.5 } };

  it.each([
    [36.5, 8.5],
    [36, 8],
    [36, 9],
    [37, 8],
    [37, 9],
  ])('has a point in Tunisia where only %d, %d is', (lat, lng) => {
    const covers = (point: { lat: number; lng: number }) => point.lat === lat && point.lng === lng;
    expect(coveredPointOf({ covers }, cell)).toEqual({ lat, lng });
  });

  it('has none where neither its centre nor a corner is', () => {
    expect(coveredPointOf(nowhere, cell)).toBeNull();
  });
});
