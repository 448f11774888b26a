import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readValue } from '@smart-address/core/finder';
import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it } from 'vitest';
import { bringOver, type OldAddress } from './bringOver.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

const gazetteer = await loadGazetteer();
const TUNISIA = { south: 30, west: 7, north: 38, east: 12 };
const bring = (old: Partial<OldAddress>) =>
  readValue(
    bringOver(gazetteer, { text: '', governorate: '', delegation: '', postalCode: '', point: null, ...old }),
  );

const governorates = gazetteer.within(TUNISIA, { types: ['governorate'] });
const delegations = gazetteer.within(TUNISIA, { types: ['delegation'], limit: 300 });
const inArabic = (id: string) => gazetteer.get(id, { lang: 'ar' })?.name ?? '';
const inEnglish = (id: string) => gazetteer.get(id, { lang: 'en' })?.name ?? '';

const WAYS_TO_WRITE: readonly (readonly [string, (name: string, id: string) => string])[] = [
  ['Tunis', (name) => name],
  ['TUNIS', (name) => name.toUpperCase()],
  ['Gouvernorat Tunis', (name) => `Gouvernorat ${name}`],
  ['Gouvernorat de Tunis', (name) => `Gouvernorat de ${name.replace(/^L[ae] /, '')}`],
  ['Tunis Governorate', (_, id) => `${inEnglish(id)} Governorate`],
  ['ولاية تونس', (_, id) => `ولاية ${inArabic(id)}`],
];

describe('stored addresses', () => {
  it('are brought over by what the document shows', () => {
    const sample = read('bringOver.ts').replace(/^\/\/.*\n/, '');
    expect(read('../../packages/react/docs/coming-from.md')).toContain(`\`\`\`ts\n${sample}\`\`\``);
  });

  it.each(WAYS_TO_WRITE)('that name a governorate alone, as in "%s", are in it', (_, write) => {
    const missed = governorates.filter(
      ({ id, name, governorateCode }) =>
        bring({ governorate: write(name, id) }).address?.governorateCode !== governorateCode,
    );
    expect(governorates).toHaveLength(24);
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  const waysOfAGovernorate = [
    ...WAYS_TO_WRITE,
    ['TN-11', (_: string, id: string) => id.replace('gov:', '')],
  ] as const;

  it.each(waysOfAGovernorate.map(([example, write], way) => ({ example, write, way })))(
    'that name a delegation beside its governorate as "$example" are in it',
    ({ write, way }) => {
      // Each is asked in two or three of the seven ways: all in all of them take as long as half of a package's tests.
      const asked = delegations.filter((_, index) => (index + way) % 3 === 0);
      const missed = asked.filter(({ id, name, governorateCode }, index) => {
        const governorate = gazetteer.get(`gov:${governorateCode}`);
        if (governorate === undefined) throw new Error(governorateCode);
        const spellings = [name, name.toUpperCase(), `Délégation ${name}`, `معتمدية ${inArabic(id)}`];
        // One spelling each: which of them is asked beside which governorate changes with the row.
        return (
          bring({
            text: 'derrière la poste',
            governorate: write(governorate.name, governorate.id),
            delegation: spellings[index % spellings.length] ?? name,
          }).address?.delegation !== name
        );
      });
      expect(delegations.length).toBeGreaterThan(260);
      expect(missed.map(({ name }) => name)).toEqual([]);
    },
  );

  it('keep their words and their own point, and have the parts that fill a form', () => {
    const text = '5 Avenue Habib Bourguiba, La Marsa 2070, Tunisie';
    const value = bring({ text, governorate: 'Gouvernorat Tunis', point: { lat: 36.8782, lng: 10.3247 } });
    expect(value).toMatchObject({ text, source: 'picked', location: { lat: 36.8782, lng: 10.3247 } });
    expect(
      ['delegation', 'postalCode', 'governorateCode'].map((part) => Object(value.address)[part]),
    ).toEqual(['La Marsa', '2070', 'TN-11']);
  });

  it('with a postal code, or a street of a known town, have their place', () => {
    expect(bring({ text: 'Cité El Wafa', postalCode: '2034' }).address?.delegation).toBe('Ezzahra');
    expect(bring({ text: '12 rue de Rome', governorate: 'Tunis' }).address?.street).toBe('Rue de Rome');
  });

  it('whose delegation is written as few write it have it all the same', () => {
    expect(bring({ governorate: 'Tunis', delegation: 'Attahrir' }).address?.delegation).toBe('Ettahrir');
    expect(bring({ governorate: 'Gafsa', delegation: 'Moulares' }).address?.delegation).toBe('Om El Araïes');
  });

  it('of which nothing is known, or whose point is abroad, stay as text', () => {
    expect(bring({ text: 'xyz' })).toMatchObject({ text: 'xyz', source: 'free', location: null });
    expect(bring({ text: 'xyz', point: { lat: 48.8566, lng: 2.3522 } }).location).toBeNull();
  });
});
