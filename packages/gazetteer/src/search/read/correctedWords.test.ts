import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../loadGazetteer.ts';

const gazetteer = await loadGazetteer();
await gazetteer.complete;

const first = (query: string) => gazetteer.search(query)[0];

describe('a street whose "avenue", "boulevard" or "impasse" is misspelt', () => {
  // Beside a town next to its own, where only "avenue" tells that the other words are a street's name.
  it.each([
    ['avneue bab jedid bab el bhar', 'Avenue Bab Jedid'],
    ['12 avznue bab jedid, bab el bhar', 'Avenue Bab Jedid'],
    ['avneue bayrim ettounsi ezzouhour', 'Avenue Bayrim Ettounsi'],
    ['avenu mohamed el marzouki el kabaria', 'Avenue Mohamed El Marzouki'],
    ['boulveard bab mnara bab el bhar', 'Boulevard Bab Mnara'],
    ['impasde el abbassia zarzouna', 'Impasse el Abbassia'],
  ])('is found as it is when spelt well: %s', (query, name) => {
    const found = first(query);
    expect(found?.name).toBe(name);
    expect(found?.kind).toBe('fuzzy');
  });

  it('tells which word was put right, also of a town that does not have it', () => {
    const [street, town] = gazetteer.search('avneue bab jedid bab el bhar');
    expect(street?.corrections).toEqual([{ from: 'avneue', to: 'Avenue' }]);
    expect(street?.highlight).toEqual([
      [0, 6],
      [7, 10],
      [11, 16],
    ]);
    expect(town?.name).toBe('Bab El Bhar');
    expect(town?.corrections).toEqual([{ from: 'avneue', to: 'avenue' }]);
  });
});

describe('a misspelt town beside a street that every town has', () => {
  it.each([
    ['avenue habib bourguiba nabeuul', 'Nabeul'],
    ['12 av. habib bourguiba, kasserien', 'Kasserine'],
    ['avenue de la république Tozuer', 'Tozeur'],
    ['avenu habib bourguiba keliiba', 'Kélibia'],
    ['taatouine, avenue farhat hached', 'Tataouine'],
    ['rue ibn khaldoun monastri', 'Monastir'],
  ])('is that town: %s', (query, town) => {
    const found = first(query);
    expect(found?.name).toBe(town);
    expect(found?.kind).toBe('fuzzy');
    expect(found?.corrections.map(({ to }) => to)).toContain(town);
  });

  it.each([
    // Letters swapped, doubled, dropped, next to each other on a phone, and heard alike.
    ['شارع الحبيب بورقيبة القصيرن', 'القصرين'],
    ['12 نهج فرحات حشاد، صففاقس', 'صفاقس'],
    ['تطاون شارع الجمهورية', 'تطاوين'],
    ['نهج ابن خلدون مدتين', 'مدنين'],
    ['شارع البيئة صوسة', 'سوسة'],
    ['avenue habib bourguiba جرجيش', 'جرجيس'],
    // "In", written onto it, also with its article.
    ['شارع البيئة بجرجيس', 'جرجيس'],
    ['نهج فرحات حشاد بالمهدية', 'المهدية'],
  ])('is that town in Arabic: %s', (query, town) => {
    const [found] = gazetteer.search(query, { lang: 'ar' });
    expect(found?.label).toContain(town);
    expect(found?.kind).toBe('fuzzy');
    expect(found?.corrections.map(({ to }) => to)).toContain(town);
  });

  it.each([
    ['avenue de l’environnement hazwa', 'Hazoua'],
    ['rue farhat hached 9er9ennah', 'Kerkennah'],
    ['avenue habib bourguiba tatawin', 'Tataouine'],
  ])('is the town of that sound: %s', (query, town) => {
    expect(first(query)?.label).toContain(town);
  });

  it('has its own street first', () => {
    expect(first('rue ikhouan essaa susse')?.label).toBe(
      'Rue Ikhouan Essafa, Sousse Sidi Abdelhamid, 4000 Sousse',
    );
  });

  it('is no town directly after "rue" or the word for a building, and none while it is being typed', () => {
    expect(first('rue de monastyir la manouba')?.governorate).toBe('La Manouba');
    expect(first('avenue habib bourguiba residence nabeuul bardo')?.label).toContain('Le Bardo');
    expect(first('avenue habib bourguiba nabeu')?.corrections).toEqual([]);
    expect(first('12 rue de Libéria Sidi Bouz')?.governorate).toBe('Sidi Bouzid');
  });
});

describe('a name that is one mistake away from a town', () => {
  it.each([
    // Beside the town that is named, before it and after it, and of whom or what it is told there.
    ['72 rue Danemark Sousse magasin Remadi', 'Rue Danemark', 'Sousse'],
    ['112 rue ez Zaafaran, dr Tataouini Sousse', 'Rue ez Zaafaran', 'Sousse'],
    ['salon Bardi, rue Kerkenna, Sousse', 'Rue Kerkenna', 'Sousse'],
    ['rue de Marseille, Tunis, chez Selma', 'Tunis', 'Tunis'],
    // Beside a quarter that a comma sets apart.
    ['rue Mohamed Abdou, cité er Riadh, chez Karba', 'Rue Mohamed Abdou', 'Sousse'],
    // Of people who are from there.
    ['rue el Âdala dr Haffouzi', 'Rue el Âdala', 'Sidi Bouzid'],
    ['rue Abou Jihed, 7000, en face Nabeuli', 'Rue Abou Jihed', 'Bizerte'],
    ['نهج القدس عند النابلي', 'Rue de Jérusalem', 'Tunis'],
    ['شارع شارل نيكول دكتور التطاويني', 'Avenue Charles Nicolle', 'Tunis'],
    // Another letter, neither beside the right one nor sounding like it: a practice, a shop and two people.
    ['شارع شارل نيكول عيادة الدكتور شكري', 'Avenue Charles Nicolle', 'Tunis'],
    ['نهج القدس بوتيك سلوى', 'Rue de Jérusalem', 'Tunis'],
    ['12 نهج القدس، عند كريم', 'Rue de Jérusalem', 'Tunis'],
    // A vowel and a consonant that sound alike are two mistakes.
    ['نهج القدس صالون سمير', 'Rue de Jérusalem', 'Tunis'],
  ])('is a name, not the place of the address: %s', (query, name, governorate) => {
    expect(first(query)).toMatchObject({ name, governorate });
  });

  it('is what a school, a clinic or a house is called', () => {
    expect(first('rue de Jakarta, lycée Karba')?.governorate).not.toBe('Nabeul');
    expect(first('rue de l’hôpital Bizrete')?.name).toBe('Bizerte');
  });

  it('is the rest of a town of two words', () => {
    expect(first('rue Remada, Hammma Sousse')?.label).toBe('Rue Remada, Hammam Sousse, 4011 Sousse');
  });
});

describe('a word that is no misspelt "avenue"', () => {
  it.each([
    // A beach is as near to "place", and "Charab" to a "chara".
    ['cité de la plaqe 2 hammam sousse', 'Cité de la Plage 2'],
    ['charab ou', 'Charaf'],
  ])('is read as it was: %s', (query, name) => {
    expect(first(query)?.name).toBe(name);
  });
});
