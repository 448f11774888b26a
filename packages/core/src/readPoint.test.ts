import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const TUNIS = { lat: 36.8065, lng: 10.1815 };

/** The module with nothing told yet, and what it says in the console. */
async function fresh() {
  vi.resetModules();
  const { readPoint: read, readPointOf } = await import('./readPoint.ts');
  return { readPoint: (given: Parameters<typeof read>[0]) => read(given, 'bias'), readPointOf };
}

let told: string[] = [];

beforeEach(() => {
  told = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    told.push(text);
  });
});

afterEach(() => vi.restoreAllMocks());

describe('a point', () => {
  test.each([
    ['as it is given', TUNIS],
    ['whose decimals are text', { lat: '36.8065', lng: ' 10.1815 ' }],
    ['of a spreadsheet in French', { lat: '36,8065', lng: '10,1815' }],
    ['named lat and lon', { lat: 36.8065, lon: 10.1815 }],
    ['named in full, as a device’s position', { latitude: 36.8065, longitude: 10.1815, accuracy: 12 }],
    ['of GeoJSON, longitude first', { type: 'Point', coordinates: [10.1815, 36.8065] }],
  ])('%s is read', async (_, given) => {
    const { readPoint } = await fresh();
    expect(readPoint(given)).toEqual(TUNIS);
    expect(told).toEqual([]);
  });

  test.each([
    ['null', null],
    ['no value', undefined],
    ['empty columns', { lat: null, lng: null }],
    ['empty texts', { lat: '', lng: ' ' }],
    ['an empty column', JSON.parse('""')],
    ['0/0, which databases hold in place of nothing', { lat: '0.0', lng: 0 }],
    ['a field that is being filled in', { lat: 36.8, lng: Number.NaN }],
  ])('%s is none, and nobody is told', async (_, given) => {
    const { readPoint } = await fresh();
    expect(readPoint(given)).toBeNull();
    expect(told).toEqual([]);
  });

  test.each([
    ['a pair', '[36.8065,10.1815]'],
    ['WKT', '"POINT(10.1815 36.8065)"'],
    ['a text', '"36.8065,10.1815"'],
    ['unknown names', '{"x":10.1815,"y":36.8065}'],
    ['another geometry', '{"type":"LineString","coordinates":[[10.1,36.8],[10.2,36.8]]}'],
    ['words', '{"lat":"nord","lng":"est"}'],
    ['a pole', '{"lat":90,"lng":10.1}'],
    ['what is beyond the antimeridian', '{"lat":36.8,"lng":180.5}'],
    ['more than a number holds', '{"lat":1e308,"lng":1e309}'],
  ])('%s is none, and the console says what to set, without the place', async (_, json) => {
    const { readPoint } = await fresh();
    expect(readPoint(JSON.parse(json))).toBeNull();
    expect(readPoint(JSON.parse(json))).toBeNull();
    expect(told).toEqual([expect.stringContaining('Set { lat, lng }, two numbers in degrees')]);
    expect(told.join()).not.toMatch(/10\.1|36\.8/);
  });

  test('whose coordinates are swapped stays where it is, and the console says so', async () => {
    const { readPoint } = await fresh();
    expect(readPoint({ lat: TUNIS.lng, lng: TUNIS.lat })).toEqual({ lat: TUNIS.lng, lng: TUNIS.lat });
    expect(told).toEqual([expect.stringContaining('Swap')]);
    expect(readPoint({ lat: 48.8566, lng: 2.3522 })).toEqual({ lat: 48.8566, lng: 2.3522 });
    expect(told).toHaveLength(1);
  });
});

test('a point whose getter throws is none, and is told by the name of its field', async () => {
  const { readPoint } = await fresh();
  const { proxy, revoke } = Proxy.revocable({ lat: 36.8, lng: 10.1 }, {});
  revoke();
  expect(readPoint(proxy)).toBeNull();
  expect(told).toEqual([expect.stringMatching(/^bias: left out, because it is no point/)]);
});

test('the point of an address is its location, or the columns beside its text', async () => {
  const { readPointOf } = await fresh();
  expect(readPointOf({ location: TUNIS })).toEqual(TUNIS);
  expect(readPointOf({ lat: '36.8065', lng: '10.1815' })).toEqual(TUNIS);
  expect(readPointOf({ latitude: 36.8065, longitude: 10.1815, location: null })).toEqual(TUNIS);
  expect(readPointOf({ lat: null, lng: null })).toBeNull();
  expect(readPointOf({})).toBeNull();
  expect(readPointOf({ source: 'free', location: null, lat: 36.8065, lng: 10.1815 })).toBeNull();
  expect(told).toEqual([]);
});
