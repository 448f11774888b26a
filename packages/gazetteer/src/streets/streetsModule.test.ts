import { describe, expect, it, vi } from 'vitest';
import { atOnce } from '../inTasks.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import { loadPlaces } from '../places/loadParts.ts';
import { createSearch } from '../search/createSearch.ts';
import { fetchOwnStreets, readOwnStreets } from './loadOwnStreets.ts';
import type { Street, StreetsModule } from './streets.types.ts';
import { streetsModule } from './streetsModule.ts';

const street = (name: string, lat: number, lng: number, more: Partial<Street> = {}): Street => ({
  name,
  nameAr: '',
  location: { lat, lng },
  postalCode: '',
  ...more,
});

/** The module as a page imports it. */
async function packed(streets: readonly Street[], attribution = ''): Promise<StreetsModule> {
  const { source } = streetsModule(streets, await loadGazetteer(), attribution);
  const module: StreetsModule = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return module;
}

async function searchOf(streets: readonly Street[]) {
  const places = await loadPlaces();
  const engine = createSearch();
  const part = readOwnStreets(await packed(streets), places);
  atOnce(engine.add(places));
  atOnce(engine.add(part));
  return { engine, table: part.table };
}

describe('streets of one’s own', () => {
  it('are found in both scripts, by their town, with the area and code of the nearest place', async () => {
    const { engine, table } = await searchOf([
      street('Rue Tazarka Neuve', 34.7398, 10.76, { nameAr: 'نهج تازركة الجديد' }),
      street('Rue des Potiers Bleus', 36.8781, 10.3247, { postalCode: '2079' }),
    ]);
    const [found] = engine.search('rue tazarka neuve sfax');
    expect(found).toMatchObject({
      id: 'street:3000:rue-tazarka-neuve',
      type: 'street',
      name: 'Rue Tazarka Neuve',
      governorateCode: 'TN-61',
      accuracy: 'street',
      location: { lat: 34.7398, lng: 10.76 },
    });
    expect(engine.search('نهج تازركة الجديد', { lang: 'ar' })[0]).toMatchObject({
      name: 'نهج تازركة الجديد',
      governorate: 'صفاقس',
    });
    expect(engine.search('potiers bleux', { governorate: 'TN-11' })[0]).toMatchObject({
      postalCode: '2079',
      delegation: 'La Marsa',
    });
    expect(table.place(table.indexOf('street:3000:rue-tazarka-neuve'), 'fr').name).toBe('Rue Tazarka Neuve');
  });

  it('of one name within a kilometre are one, at the piece nearest to their middle; farther off they are two', async () => {
    const pieces = [0, 0.002, 0.005].map((step) => street('Rue des Noyers', 36.8 + step, 10.18));
    const { engine } = await searchOf([...pieces, street('rue des noyers', 36.86, 10.19)]);
    const found = engine.search('rue des noyers', { types: ['street'] });
    expect(found.map(({ location }) => location.lat).sort()).toEqual([36.802, 36.86]);
  });

  it('of one name and code have ids of their own, whatever their names hold', async () => {
    const far = [36.8, 36.815].map((lat) => street('Rue | du ^ 7', lat, 10.18, { postalCode: '1000' }));
    const { table } = await searchOf([...far, street('نهج الورد', 36.8, 10.18, { postalCode: '1000' })]);
    const ids = [0, 1, 2].map((row) => table.place(row, 'fr').id);
    expect(ids.sort()).toEqual(['street:1000:rue-du-7', 'street:1000:rue-du-7-2', 'street:1000:نهج-الورد']);
  });

  it('may be many in one area', async () => {
    const many = Array.from({ length: 9_000 }, (_, at) => street(`Rue ${at + 1_000}`, 36.8, 10.18));
    const { engine, table } = await searchOf(many);
    expect(table.size).toBe(9_000);
    expect(engine.search('rue 9998')[0]).toMatchObject({ name: 'Rue 9998', governorateCode: 'TN-11' });
  });

  it('in a delegation that the data does not know have their governorate', async () => {
    const module = await packed([street('Rue des Noyers', 36.8, 10.18)]);
    const columns = module.columns.map((column) => column.replace(/\|Bab [^^]*/u, '|Gone'));
    const { table } = readOwnStreets({ ...module, columns }, await loadPlaces());
    expect(table.place(0, 'fr')).toMatchObject({ governorateCode: 'TN-11', delegation: '' });
  });

  it('that another version packed are not read, and the console says what to do', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await fetchOwnStreets(async () => ({ format: 99, columns: [], attribution: '' }))).toBeUndefined();
    expect(said.mock.calls.flat().join()).toContain('smart-address-server streets');
    said.mockRestore();
  });
});
