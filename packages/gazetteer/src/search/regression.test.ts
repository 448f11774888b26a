import { beforeAll, describe, expect, it } from 'vitest';
import { isAnswered, regressionLines } from '../../bench/queries.ts';
import { readTable } from '../../scripts/tables.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

const lines = regressionLines();

describe('what people in Tunisia type', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });

  it('is a table of at least 300 queries, nearly all of them answered', () => {
    expect(lines.length).toBeGreaterThanOrEqual(300);
    expect(lines.filter(({ isKnownFailure }) => isKnownFailure).length).toBeLessThanOrEqual(
      lines.length * 0.02,
    );
  });

  it('finds the place meant for every query that is not a known failure', () => {
    const failed = lines
      .filter((line) => !line.isKnownFailure && !isAnswered(line, gazetteer.search(line.query)))
      .map(({ query, names }) => {
        const got = gazetteer.search(query).map(({ label }) => label);
        return `${query}: wanted ${names.join(' or ')}, got ${got.join(' | ') || 'nothing'}`;
      });
    expect(failed).toEqual([]);
  });

  const finds = (query: string, id: string): boolean =>
    gazetteer.search(query).some((match) => match.id === id);

  it('knows every governorate by its name in three languages', () => {
    const rows = readTable('governorates.csv', ['iso', 'name_fr', 'name_ar', 'name_en']);
    const missing = rows.flatMap((row) =>
      [row.name_fr, row.name_ar, row.name_en].filter((name) => !finds(name, `gov:${row.iso}`)),
    );
    expect(rows).toHaveLength(24);
    expect(missing).toEqual([]);
  });

  it('knows every delegation by its French and its Arabic name', () => {
    const rows = readTable('delegations.csv', ['adm2_code', 'name', 'name_ar']);
    const missing = rows.flatMap((row) =>
      [row.name, row.name_ar].filter((name) => !finds(name, `del:${row.adm2_code}`)),
    );
    expect(rows).toHaveLength(279);
    expect(missing).toEqual([]);
  });

  it('does not take the beginning of another name for a correction', () => {
    for (const query of ['tun', 'sou', 'mars', 'sfax tunis']) {
      const prefixes = gazetteer.search(query, { limit: 20 }).filter(({ kind }) => kind === 'prefix');
      expect(prefixes.length, query).toBeGreaterThan(0);
      expect(
        prefixes.filter(({ corrections }) => corrections.some(({ from }) => from === query)),
        query,
      ).toEqual([]);
    }
    expect(gazetteer.search('sou').map(({ name }) => name)).not.toContain('Jendouba');
    expect(gazetteer.search('souk el arba')[0]?.name).toBe('Jendouba');
  });

  it('answers a kind and a region with places of that kind there', () => {
    for (const match of gazetteer.search('gare tunis')) {
      expect(match.category, match.label).toMatch(/station$/u);
      expect(match.governorateCode, match.label).toBe('TN-11');
    }
  });

  it('answers the name that numbered quarters share with the quarter that bears it alone, then with those', () => {
    for (const [query, name, postalCode] of [
      ['cité el bassatine', 'Cité El Bassatine', '2094'],
      ['chotrana', 'Chotrana', '2036'],
      ['el manar', 'El Manar', '2092'],
      ['المنار', 'El Manar', '2092'],
      ['ettaamir', 'Ettaamir', '2080'],
    ] as const) {
      const [first, ...others] = gazetteer.search(query);
      expect(first, query).toMatchObject({ name, postalCode });
      const numbered = others.filter((other) => /^\S.* (?:\d|[IV]+)$/u.test(other.name));
      expect(
        numbered.some((other) => other.delegation === first?.delegation),
        query,
      ).toBe(true);
    }
  });

  it('never shows one place on two lines', () => {
    for (const query of ['la marsa plage', 'bab el khadra', 'ariana', 'le kram', 'république']) {
      const labels = gazetteer.search(query).map(({ label }) => label);
      expect(new Set(labels).size, query).toBe(labels.length);
    }
  });

  it('names the locality of a delegation in Arabic where the answer is Arabic', () => {
    const codes = readTable('delegations.csv', ['adm2_code']).map((row) => row.adm2_code);
    const latin = codes.filter((code) =>
      /[a-z]/iu.test(gazetteer.get(`del:${code}`, { lang: 'ar' })?.locality ?? ''),
    );
    expect(latin).toEqual([]);
  });

  it('knows every postal code by its number', () => {
    const codes = new Set(readTable('localities.csv', ['postal_code']).map((row) => row.postal_code));
    const missing = [...codes].filter((code) => gazetteer.search(code)[0]?.id !== `postal:${code}`);
    expect(codes.size).toBe(972);
    expect(missing).toEqual([]);
  });
});
