import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it } from 'vitest';
import { readCode } from './readCode.ts';
import { spellingOf, spokenText, typedOf } from './spelling.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readCode(text, gazetteer);

describe('reading a code', () => {
  it.each([
    ['8GR5-4JJJ-29', '8GR5-4JJJ-29'],
    [' 8gr5 4jjj 29 ', '8GR5-4JJJ-29'],
    ['8GR54JJJ29', '8GR5-4JJJ-29'],
    ['TN5245-445-5222', 'TN5245-445-5222'],
    ['TN٥٢٤٥-٤٤٥-٥٢٢٢', 'TN5245-445-5222'],
    ['tn 5245 445 5222', 'TN5245-445-5222'],
    ['huit Golf Romeo cinq quatre Juliett Juliett Juliett deux neuf', '8GR5-4JJJ-29'],
    ['eight G R five 4 J J J two nine', '8GR5-4JJJ-29'],
  ])('takes %j', (text, code) => {
    expect(read(text)).toMatchObject({ kind: 'found', code });
  });

  it('takes plus codes, the short ones with their town, and coordinates', () => {
    expect(read('8F8GR54J+JJ2')).toMatchObject({ kind: 'found', type: 'plus' });
    expect(read('R54J+JJ Tunis')).toMatchObject({
      kind: 'found',
      type: 'plus',
      code: expect.stringContaining('R54J+JJ'),
    });
    expect(read('R54J+JJ')).toEqual({ kind: 'needsTown', code: 'R54J+JJ' });
    expect(read('36.8065, 10.1815')).toMatchObject({ kind: 'found', type: 'coordinates' });
  });

  it('offers the likely codes when a letter is wrong, and only ones in Tunisia', () => {
    const reading = read('8GR5-4JJJ-28');
    expect(reading).toMatchObject({ kind: 'wrong', reason: 'CHECKSUM_MISMATCH' });
    const suggestions = reading.kind === 'wrong' ? reading.suggestions : [];
    expect(suggestions.length).toBeGreaterThan(0);
    for (const code of suggestions) expect(read(code).kind).toBe('found');
    expect(read('8GR5-4JJJ-Z9')).toMatchObject({ kind: 'wrong', suggestions: ['8GR5-4JJJ-29'] });
  });

  it('says nothing yet about a code that is still being typed', () => {
    for (const text of ['8', '8G', '8GR5-4', 'TN52', 'TN5245-44'])
      expect(read(text)).toEqual({ kind: 'unfinished' });
    expect(read('  ')).toEqual({ kind: 'empty' });
  });

  it('leaves words to the finder', () => {
    expect(read('la marsa')).toEqual({ kind: 'words' });
    expect(typedOf('deux rue de Rome')).toBe('deux rue de Rome');
  });
});

describe('spelling a code', () => {
  it('gives a word a letter, by which the code is understood again', () => {
    expect(spellingOf('8GR5').map(({ word }) => word)).toEqual(['8', 'Golf', 'Romeo', '5']);
    for (const code of ['8GR5-4JJJ-29', 'TN5245-445-5222']) {
      expect(read(spokenText(code))).toMatchObject({ kind: 'found', code });
    }
  });
});
