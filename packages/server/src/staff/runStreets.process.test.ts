import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createOfflineProvider } from '@smart-address/core';
import { loadGazetteer, type StreetsModule } from '@smart-address/gazetteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyOsmFile } from '../../test/osmFile.ts';
import { runStaffCommand } from './runStaffCommand.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...words: readonly string[]) {
  const printed: string[] = [];
  const warned: string[] = [];
  const code = await runStaffCommand(['streets', ...words], {
    print: (text) => printed.push(text),
    warn: (text) => warned.push(text),
    redraw: null,
    open: () => Promise.reject(new Error('It opens no data.')),
    serve: async () => {},
    clock: Date.now,
    user: '',
    variables: {},
  });
  return { code, out: printed.join('\n'), error: warned.join('\n') };
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const importOf = (path: string) => (): Promise<StreetsModule> => import(pathToFileURL(path).href);

describe('streets', () => {
  it('of a CSV file are found by the search on the device, and credited', async () => {
    const list = await file(
      'streets.csv',
      'nom;nom_ar;code postal;lat;lon\n' +
        'Rue Zitouna Zarqa;نهج الزيتونة الزرقاء;3000;34.74;10.76\n' +
        'Rue sans point;;;;\n' +
        'Rue ailleurs;;;48.85;2.35\n',
    );
    const out = join(folder, 'streets.js');
    const { code, out: told, error } = await run(list, '--out', out, '--source', 'Ville de Sfax');
    expect([code, told]).toEqual([
      0,
      expect.stringMatching(/^3 read, 2 rejected: 1 streets in .*streets\.js, \d+ kB/),
    ]);
    expect(error).toMatch(/line 3: MISSING_POINT[^]*line 4: OUT_OF_COVERAGE/);

    const provider = createOfflineProvider({ streets: importOf(out) });
    const { signal } = new AbortController();
    const found = await provider.suggest('zitouna zarka sfax', { signal, locale: 'fr', session: '' });
    expect(found.results[0]).toMatchObject({
      type: 'street',
      address: { postalCode: '3000', governorateCode: 'TN-61' },
    });
    expect(found.attribution).toMatch(/Ville de Sfax$/);
    // A page that calls it twice has them once.
    const again = await loadGazetteer({ streets: importOf(out) });
    const options = { types: ['street'], governorate: 'TN-61' } as const;
    expect(again.search('rue zitouna zarqa', options).map(({ name }) => name)).toEqual(['Rue Zitouna Zarqa']);
    expect(again.get('street:3000:rue-zitouna-zarqa')?.location).toEqual({ lat: 34.74, lng: 10.76 });
  });

  it('of an OpenStreetMap extract are its named ways, credited without being asked', async () => {
    const out = join(folder, 'osm.js');
    const { code } = await run(await file('tiny.pbf', await tinyOsmFile()), '--out', out);
    expect(code).toBe(0);
    const written = await readFile(out, 'utf8');
    expect(written).toContain('Rue des Ateliers');
    expect(written).toContain('نهج الورشات');
    expect(written).toContain('© OpenStreetMap contributors');
  });

  it('of GeoJSON are points or lines', async () => {
    const feature = (type: string, coordinates: unknown, name: string) =>
      JSON.stringify({ type: 'Feature', geometry: { type, coordinates }, properties: { name } });
    const lines = [
      feature('Point', [10.18, 36.8], 'Rue du Point'),
      feature(
        'LineString',
        [
          [10.18, 36.8],
          [10.19, 36.81],
          [10.2, 36.8],
        ],
        'Rue de la Ligne',
      ),
      feature('MultiLineString', [[[10.18, 36.8]]], 'Rue des Lignes'),
      feature('Polygon', [[[10.18, 36.8]]], 'Place sans rue'),
    ];
    const out = join(folder, 'lines.js');
    const told = await run(await file('lines.geojsonl', lines.join('\n')), '--out', out, '--strict');
    expect([told.code, told.out]).toEqual([1, expect.stringContaining('4 read, 1 rejected: 3 streets')]);
    expect(told.error).toContain('feature 4: BAD_GEOMETRY: the feature is not a point or line');
  });

  it('without a column, a file or a place to write say so, and nothing is written', async () => {
    const nameless = await file('nameless.csv', 'lat,lon,numero\n36.8,10.18,4\n');
    expect(await run(nameless, '--out', join(folder, 'x.js'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('The header has no column for street.'),
    });
    expect(await run(nameless)).toMatchObject({ code: 2, error: '--out is needed.' });
    const none = await file('none.csv', 'lat,lon,rue\n48.8,2.3,Rue de Rivoli\n');
    expect(await run(none, '--out', join(folder, 'x.js'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('None of the 1 rows read is a street'),
    });
    const some = await file('some.csv', 'lat,lon,rue\n36.8,10.18,Rue de Rome\n');
    expect(await run(some, '--out', join(folder, 'missing', 'x.js'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('cannot be written'),
    });
  });
});
