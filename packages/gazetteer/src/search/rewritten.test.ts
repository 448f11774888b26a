import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../createPlaceIndex.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

describe('a text that finds nothing as it was typed, or guesses', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  const first = (query: string) => gazetteer.search(query)[0];

  it.each([
    ['ؤضقفاضلث', 'Carthage'],
    ['اضككضكثف', 'Hammamet'],
    ['لاهصثقفث', 'Bizerte'],
    ['s;s,', 'Sousse'],
    ['hgplhlhj', 'Hammamet'],
    ['hgsk$', 'Sned'],
    ['قثلعثلا', 'Regueb'],
    ['نثلاهمه', 'Kébili'],
    ['12 لاهصثقفث', 'Bizerte'],
    ['سخعسسث كث', 'Sousse Médina'],
  ])('is read as typed with the keyboard set to the other script: %s', (typed, name) => {
    expect(first(typed)?.name).toBe(name);
  });

  it.each([
    ['نيع مهارد', 'Aïn Draham'],
    ['ديزوب يديس ةرماعلا', 'El Amra'],
    ['سدار', 'Radès'],
    ['ةسلكات ، ديبعلا يداو 17', 'Oued El Abid'],
    ['ةنيدملا ةنايرأ ،V هزنملا', 'El Menzah 5'],
    ['ودراب حتفلا ناهربلا يح', 'El Fath'],
    ['نادرق تارمهملا', 'El Maamrate'],
  ])('is read in reverse, as Arabic is copied from a document in visual order: %s', (typed, name) => {
    expect(first(typed)?.name).toBe(name);
  });

  it('is no name in reverse unless some of its words are known', () => {
    for (const typed of ['وظيحظس', 'زعهل', 'دبعجث', 'يحظظخ', 'حزهزهحه'])
      expect(gazetteer.search(typed), typed).toEqual([]);
  });

  it.each([
    ['ezzouhouriii', 'Ezzouhour III, Ezzouhour, 2052 Tunis'],
    ['ruedemarseillejendouba', 'Rue de Marseille, Jendouba, 8100 Jendouba'],
    ['citeennasrmateur', 'Cité Ennasr, Mateur, 7030 Bizerte'],
    ['olfa jaziri ruedemarseillejendouba', 'Rue de Marseille, Jendouba, 8100 Jendouba'],
  ])('is read as one without spaces: %s', (typed, label) => {
    expect(first(typed)?.label).toBe(label);
  });

  it.each(['207O', '2o70', '2O7O '])('has the letter O for the zeros of a postal code: %s', (typed) => {
    expect(first(typed)).toMatchObject({ type: 'postal', postalCode: '2070', kind: 'exact' });
  });

  it('is left alone if the list does not know that code: an agency may be called so', () => {
    expect(createPlaceIndex(['Agence 2ooo']).search('2ooo')[0]?.name).toBe('Agence 2ooo');
  });

  it('is left alone if it has both scripts', () => {
    expect(first('municipalité de تمغزة')?.name).toBe('Tamaghza');
  });

  it('says which part of it was read otherwise, so that a flat beside it is not part of that', () => {
    expect(first('appt 4 ruedemarseillejendouba')?.corrections).toEqual([
      { from: 'ruedemarseillejendouba', to: 'Rue de Marseille' },
    ]);
  });

  it('says what it was read as, and nonsense still finds nothing', () => {
    expect(first('لاهصثقفث')).toMatchObject({
      kind: 'fuzzy',
      corrections: [{ from: 'لاهصثقفث', to: 'Bizerte' }],
    });
    for (const typed of [
      'qwxzzkvbq',
      'ضضضضصصص',
      'x'.repeat(200),
      '@@@@@',
      ';;;;;;',
      '10002034',
      '1'.repeat(24),
    ])
      expect(gazetteer.search(typed)).toEqual([]);
  });
});
