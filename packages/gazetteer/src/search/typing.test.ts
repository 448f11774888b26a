import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../createPlaceIndex.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

describe('an address that is being typed', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  const labels = (query: string): string[] => gazetteer.search(query).map(({ label }) => label);

  it.each([
    ['12 rue', 'rue'],
    ['12 rue d', 'rue d'],
    ['12 bis, rue de la pl', 'rue de la pl'],
    ['7 av hab', 'av hab'],
    ['65 bd', 'bd'],
    ['12 rue mongi sl', 'rue mongi sl'],
    ['12 نهج الح', 'نهج الح'],
  ])('is found after its house number: "%s" as "%s"', (numbered, plain) => {
    expect(labels(plain).length).toBeGreaterThan(0);
    expect(labels(numbered)).toEqual(labels(plain));
  });

  it('keeps a number that a name begins with', () => {
    expect(labels('9 av')[0]).toMatch(/9 Avril/iu);
    expect(labels('20 m')[0]).toMatch(/^20 Mars/u);
    // Four figures may be a postal code: of Tunis, which has no Rue de Marseille here.
    expect(labels('1000 rue de mars')[0]).toMatch(/^Rue du 2 Mars 1934, Sijoumi/u);
    const shops = createPlaceIndex(['14 Rue de Rome', '12 Rue de Rome', '12 bis, rue de Rome']);
    expect(shops.search('12 rue')[0]?.name).toBe('12 Rue de Rome');
    expect(shops.search('14 rue de r')[0]?.name).toBe('14 Rue de Rome');
  });

  it.each([
    ['av ha', 'avenue ha'],
    ['av. de la lib', 'avenue de la lib'],
    ['r mo', 'rue mo'],
    ['hay en', 'cite en'],
  ])('may have its kind of street in short: "%s" is "%s"', (short, full) => {
    expect(labels(full).length).toBeGreaterThan(3);
    expect(labels(short)).toEqual(labels(full));
  });

  it('has its streets by the beginning of their Arabic name', () => {
    expect(labels('شارع الحب')[0]).toMatch(/^Avenue Habib Bourguiba/u);
    expect(labels('حي النص')[0]).toMatch(/^(Cité )?Ennasr/u);
  });

  it.each([
    'hammam',
    'sidi',
    'menzel',
    'منزل',
    'dar',
    'rue de la',
    'avenue de',
    'cite de la',
    'bab el',
    'sfax',
  ])('does not lose its list with the space after "%s"', (begun) => {
    const after = labels(`${begun} `);
    expect(
      labels(begun)
        .slice(0, 3)
        .filter((label) => after.includes(label)).length,
    ).toBeGreaterThan(1);
    expect(after[0]).not.toBe(undefined);
  });

  it('prefers names with an Arabic article where one was typed, and finds the others too', () => {
    expect(labels('الق').slice(0, 3)).toEqual(expect.arrayContaining(['Kairouan', 'Kasserine']));
    expect(labels('الك')[0]).toBe('Le Kef');
    expect(labels('القفص')).toContain('Gafsa');
    expect(labels('قفص')[0]).toBe('Gafsa');
  });

  it.each(['الحي', 'المستشفى', 'الملعب', 'الشارع'])(
    'takes no notice of the article of a kind of place: "%s"',
    (kind) => {
      expect(labels(kind)[0]).not.toBe(undefined);
      expect(labels(kind)).toEqual(labels(kind.slice(2)));
    },
  );

  it('knows an article within an Arabic name too', () => {
    // Place and Avenue de la République, Avenue de la Liberté: "ساحة الجمهورية", "شارع الحرية".
    expect(labels('الجمه').slice(0, 3).join()).toMatch(/Place de la République/u);
    expect(labels('الحرية').slice(0, 2).join(' ')).toMatch(/^Avenue de la Liberté.* Avenue de la Liberté/u);
  });

  it.each([
    ['rue v', /^Rue (de )?(la )?V/u],
    ['12 rue v', /^Rue (de )?(la )?V/u],
    ['rue i', /^Rue I/u],
    ['rue vi', /^Rue (des |du )?Vi/u],
    ['cité i', /^Cité (El )?I/u],
  ])('reads a last letter as the beginning of a name before a Roman figure: "%s"', (query, name) => {
    const [first, second] = labels(query);
    expect(first).toMatch(name);
    expect(second).toMatch(name);
  });

  it('leaves a letter before a number a letter: "x20" is Voie X20, not Rue 1020', () => {
    expect(labels('x20')[0]).toMatch(/^Voie X20,/u);
  });

  it('has the towns that many look for after the space, not hamlets named by that word alone', () => {
    expect(labels('hammam ').slice(0, 3).join()).toMatch(/Hammam Lif.*Hammam Sousse/u);
    expect(labels('sidi ')[0]).toBe('Sidi Bouzid');
    expect(labels('bardo ')[0]).toBe('Le Bardo, 2000 Tunis');
  });

  it.each([
    ['douar sidi ', /^Douar Sidi /u],
    ['cité sidi ', /^Cité Sidi /u],
    ['rue tarek ', /^Rue Tarek Ibn /u],
    ['cité ibn ', /^Cité Ibn Khaldoun/u],
    ['rue tarek ib', /^Rue Tarek Ibn /u],
  ])('goes on with the names that begin so, after a space too: "%s"', (typed, name) => {
    expect(labels(typed)[0]).toMatch(name);
  });

  it.each([
    ['rue cha de gaulle sousse', /^Rue Charles de Gaulle, Hammam Sousse/u],
    ['avenue moha ibn sahnoun kairouan', /^Avenue Mohamed Ibn Sahnoun, Kairouan Nord/u],
    ['rue habib tham ben arous', /^Rue Habib Thameur, Ben Arous/u],
    ['avenue salah ben yous tunis', /^Avenue Salah Ben Youssef, El Menzah/u],
  ])('may have a word before others in short, or still being typed: "%s"', (typed, name) => {
    expect(labels(typed)[0]).toMatch(name);
  });

  it('has the same names after the alef of an Arabic article as after the article, those that go on so first', () => {
    for (const typed of ['ساقية ا', 'محمد ا', 'القلعة ا', 'سوق ا'])
      expect(labels(typed)).toEqual(labels(`${typed}ل`));
    expect(labels('ساقية ا').slice(0, 2).join()).toMatch(/Sakiet Eddaier.*Sakiet Ezzit/u);
    expect(labels('محمد ا')[0]).toMatch(/^Mohamed El Karoui/u);
    expect(labels('منزل ا')[0]).toMatch(/^Menzel El Mahatta/u);
  });

  it.each(['نهج ابن ا', 'شارع أبو ا', 'حي أبو ا'])('does not empty the list with the alef: "%s"', (typed) => {
    expect(labels(typed).length).toBeGreaterThan(0);
    expect(labels(typed)).toEqual(labels(`${typed}ل`));
  });

  it('reads no article into an alef with a hamza', () => {
    expect(labels('سيدي أ')[0]).toBe('Sidi Ahmed, Bizerte Sud, 7029 Bizerte');
    expect(labels('سيدي أ')).toContain('Sidi Ahmed Zarrouk, Gafsa Sud, 2112 Gafsa');
  });

  it('takes the beginning of a town for no translation: "sou" is not "south"', () => {
    for (const typed of ['so', 'sou'])
      expect(labels(`rue mauritanie ${typed}`)[0]).toBe('Rue Mauritanie, Hammam Sousse, 4011 Sousse');
    expect(labels("rue d'afrique so")[0]).toBe("Rue d'Afrique, Hammam Sousse, 4011 Sousse");
    expect(labels('rue kais i').slice(0, 2).join()).toContain('Rue Kais Ibn Moulaouah');
  });

  it('has the towns whose names begin with an article while only that is typed, in either script', () => {
    expect(labels('ال')).toEqual(labels('el'));
    expect(labels('ال')[0]).toMatch(/^El Hamma,/u);
  });

  it('has towns that many look for before hamlets, though their article was not typed', () => {
    expect(labels('ba').slice(0, 2).join()).toMatch(/Le Bardo, 2000 Tunis/u);
    expect(labels('kr')[0]).toBe('Le Kram, 2015 Tunis');
    expect(labels('gou')[0]).toBe('La Goulette, 2060 Tunis');
  });
});
