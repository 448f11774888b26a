import { loadGazetteer } from '@smart-address/gazetteer';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { houseNumberOf, splitHouseNumber } from './houseNumber.ts';
import { type Bytes, isRejection, type ReadRow, type Rejection } from './import.types.ts';
import { importAddresses, type ImportCounts } from './importAddresses.ts';
import { tinyOsmFile } from '../../test/osmFile.ts';
import { formatOf, rowsOf } from './rowsOf.ts';

const header = 'id;numero;rue;ville;code_postal;lat;lon\n';
const csv = `${header}1;12;Rue de Marseille;Tunis;1000;36.8008;10.1815
2;14 bis;Rue de Marseille;Tunis;1000;36.8010;10.1816
3;5;Rue Habib Thameur;Sfax;3000;34.7398;10.7600
`;

/** A file in pieces of a few bytes, so that nothing may rely on whole lines or characters. */
function bytesOf(content: string | Uint8Array, size = 7): () => Bytes {
  const all = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return async function* pieces() {
    for (let start = 0; start < all.length; start += size) yield all.subarray(start, start + size);
  };
}

async function rowsIn(format: 'csv' | 'geojson' | 'pbf', content: string | Uint8Array): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of rowsOf(format, bytesOf(content))) rows.push(row);
  return rows;
}

const gazetteer = loadGazetteer();
beforeAll(() => gazetteer);

async function importInto(
  store = createMemoryStore(),
  content: string | Uint8Array = csv,
  format: 'csv' | 'geojson' | 'pbf' = 'csv',
  isDryRun = false,
) {
  const rejections: Rejection[] = [];
  const progress: ImportCounts[] = [];
  const counts = await importAddresses(rowsOf(format, bytesOf(content)), {
    store,
    gazetteer: await gazetteer,
    attribution: 'Ville de Tunis',
    clock: () => 0,
    isDryRun,
    onRejection: (rejection) => rejections.push(rejection),
    onProgress: (one) => progress.push(one),
  });
  return { store, counts, rejections, progress };
}

async function addressesIn(store: ReturnType<typeof createMemoryStore>) {
  return (await store.addresses.changedSince(0, 100)).records;
}

function sandboxWith(store: ReturnType<typeof createMemoryStore>, clock = Date.now) {
  const app = createApp({ store, clock, gazetteer: () => gazetteer });
  return async (path: string) => {
    const headers = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };
    const response = await app.fetch(new Request(`http://api.example${path}`, { headers }));
    return Object(await response.json());
  };
}

describe('an imported address', () => {
  it('is found by its number and street, as a rooftop', async () => {
    const { store, counts } = await importInto();
    expect(counts).toEqual({ read: 3, added: 3, changed: 0, unchanged: 0, rejected: 0 });
    const call = sandboxWith(store);
    for (const q of [
      '12 rue de marseille',
      '12, Rue de Marseille, Tunis',
      'rue de marseille 12',
      'n° 12 rue de marseille',
      '١٢ rue de marseille',
      '12 rue de mars',
      '12 rue de marseile tunis',
    ]) {
      const { results, attribution } = await call(`/v1/autocomplete?q=${encodeURIComponent(q)}`);
      expect(results[0], q).toMatchObject({
        type: 'address',
        label: '12 Rue de Marseille, 1000 Tunis',
        address: { houseNumber: '12', street: 'Rue de Marseille', locality: 'Tunis', postalCode: '1000' },
        location: { lat: 36.8008, lng: 10.1815, accuracy: 'rooftop' },
      });
      expect(attribution).toContain('Ville de Tunis');
    }
    const { results } = await call('/v1/search?q=14bis%20rue%20de%20marseille');
    expect(results[0]).toMatchObject({ label: '14 bis Rue de Marseille, 1000 Tunis' });
    const highlighted = results[0].highlight.map(([start, end]: [number, number]) =>
      results[0].label.slice(start, end),
    );
    expect(highlighted).toEqual(['14 bis', 'Rue', 'de', 'Marseille']);
  });

  it('is not given for a number that nobody surveyed, another type or another governorate', async () => {
    const { store } = await importInto();
    const call = sandboxWith(store);
    const rooftops = async (query: string) =>
      (await call(`/v1/search?q=${query}`)).results.filter(({ id }: { id: string }) => id.startsWith('addr:'))
        .length;
    expect(await rooftops('12%20rue%20de%20marseille')).toBe(1);
    expect(await rooftops('13%20rue%20de%20marseille')).toBe(0);
    expect(await rooftops('12%20rue%20de%20marseille&types=street,locality')).toBe(0);
    expect(await rooftops('12%20rue%20de%20marseille&governorate=TN-61')).toBe(0);
    expect(await rooftops('12%20rue%20de%20marseille&postal=30')).toBe(0);
    expect(await rooftops('12%20rue%20de%20marseille&lat=34.74&lng=10.76&radius=1000')).toBe(0);
  });

  it('makes its codes active and verified, and is what reverse says at its door', async () => {
    const { store } = await importInto();
    const call = sandboxWith(store);
    const encoded = await call('/v1/encode?lat=36.8008&lng=10.1815');
    expect(encoded.verified).toBe(true);
    expect(await call(`/v1/validate?smartcode=${encoded.smartcode}`)).toMatchObject({ active: true });
    const { results } = await call('/v1/reverse?lat=36.80085&lng=10.18152');
    expect(results[0]).toMatchObject({ address: { houseNumber: '12' }, location: { accuracy: 'rooftop' } });
    expect(results[0].distanceMeters).toBeGreaterThan(4);
    expect(results[0].distanceMeters).toBeLessThan(8);
    const far = await call('/v1/reverse?lat=36.8030&lng=10.1815');
    expect(far.results.map(({ id }: { id: string }) => id).join()).not.toContain('addr:');
  });

  it('imported again changes nothing; moved, it is at its new point', async () => {
    const { store } = await importInto();
    expect((await importInto(store)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    const respelled = csv.replaceAll('Rue de Marseille', 'RUE  DE MARSEILLE');
    expect((await importInto(store, respelled)).counts).toMatchObject({ added: 0, changed: 2, unchanged: 1 });
    expect(await addressesIn(store)).toHaveLength(3);
    const moved = csv.replace('36.8008', '36.8020');
    const dry = await importInto(store, moved, 'csv', true);
    expect(dry.counts).toMatchObject({ added: 0, changed: 2 });
    let now = Date.now();
    const call = sandboxWith(store, () => now);
    const at = async () => (await call('/v1/search?q=12%20rue%20de%20marseille')).results[0].location.lat;
    expect(await at()).toBe(36.8008);
    await importInto(store, moved);
    // The store is asked for news at most once a second.
    now += 1_000;
    expect(await at()).toBe(36.802);
  });

  it('is found among thousands, and so is one that comes later', async () => {
    let now = 0;
    const store = createMemoryStore();
    const line = (number: number) => `${number};Rue de Marseille;Tunis;1000;36.8;10.18\n`;
    const lines = Array.from({ length: 1_800 }, (_, index) => line(index + 1)).join('');
    const columns = 'numero;rue;ville;code_postal;lat;lon\n';
    await importInto(store, columns + lines);
    const call = sandboxWith(store, () => now);
    const rooftop = [{ address: { houseNumber: expect.anything() }, location: { accuracy: 'rooftop' } }];
    const search = (number: number) => call(`/v1/search?q=${number}+rue+de+marseille+tunis&types=address`);
    expect(await search(1_799)).toMatchObject({ count: 1, results: rooftop });
    expect((await search(1_801)).count).toBe(0);
    await importInto(store, columns + line(1_801));
    now += 2_000;
    expect(await search(1_801)).toMatchObject({ count: 1, results: rooftop });
    await importInto(store, columns + line(1_802));
    // The clock is set back; the bucket of the key counts as full then, for a second.
    now -= 60_000;
    await search(1);
    now += 1_000;
    expect(await search(1_802)).toMatchObject({ count: 1, results: rooftop });
  });

  it('does not bring back a code that staff retired', async () => {
    const { store } = await importInto();
    const [record] = await store.codes.surveyedIn({
      south: 36.8007,
      west: 10.181,
      north: 36.8009,
      east: 10.182,
    });
    await store.codes.setStatus(String(record?.smartCode), 'retired');
    await importInto(store);
    expect((await store.codes.get(String(record?.smartCode)))?.status).toBe('retired');
  });
});

describe('a rejected line', () => {
  it.each([
    ['4;1;Rue A;;;37.5;12.9', 'OUT_OF_COVERAGE', 'outside Tunisia'],
    ['4;1;Rue A;;;10.1815;36.8008', 'OUT_OF_COVERAGE', 'look swapped'],
    ['4;1;Rue A;;;91;10', 'BAD_POINT', 'not on Earth'],
    ['4;1;Rue A;;;"36,8008";10.18', 'BAD_POINT', 'decimal degrees'],
    ['4;1;Rue A;;;;10.18', 'MISSING_POINT', 'missing'],
    ['4;;Rue A;;;36.8;10.18', 'MISSING_HOUSE_NUMBER', 'missing'],
    ['4;douze;Rue A;;;36.8;10.18', 'BAD_HOUSE_NUMBER', 'douze'],
    ['4;0;Rue A;;;36.8;10.18', 'BAD_HOUSE_NUMBER', '"0"'],
    ['4;1;;Tunis;;36.8;10.18', 'MISSING_STREET', 'no name'],
    ['4;1;Rue A;;10;36.8;10.18', 'BAD_POSTAL_CODE', 'four digits'],
    ['4;1;Rue \u0007A;;;36.8;10.18', 'BAD_TEXT', 'control character'],
    [`4;1;${'a'.repeat(201)};;;36.8;10.18`, 'BAD_TEXT', 'longer than 200'],
    ['4;12;rue de  Marseille;TUNIS;1000;36.9;10.18', 'DUPLICATE', 'line 2'],
    ['4;1;Rue A;36.8', 'BAD_LINE', ''],
    ['4;1;Rue "A";;;36.8;10.18', 'BAD_LINE', ''],
  ])('%j says why: %s', async (line, reason, message) => {
    const { counts, rejections, store } = await importInto(
      createMemoryStore(),
      `${csv}${line}\n5;9;Rue B;;;36.8;10.18\n`,
    );
    expect(rejections).toEqual([{ place: 'line 5', reason, message: expect.stringContaining(message) }]);
    expect(counts).toMatchObject({ added: 4, rejected: 1 });
    expect(await addressesIn(store)).toHaveLength(4);
  });

  it('is told apart in a file that is not UTF-8', async () => {
    const latin1 = new Uint8Array([
      ...Buffer.from(header, 'latin1'),
      ...Buffer.from('1;2;Rue Béja;;;36.8;10.18\n', 'latin1'),
    ]);
    const { rejections } = await importInto(createMemoryStore(), latin1);
    expect(rejections).toMatchObject([{ reason: 'BAD_TEXT', message: expect.stringContaining('UTF-8') }]);
  });
});

describe('a CSV', () => {
  it('may have a byte order mark, Windows line ends, commas or tabs, quotes and columns in any order', async () => {
    const text = '\ufeffLON,LAT,NUMBER,STREET,CITY,POSTCODE\r\n10.18,36.8,"12","Rue ""A"", B",Tunis,1000\r\n';
    const fields = {
      lng: '10.18',
      lat: '36.8',
      houseNumber: '12',
      street: 'Rue "A", B',
      locality: 'Tunis',
      postalCode: '1000',
    };
    expect(await rowsIn('csv', text)).toEqual([{ place: 'line 2', fields }]);
    const tabbed = 'lat\tlng\thousenumber\tstreet\n36.8\t10.18\t1\tRue A, B\n';
    expect(await rowsIn('csv', tabbed)).toMatchObject([{ fields: { street: 'Rue A, B' } }]);
  });

  it('is refused whole when a column that is needed is missing', async () => {
    await expect(rowsIn('csv', 'lat,lng,street\n1,2,A\n')).rejects.toThrow(
      /no column for houseNumber.*"street"/,
    );
  });
});

describe('a GeoJSON', () => {
  const feature = (number: unknown, geometry: unknown = { type: 'Point', coordinates: [10.18, 36.8] }) => ({
    type: 'Feature',
    properties: { 'addr:housenumber': number, 'addr:street': 'Rue A', nested: { features: [1] } },
    geometry,
  });
  const row = (place: string, houseNumber: string) => ({
    place,
    fields: {
      houseNumber,
      street: 'Rue A',
      lat: expect.stringMatching(/^36\.80*$/),
      lng: expect.stringMatching(/^10\.180*$/),
    },
  });

  it('may be a collection, features one a line, or a sequence of texts', async () => {
    const features = [feature('1'), feature(2)];
    const expected = [row('feature 1', '1'), row('feature 2', '2')];
    const collection = { type: 'FeatureCollection', name: 'x', features };
    expect(await rowsIn('geojson', JSON.stringify(collection))).toEqual(expected);
    expect(await rowsIn('geojson', features.map((one) => JSON.stringify(one)).join('\n'))).toEqual(expected);
    expect(await rowsIn('geojson', features.map((one) => `\u001e${JSON.stringify(one)}\n`).join(''))).toEqual(
      expected,
    );
  });

  it('rejects what is not a point, and goes on', async () => {
    const line = {
      type: 'LineString',
      coordinates: [
        [10, 36],
        [10, 37],
      ],
    };
    const features = [feature('1', line), feature('2', null), feature('3')];
    const rows = await rowsIn('geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    expect(rows.map((one) => (isRejection(one) ? one.reason : one.place))).toEqual([
      'BAD_GEOMETRY',
      'BAD_GEOMETRY',
      'feature 3',
    ]);
  });

  it.each(['', '{"type":"FeatureCollection","features":[]}', '{"type":"Feature', 'lat,lng\n1,2', '[1,2]'])(
    'is refused whole when it is %j',
    async (text) => {
      await expect(rowsIn('geojson', text)).rejects.toMatchObject({ name: 'ImportError' });
    },
  );
});

describe('an OpenStreetMap extract', () => {
  it('gives its nodes and buildings that have a house number', async () => {
    const rows = await rowsIn('pbf', await tinyOsmFile());
    expect(rows).toEqual([
      {
        place: 'node 3',
        fields: {
          lat: '36.800800000',
          lng: '10.181500000',
          houseNumber: '12',
          street: 'Rue de Marseille',
          locality: 'Tunis',
          postalCode: '1000',
        },
      },
      {
        place: 'way 9',
        fields: {
          lat: '36.801000000',
          lng: '10.182000000',
          houseNumber: '14',
          street: 'Rue de Marseille',
          locality: '',
          postalCode: '',
        },
      },
      { place: 'way 10', reason: 'MISSING_POINT', message: expect.any(String) },
    ]);
    const { counts, store } = await importInto(createMemoryStore(), await tinyOsmFile(), 'pbf');
    expect(counts).toMatchObject({ added: 2, rejected: 1 });
    expect((await addressesIn(store)).map(({ governorate }) => governorate)).toEqual(['Tunis', 'Tunis']);
  });

  it('is refused when it is cut short or something else', async () => {
    const file = await tinyOsmFile();
    await expect(rowsIn('pbf', file.subarray(0, file.length - 3))).rejects.toThrow(/cut short/);
    await expect(rowsIn('pbf', 'lat,lng,number,street\n')).rejects.toThrow(/not an OpenStreetMap PBF/);
  });
});

describe('a house number', () => {
  it.each([
    ['12', '12'],
    [' 012 ', '12'],
    ['12bis', '12 bis'],
    ['12 BIS', '12 bis'],
    ['12b', '12 B'],
    ['12/B', '12 B'],
    ['3 - 5', '3-5'],
    ['١٢', '12'],
    ['１２', '12'],
  ])('%j is kept as %j', (text, kept) => expect(houseNumberOf(text)).toBe(kept));

  it.each(['', '0', 'A', '-1', '1.5', '123456', '12 rue', '12 bis ter', '1e3'])('is not %j', (text) =>
    expect(houseNumberOf(text)).toBeNull(),
  );

  it('read from a text leaves the street, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('', ' bis', ' B'),
        fc.constantFrom('rue de Marseille', 'avenue Habib Bourguiba Tunis', 'نهج مرسيليا'),
        (number, suffix, street) => {
          const houseNumber = `${number}${suffix}`;
          for (const query of [
            `${houseNumber} ${street}`,
            `${houseNumber}, ${street}`,
            `${street} ${houseNumber}`,
          ]) {
            expect(splitHouseNumber(query)[0]).toEqual({ houseNumber, rest: street });
          }
        },
      ),
    );
  });

  it('of four digits is tried after any other, since it may be a postal code', () => {
    expect(splitHouseNumber('1000 Tunis rue A 12').map(({ houseNumber }) => houseNumber)).toEqual([
      '12',
      '1000',
    ]);
  });

  it('is one of the first six: a text of seventy numbers takes no seventy searches', () => {
    const numbers = Array.from({ length: 70 }, (_, index) => index + 1);
    const tried = splitHouseNumber(`${numbers.join(' ')} rue de Marseille`);
    expect(tried.map(({ houseNumber }) => houseNumber)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(splitHouseNumber('12 rue 18 janvier 1952 n° 5, 2070').map((one) => one.houseNumber)).toContain(
      '5',
    );
  });
});

describe('a file', () => {
  it('is read by its name, or refused with the names there are', () => {
    expect([formatOf('a.CSV'), formatOf('b.geojson'), formatOf('tunisia-latest.osm.pbf')]).toEqual([
      'csv',
      'geojson',
      'pbf',
    ]);
    expect(() => formatOf('addresses.xlsx')).toThrow(/--format csv\|geojson\|pbf/);
  });

  it('of any bytes whatever gives rows, rejections or one clear refusal', async () => {
    const file = await tinyOsmFile();
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('"', '\n', ';;', 'lat,lng,no,rue\n'),
    );
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.array(text, { maxLength: 6 }).map((parts) => new TextEncoder().encode(parts.join(''))),
      // A true file with one byte of it changed.
      fc
        .tuple(fc.nat(file.length - 1), fc.nat(255))
        .map(([at, byte]) => file.map((one, index) => (index === at ? byte : one))),
    );
    const format = fc.constantFrom('csv', 'geojson', 'pbf');
    await fc.assert(
      fc.asyncProperty(format, content, async (kind, bytes) => {
        const outcome = await rowsIn(kind, bytes).catch((error: unknown) => error);
        if (!Array.isArray(outcome)) expect(outcome).toMatchObject({ name: 'ImportError' });
      }),
      { numRuns: 600 },
    );
  });
});
