import type { PlaceColumns } from '../places/placeColumns.ts';
import { LONGEST } from './distance.ts';
import { fold } from './fold.ts';
import { consonantsOf } from './sound.ts';
import { Lexicon, ROLE_KIND, ROLE_NONE, ROLE_SMALL, wordEnd, wordStart } from './lexicon.ts';

/** Lists of numbers, one list a row, end to end. */
interface Lists {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** Every name of every place, and which words and whole spellings lead to it. */
export interface NameIndex {
  readonly columns: PlaceColumns;
  readonly lexicon: Lexicon;
  /** Keys below this one are words; the others are whole names written without spaces. */
  readonly words: number;
  readonly names: number;
  readonly row: Uint32Array;
  /** 1 where the name is none of those that are shown. */
  readonly isAlias: Uint8Array;
  /** How many of a name's words tell it apart, and how many only say what kind of place it is. */
  readonly telling: Uint8Array;
  readonly kinds: Uint8Array;
  /** How many are articles and the like. */
  readonly smalls: Uint8Array;
  /** Key -> names that have the word. */
  readonly byWord: Lists;
  /** Key -> twice the number of each name that is this when written without spaces; odd where its small words are left out. */
  readonly byWhole: Lists;
  /** Key -> regions named with the word: governorates first, then areas. */
  readonly byRegion: Map<number, readonly number[]>;
  readonly regions: number;
}

export function buildNameIndex(columns: PlaceColumns): NameIndex {
  const { size, names, namesAr, namesEn, aliases } = columns;
  const codes = new Uint8Array(256);
  const lexicon = new Lexicon(size * 2 + 2048, size * 20 + 16_384);
  lexicon.addRoles();

  const row = new Column(size * 2);
  const isAlias = new Column(size * 2);
  const telling = new Column(size * 2);
  const kinds = new Column(size * 2);
  const smalls = new Column(size * 2);
  const wordStarts = new Column(size * 2);
  const wordKeys = new Column(size * 4);

  const addWords = (name: string): void => {
    const length = fold(name, codes);
    let content = 0;
    let kind = 0;
    const first = wordKeys.size;
    for (let i = 0; i < length;) {
      if (codes[i] === 0) {
        i++;
        continue;
      }
      const end = wordEnd(codes, i, length);
      const key = lexicon.intern(codes, wordStart(codes, i, end), end);
      i = end;
      wordKeys.push(key);
      const role = lexicon.roleOf(key);
      if (role === ROLE_NONE) content++;
      else if (role === ROLE_KIND) kind++;
    }
    if (wordKeys.size === first) return;
    telling.push(content);
    kinds.push(kind);
    smalls.push(wordKeys.size - first - content - kind);
    wordStarts.push(first);
  };
  const addName = (of: number, name: string, alias = 0): void => {
    const before = wordStarts.size;
    addWords(name);
    if (wordStarts.size === before) return;
    row.push(of);
    isAlias.push(alias);
  };
  for (let i = 0; i < size; i++) {
    addName(i, names[i] ?? '');
    if (namesAr[i]) addName(i, namesAr[i] ?? '');
    if (namesEn[i]) addName(i, namesEn[i] ?? '');
    const others = aliases[i];
    if (others) for (const other of others.split('|')) addName(i, other, 1);
  }
  const nameCount = row.size;
  wordStarts.push(wordKeys.size);

  const byRegion = new Map<number, number[]>();
  const addRegion = (region: number, name: string): void => {
    const first = wordKeys.size;
    addWords(name);
    for (let i = first; i < wordKeys.size; i++) {
      const key = lexicon.canonical(wordKeys.at(i));
      if (lexicon.roleOf(key) === ROLE_SMALL) continue;
      const known = byRegion.get(key);
      if (!known) byRegion.set(key, [region]);
      else if (!known.includes(region)) known.push(region);
    }
  };
  columns.governorates.forEach(({ fr, ar, en }, i) => {
    for (const name of [fr, ar, en]) addRegion(i, name);
  });
  columns.areas.forEach(({ delegation, delegationAr }, i) => {
    for (const name of [delegation, delegationAr]) addRegion(columns.governorates.length + i, name);
  });

  const words = lexicon.size;
  lexicon.hear();
  const joined = new Uint8Array(LONGEST + 80);
  let hasSmall = false;
  const join = (name: number, withSmall: boolean): number => {
    const first = wordStarts.at(name);
    const end = wordStarts.at(name + 1);
    hasSmall = false;
    if (end - first === 1) return lexicon.canonical(wordKeys.at(first));
    let length = 0;
    let skeleton = 0;
    let consonants = 0;
    for (let i = first; i < end && length < LONGEST; i++) {
      const key = lexicon.canonical(wordKeys.at(i));
      if (lexicon.roleOf(key) === ROLE_SMALL) {
        hasSmall = true;
        if (!withSmall) continue;
      }
      const from = lexicon.letterStart[key] ?? 0;
      const to = lexicon.letterStart[key + 1] ?? 0;
      for (let j = from; j < to; j++) joined[length++] = lexicon.letters[j] ?? 0;
      const heard = lexicon.skeleton[key] ?? 0;
      if (consonants < 8) skeleton |= heard >>> (4 * consonants);
      consonants += consonantsOf(heard);
    }
    return length === 0 ? -1 : lexicon.internWhole(joined, length, skeleton >>> 0);
  };
  const wholes = new Column(nameCount * 2);
  const wholeNames = new Column(nameCount * 2);
  for (let name = 0; name < nameCount; name++) {
    const bare = join(name, false);
    if (bare >= 0) {
      wholes.push(bare);
      wholeNames.push(name * 2 + (hasSmall ? 1 : 0));
    }
    if (!hasSmall) continue;
    wholes.push(join(name, true));
    wholeNames.push(name * 2);
  }
  lexicon.seal();

  const wordOwners = new Uint32Array(wordKeys.size);
  const keyOfWord = new Column(wordKeys.size);
  let owner = 0;
  for (let i = 0; i < wordStarts.at(nameCount); i++) {
    while (i >= wordStarts.at(owner + 1)) owner++;
    const key = lexicon.canonical(wordKeys.at(i));
    if (lexicon.roleOf(key) === ROLE_SMALL && wordStarts.at(owner + 1) - wordStarts.at(owner) > 1) continue;
    wordOwners[keyOfWord.size] = owner;
    keyOfWord.push(key);
  }
  return {
    columns,
    lexicon,
    words,
    names: nameCount,
    row: row.trimmed(),
    isAlias: Uint8Array.from(isAlias.trimmed()),
    telling: Uint8Array.from(telling.trimmed()),
    kinds: Uint8Array.from(kinds.trimmed()),
    smalls: Uint8Array.from(smalls.trimmed()),
    byWord: invert(lexicon.size, keyOfWord.trimmed(), wordOwners),
    byWhole: invert(lexicon.size, wholes.trimmed(), wholeNames.trimmed()),
    byRegion,
    regions: columns.governorates.length + columns.areas.length,
  };
}

/** Numbers that grow in number. */
class Column {
  size = 0;
  private items: Uint32Array;

  constructor(expected: number) {
    this.items = new Uint32Array(Math.max(16, expected));
  }

  at(i: number): number {
    return this.items[i] ?? 0;
  }

  push(item: number): void {
    if (this.size === this.items.length) {
      const larger = new Uint32Array(this.size * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.size++] = item;
  }

  trimmed(): Uint32Array {
    return this.items.subarray(0, this.size);
  }
}

/** From "item i belongs under key i" to the items of each key, in order. */
function invert(keys: number, keyOf: Uint32Array, items: Uint32Array): Lists {
  const start = new Uint32Array(keys + 1);
  for (const key of keyOf) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let key = 0; key < keys; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const at = start.slice();
  const sorted = new Uint32Array(keyOf.length);
  for (let i = 0; i < keyOf.length; i++) {
    const key = keyOf[i] ?? 0;
    const place = at[key] ?? 0;
    at[key] = place + 1;
    sorted[place] = items[i] ?? 0;
  }
  return { start, items: sorted };
}
