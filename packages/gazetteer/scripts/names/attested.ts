import type { PlaceRecord } from '../../src/records.types.ts';
import type { Mutable } from '../entry.types.ts';
import { ARTICLES, foldName, nameKey } from './nameKey.ts';
import { otherNames } from './otherNames.ts';

/** A spelling that the tables have only once may be a slip. */
const LEAST_OFTEN = 2;
/** A word is spelt so in Arabic where so large a share of its names have it so. */
const SURE = 0.8;
/** Of a place that fewer look for, its sound is enough. */
const LEAST_IMPORTANCE = 0.2;

const HAY = /^حي /u;
/** "الحي الأولمبي" needs no حي before it. */
const IS_HAY = /^(?:ال)?حي /u;
const ARABIC = /\p{Script=Arabic}/u;

/** "Nouvelle" in a name, and its Arabic in Latin letters. */
const NOUVELLE = /^Nouvelle (\p{L}+)|^(.*\p{L}) Nouvelle(?!\p{L})/u;
const JADIDA = /^(.*\p{L}) (?:El )?J[ae]dida$/u;

/** A name with "El Jadida" for "Nouvelle", or the other way about; empty for one that has neither. */
function renewed(name: string): string {
  if (NOUVELLE.test(name)) return name.replace(NOUVELLE, '$1$2 Jadida');
  const rest = JADIDA.exec(name)?.[1];
  if (rest === undefined) return '';
  return rest === 'Cité' ? 'Cité Nouvelle' : `Nouvelle ${rest}`;
}

const latinWords = (name: string): string[] =>
  foldName(name.replaceAll('-', ' '))
    .split(' ')
    .filter((word) => !ARTICLES.has(word));

const bare = (word: string): string => word.replace(/^ال/u, '');

const keyOf = ({ name, delegation }: PlaceRecord): string => `${delegation} ${nameKey(name)}`;

/** What the words of names are in Arabic, where the tables agree. */
function arabicWords(records: readonly PlaceRecord[]): Map<string, string> {
  const spellings = new Map<string, string[]>();
  for (const { name, nameAr } of records) {
    const latin = latinWords(name);
    const arabic = nameAr.split(' ');
    if (nameAr === '' || latin.length !== arabic.length) continue;
    latin.forEach((word, i) => spellings.set(word, [...(spellings.get(word) ?? []), arabic[i] ?? '']));
  }
  const sure = new Map<string, string>();
  for (const [word, all] of spellings) {
    const timesOf = (isIt: (other: string) => boolean): number => all.filter(isIt).length;
    // With the article or without, as most names have it: it is "حي الرياض", and not "الحي الرياض".
    const [spelling] = [...new Set(all)].sort(
      (a, b) => timesOf((other) => other === b) - timesOf((other) => other === a),
    );
    const times = timesOf((other) => bare(other) === bare(spelling ?? ''));
    if (spelling !== undefined && times >= LEAST_OFTEN && times >= SURE * all.length)
      sure.set(word, spelling);
  }
  return sure;
}

/**
 * Other names that the tables imply. A place without an Arabic name has one when each of its words has one in other names (it is found, and
 * never shown). One that is "حي" in Arabic has one with "Cité", and the other way about. One that is "Nouvelle" has one with "Jadida".
 */
export function addAttested(records: readonly Mutable<PlaceRecord>[]): void {
  const words = arabicWords(records);
  const taken = new Set(records.map(keyOf));
  for (const record of records) {
    const { name, nameAr, aliases } = record;
    const names = [name, nameAr];
    const implied: string[] = [];
    const isHay = [nameAr, ...aliases].some((other) => HAY.test(other));
    const isCite = latinWords(name).includes('cite');
    if (isCite && nameAr !== '' && !isHay && !IS_HAY.test(nameAr)) implied.push(`حي ${nameAr}`);
    if (isHay && !isCite && !taken.has(keyOf({ ...record, name: `Cité ${name}` })))
      implied.push(`Cité ${name}`);
    implied.push(renewed(name));
    if (
      record.importance >= LEAST_IMPORTANCE &&
      ![...names, ...aliases].some((other) => ARABIC.test(other))
    ) {
      const arabic = latinWords(name).map((word) => (/^\d+$/u.test(word) ? word : words.get(word)));
      if (arabic.every((word) => word !== undefined)) implied.push(arabic.join(' '));
    }
    record.aliases = otherNames(names, [...aliases, ...implied]);
  }
}
