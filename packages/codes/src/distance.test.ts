import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingDegrees, distanceMeters } from './index.ts';

const tunis = { lat: 36.8065, lng: 10.1815 };
const sfax = { lat: 34.7398, lng: 10.76 };
const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceMeters', () => {
  it('is a degree of latitude, and as much less of longitude as the cosine says', () => {
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195.08, 2);
    expect(distanceMeters({ lat: 60, lng: 10 }, { lat: 60, lng: 10.0001 })).toBeCloseTo(11.1195 / 2, 3);
  });

  it('is 236 km from Tunis to Sfax', () => {
    expect(distanceMeters(tunis, sfax) / 1000).toBeCloseTo(235.7, 0);
  });

  it('is exact to the millimetre at short range and half the world at the far side', () => {
    expect(distanceMeters(tunis, tunis)).toBe(0);
    expect(distanceMeters(tunis, { lat: tunis.lat + 1e-8, lng: tunis.lng })).toBeCloseTo(0.00111, 5);
    expect(distanceMeters({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(Math.PI * 6_371_008.8, 3);
    expect(distanceMeters({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(22_239, 0);
  });

  it('is the same both ways, and never NaN', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 6);
        expect(distanceMeters(a, b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('bearingDegrees', () => {
  it('points to the four winds', () => {
    expect(bearingDegrees(tunis, { ...tunis, lat: 37 })).toBe(0);
    expect(bearingDegrees(tunis, { ...tunis, lng: 10.19 })).toBeCloseTo(90, 1);
    expect(bearingDegrees(tunis, { ...tunis, lat: 36 })).toBe(180);
    expect(bearingDegrees(tunis, { ...tunis, lng: 10.17 })).toBeCloseTo(270, 1);
  });

  it('is the angle between north and the other point, seen from the first', () => {
    const radians = (degrees: number): number => (degrees * Math.PI) / 180;
    const inside = fc.record({
      lat: fc.double({ min: -89, max: 89, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, inside, (a, b) => {
        // In space: how far the vector to `b` leads towards the east and towards the north of `a`.
        const [latA, latB, turn] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
        const [x, y, z] = [Math.cos(latB) * Math.cos(turn), Math.cos(latB) * Math.sin(turn), Math.sin(latB)];
        const north = z * Math.cos(latA) - x * Math.sin(latA);
        fc.pre(Math.hypot(y, north) > 1e-3);
        const bearing = radians(bearingDegrees(a, b));
        expect(Math.sin(bearing)).toBeCloseTo(y / Math.hypot(y, north), 9);
        expect(Math.cos(bearing)).toBeCloseTo(north / Math.hypot(y, north), 9);
      }),
    );
  });

  it('is 0 to below 360', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(bearingDegrees(a, b)).toBeGreaterThanOrEqual(0);
        expect(bearingDegrees(a, b)).toBeLessThan(360);
      }),
    );
  });
});
