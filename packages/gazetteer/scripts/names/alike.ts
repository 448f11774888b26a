import type { GeoRow } from '../facts.ts';
import type { Town } from '../places/mergeTowns.ts';
import { ARTICLES, foldName, nameKey } from './nameKey.ts';

/** What a quarter is called before its name. */
const QUARTER = /^(?:cit[ée]|hai|[hḩ]ayy?) (?=..)/iu;
/** Words that tell a place from its neighbour of the same name: they count as they are. */
const SIDES = new Set(['est', 'ouest', 'nord', 'sud']);

/** A name's word by its sounds as French letters give them: "Djedidi" and "Jedidi", "Gueidma" and "Ghidma" differ in vowels alone. */
const soundOf = (word: string): string =>
  SIDES.has(word) || word.length === 1
    ? word.toUpperCase()
    : word
        .replace(/[cs]h/gu, 'x')
        .replaceAll('dj', 'j')
        .replace(/gu(?=[ei])/gu, 'g')
        .replace(/([gkdtp])h/gu, '$1')
        .replace(/[cq]/gu, 'k')
        .replace(/oo|ou|w/gu, 'u')
        .replace(/h$/u, '')
        .replace(/(.)\1+/gu, '$1');

export const soundsOf = (name: string): string =>
  foldName(name.replace(QUARTER, ''))
    .split(' ')
    .filter((word, index, words) => !ARTICLES.has(word) || index === words.length - 1)
    // As words of one name, so that a Roman numeral is read as one.
    .map((word, index) => soundOf(index === 0 ? nameKey(word) : nameKey(`x ${word}`).slice(1)))
    .join(' ');

interface Spelling {
  readonly sounds: string;
  readonly consonants: string;
}

const spellings = new Map<string, Spelling>();

function spellingOf(name: string): Spelling {
  const known = spellings.get(name);
  if (known !== undefined) return known;
  const sounds = soundsOf(name);
  const consonants = sounds.replace(/[aeiouyh]/gu, '').replace(/([a-z])\1+/gu, '$1');
  const spelling = { sounds, consonants };
  spellings.set(name, spelling);
  return spelling;
}

/** How many letters have to be put in, taken out or exchanged to make one text of the other. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...b].entries()) {
      const exchanged = (row[to] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, exchanged));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** An Arabic name without what its spellings differ in: articles, the hamza of an alef, a final he for te. */
export const arabicKey = (name: string): string =>
  name
    .replace(/(?<=^|\s)ال/gu, '')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/\s/gu, '');

/** A delegation's town goes by the delegation's name: it is Djerba Houmet Souk, not Djerba, whatever else the tables call it. */
const latinNames = ({ heads, postal, geo }: Town): string[] =>
  heads === undefined
    ? [...(postal === undefined ? [] : [postal.name]), ...geo.map(({ name }) => name)]
    : [heads.name];

const arabicNames = (town: Town): string[] =>
  [town.heads?.nameAr ?? '', town.postal?.nameAr ?? '', ...town.geo.map(({ nameAr }) => nameAr)]
    .filter((name) => name !== '')
    .map((name) => arabicKey(name.replace(/^حي /u, '')));

const isQuarter = (name: string): boolean => QUARTER.test(name);
const chiefName = (town: Town): string => latinNames(town)[0] ?? '';

/** Whether one of two places of a name is called a quarter and the other is not. */
export const isQuarterOfOne = (a: Town, b: Town): boolean =>
  isQuarter(chiefName(a)) !== isQuarter(chiefName(b));

/**
 * What a place that only GeoNames knows is called. A village without known people may be spelt quite otherwise than its sector: "La
 * Gazelle" beside "El Ghazala". It goes by the sector's name, which is official and has its Arabic beside it.
 */
export function officialName(geo: readonly GeoRow[]): string {
  const [first] = geo;
  if (first === undefined) return '';
  if (first.nameAr !== '' || first.population > 0) return first.name;
  const sector = geo.find(
    ({ name, nameAr }) =>
      nameAr !== '' &&
      isQuarter(name) === isQuarter(first.name) &&
      editsBetween(soundsOf(name), soundsOf(first.name)) > 1,
  );
  return (sector ?? first).name;
}

/**
 * Whether two towns of a delegation have one name in two spellings. They agree letter by letter but for "Cité", or in Arabic. Or they agree
 * in Latin letters with the same consonants and a vowel or two that differ. Two sectors are two places whatever their names. Two places
 * that GeoNames tells apart have to be spelt nearer than a sector and the village it is named after.
 */
export function areAlike(a: Town, b: Town): boolean {
  const [ofSectors, ofVillages] = [true, false].map((isSector) =>
    [a, b].every(({ geo }) => geo.some((place) => place.isSector === isSector)),
  );
  if (ofSectors) return false;
  const [arabicA, arabicB] = [arabicNames(a), arabicNames(b)];
  if (arabicA.length > 0 && arabicB.length > 0) return arabicA.some((name) => arabicB.includes(name));
  return latinNames(a).some((one) =>
    latinNames(b).some((other) => {
      const [x, y] = [spellingOf(one), spellingOf(other)];
      if (x.consonants !== y.consonants) return false;
      const letters = x.consonants.replaceAll(' ', '').length;
      const edits = editsBetween(x.sounds, y.sounds);
      return (
        edits === 0 ||
        (edits === 1 && letters >= (ofVillages ? 4 : 2)) ||
        (edits === 2 && letters >= 3 && !ofVillages)
      );
    }),
  );
}
