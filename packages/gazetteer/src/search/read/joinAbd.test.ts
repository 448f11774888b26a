import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../../createPlaceIndex.ts';
import { loadGazetteer } from '../../loadGazetteer.ts';
import type { Gazetteer, PlaceMatch } from '../../types.ts';

describe('a name with "abd", which is written as one word, as two or as three', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  const first = (query: string): PlaceMatch | undefined => gazetteer.search(query)[0];

  it.each([
    ['rue omar ibn abd el aziz sousse', 'Rue Omar Ibn Abdelaziz, Sousse Jawhara'],
    ['rue omar ibn abdel aziz sousse', 'Rue Omar Ibn Abdelaziz, Sousse Jawhara'],
    ['boulevard Abd-el-Hamid La Bel Kadhi, Sousse', 'Boulevard Abdelhamid La Bel Kadhi, Sousse Médina'],
    ['avenue abd er rahman ben aouf kairouan', 'Avenue Abderrahman Ben Aouf, Kairouan Nord'],
    ['rue omar ibn abd aziz sousse', 'Rue Omar Ibn Abdelaziz, Sousse Jawhara'],
    ['avenue abd rahman ben aouf kairouan', 'Avenue Abderrahman Ben Aouf, Kairouan Nord'],
    ['rue abd allah ibn abbès jendouba', 'Rue Abdallah Ibn Abbès, Jendouba Nord'],
    ['cité abder razak ben chedly bizerte', 'Cité Abderrazak Ben Chedly, Bizerte Nord'],
    ['zaouia sidi abdelkader el fahs', 'Zaouia Sidi Abd el Kader, El Fahs'],
    ['نهج عبد العزيز الثعالبي بنزرت', 'Rue Abdelaziz Thaalbi, Bizerte Nord'],
    ['شارع عبد القادر سوسة', 'Rue el Emir Abdelkader, Sousse Jawhara'],
  ])('is found beside its town, however it is typed: "%s"', (query, label) => {
    expect(first(query)?.label).toContain(label);
  });

  it('is marked in the label as a whole', () => {
    const marked = (query: string): string[] =>
      (first(query)?.highlight ?? []).map(([start, end]) => first(query)?.label.slice(start, end) ?? '');
    expect(marked('rue abd el aziz thaalbi')).toEqual(['Rue', 'Abdelaziz', 'Thaalbi']);
    expect(marked('sidi abdelkader dahmani')).toEqual(['Sidi', 'Abd el Kader', 'Dahmani']);
  });

  it('is no misspelling without its article', () => {
    for (const query of ['abd kader', 'avenue abd rahman ben aouf kairouan']) {
      expect(first(query)?.corrections).toEqual([]);
      expect(first(query)?.kind).not.toBe('fuzzy');
    }
    expect(first('rue abd kader sousse')?.label).toMatch(/^Rue Abdelkader .*Sousse/u);
  });

  it('is itself after an article, and no beginning of "Abdou" is taken for it', () => {
    expect(first('rue tarafa ibn el abd jendouba')?.label).toContain('Rue Tarafa Ibn el Abd, Jendouba');
    expect(first('rue mohamed abdou sousse')?.label).toContain('Rue Mohamed Abdou, Sousse Riadh');
  });

  it('is one word in a list of one’s own too', () => {
    const index = createPlaceIndex([
      { id: 'nasser', name: 'Dépôt Abd en-Nasser' },
      { id: 'wahab', name: 'Depot Abdelwahab' },
    ]);
    expect(index.search('abdennasser')[0]?.id).toBe('nasser');
    expect(index.search('depot abd el wahab')[0]?.id).toBe('wahab');
  });

  it('is not joined to a word without an article, nor is a surname that begins so', () => {
    const index = createPlaceIndex([
      { id: 'abd', name: 'ABD Logistique' },
      { id: 'abdli', name: 'Dépôt Abdli Tunis' },
      { id: 'عبدلي', name: 'مخزن عبدلي تونس' },
    ]);
    expect(index.search('logistique')[0]?.id).toBe('abd');
    expect(index.search('tunis')[0]?.id).toBe('abdli');
    expect(index.search('تونس')[0]?.id).toBe('عبدلي');
    expect(first('نهج علي عبدلي تونس')?.label).toContain('Tunis');
    expect(first('rue abdli tunis')?.governorate).toBe('Tunis');
  });
});
