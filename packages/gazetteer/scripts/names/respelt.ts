import type { PlaceRecord } from '../../src/records.types.ts';
import type { Mutable } from '../entry.types.ts';
import { ARTICLES, foldName } from './nameKey.ts';
import { otherNames } from './otherNames.ts';

/** A spelling that the tables have only once may be a slip. */
const LEAST_OFTEN = 2;

const isArticle = (word: string): boolean => ARTICLES.has(foldName(word));

/** Two spellings of one word differ in vowels, h and doubled letters: "Khadra", "Khadhra". */
const consonantsOf = (word: string): string =>
  foldName(word)
    .replace(/[aeiouyh]/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** The words of a name in both scripts, articles left out, where they are as many. */
function wordPairs(name: string, nameAr: string): (readonly [latin: string, arabic: string])[] {
  const latin = name.split(' ').filter((word) => !isArticle(word));
  const arabic = nameAr.split(' ').map((word) => word.replace(/^ال/u, ''));
  return latin.length === arabic.length ? latin.map((word, i) => [word, arabic[i] ?? '']) : [];
}

/** Gives the delegations' names in the spellings that the tables have of the same Arabic words in other places' names. */
export function addRespelt(records: readonly Mutable<PlaceRecord>[]): void {
  const spellings = new Map<string, Map<string, number>>();
  for (const { name, nameAr, aliases } of records) {
    // What two tables spell in two ways is one place under one of the names.
    const pairs = [name, ...aliases].flatMap((spelling) => wordPairs(spelling, nameAr));
    for (const [latin, arabic] of new Map(pairs)) {
      const known = spellings.get(arabic) ?? new Map<string, number>();
      spellings.set(arabic, known.set(latin, (known.get(latin) ?? 0) + 1));
    }
  }
  for (const record of records) {
    if (record.type !== 'delegation') continue;
    const respelt = wordPairs(record.name, record.nameAr).flatMap(([latin, arabic]) =>
      [...(spellings.get(arabic) ?? [])]
        .filter(([other, times]) => times >= LEAST_OFTEN && consonantsOf(other) === consonantsOf(latin))
        .map(([other]) => record.name.replace(latin, other)),
    );
    record.aliases = otherNames([record.name, record.nameAr], [...record.aliases, ...respelt]);
  }
}
