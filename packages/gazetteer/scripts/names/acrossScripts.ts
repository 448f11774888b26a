import { fold } from '../../src/search/read/fold.ts';
import { isVowel, Phone, writePhones } from '../../src/search/match/sound.ts';
import { ARTICLES, foldName, romanFigure } from './nameKey.ts';

/** Articles grown together with their word ("Errajel", "الراجل"), and what a quarter is called. */
const LATIN_ARTICLE = /^e(?:([bcdlnrstz])(?=\1)|l(?=[^l]...))/u;
const ARABIC_ARTICLE = /^ال(?=..)/u;
const QUARTER = /^(?:cite|hai|hay|حي|الحي)$/u;
/** Names of fewer consonants sound alike by chance: of those the vowels count too. */
const LEAST_CONSONANTS = 3;

const codes = new Uint8Array(256);
const phones = new Uint8Array(512);

/** kh is heard beside k, gh beside r. */
const heardAs = (phone: number): number =>
  phone === Phone.X ? Phone.K : phone === Phone.G ? Phone.R : phone;

const textOf = (heard: readonly number[]): string => String.fromCharCode(...heard.map((phone) => 64 + phone));

/**
 * How a name in either script sounds, article and "Cité" aside: its consonants and figures, or where those are few the vowels too. Names
 * of one place in the two scripts sound alike, as Ksar Ghilene and "قصر غيلان" do.
 */
export function soundKey(name: string): string {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const words = (isArabic ? name : foldName(name)).split(' ').filter((word) => !QUARTER.test(word));
  const heard = words
    .filter((word) => words.length === 1 || !ARTICLES.has(word))
    .flatMap((word, index) => {
      const figure = index === 0 ? undefined : romanFigure(word.toLowerCase());
      const bare = figure ?? word.replace(isArabic ? ARABIC_ARTICLE : LATIN_ARTICLE, '');
      return [...phones.subarray(0, writePhones(codes, 0, fold(bare, codes), phones))];
    });
  const consonants = heard.filter((phone) => !isVowel(phone) && phone !== Phone.H);
  return textOf(consonants.length < LEAST_CONSONANTS ? heard : consonants.map(heardAs));
}
