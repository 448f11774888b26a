import { readFileSync } from 'node:fs';
import { foldName, nameKey } from '../scripts/names/nameKey.ts';
import { readTable } from '../scripts/tables.ts';
import type { PlaceRecord } from '../src/records.types.ts';
import type { PlaceMatch } from '../src/types.ts';

/** A query and which records answer it. */
export interface Case {
  readonly query: string;
  readonly isRight: (record: PlaceRecord) => boolean;
}

export interface QueryClass {
  readonly id: string;
  readonly title: string;
  readonly cases: readonly Case[];
}

/** The same numbers on every machine (a linear congruential generator, Numerical Recipes' constants). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One random edit: a letter left out, put in, replaced, or swapped with its neighbour. */
export function edited(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length);
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a';
  switch (Math.floor(random() * 4)) {
    case 0:
      return name.slice(0, at) + name.slice(at + 1);
    case 1:
      return name.slice(0, at) + letter + name.slice(at);
    case 2:
      return name.slice(0, at) + letter + name.slice(at + 1);
    default: {
      const first = Math.min(at, name.length - 2);
      return name.slice(0, first) + (name[first + 1] ?? '') + (name[first] ?? '') + name.slice(first + 2);
    }
  }
}

const namesOf = new WeakMap<PlaceRecord, Set<string>>();

/** Whether a record bears a name, accents, articles, spaces and doubled letters aside. */
export function bears(record: PlaceRecord, name: string): boolean {
  let names = namesOf.get(record);
  if (!names) {
    names = new Set(
      [record.name, record.nameAr, record.nameEn, ...record.aliases]
        .filter((other) => other !== '')
        .map(nameKey),
    );
    namesOf.set(record, names);
  }
  return names.has(nameKey(name));
}

const withoutMarks = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Every class of the search bench: `size` queries of each that is drawn, all of those that are given. */
export function queryClasses(records: readonly PlaceRecord[], size: number): QueryClass[] {
  const random = seededRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const named = records.filter(({ name, type }) => foldName(name).length >= 4 && type !== 'postal');
  const long = named.filter(({ name }) => name.length >= 8);
  const accented = named.filter(({ name }) => withoutMarks(name) !== name);
  const draw = (from: readonly PlaceRecord[], write: (name: string) => string): Case[] =>
    Array.from({ length: size }, () => {
      const { name } = pick(from);
      return { query: write(name), isRight: (record) => bears(record, name) };
    });
  const governorates = new Map(
    records
      .filter(({ type }) => type === 'governorate')
      .map(({ governorateCode, name }) => [governorateCode, name]),
  );
  const several = Array.from({ length: size }, (): Case => {
    const place = pick(named);
    const governorate = governorates.get(place.governorateCode) ?? '';
    const region = pick([governorate, place.delegation || governorate, place.postalCode || governorate]);
    return {
      query: `${edited(place.name, random)} ${region}`,
      isRight: (record) => bears(record, place.name) && record.governorateCode === place.governorateCode,
    };
  });
  const variants = readTable('variants.csv', ['canonical', 'governorate_iso', 'variant', 'script']);
  const spelled = (script: string): Case[] =>
    variants
      .filter((row) => row.script === script)
      .map((row) => ({
        query: row.variant,
        isRight: (record) => record.governorateCode === row.governorate_iso && bears(record, row.canonical),
      }));
  return [
    { id: 'b', title: 'one edit', cases: draw(named, (name) => edited(name, random)) },
    { id: 'b8', title: 'one edit, 8 letters and more', cases: draw(long, (name) => edited(name, random)) },
    { id: 'c', title: 'two edits', cases: draw(named, (name) => edited(edited(name, random), random)) },
    {
      id: 'c8',
      title: 'two edits, 8 letters and more',
      cases: draw(long, (name) => edited(edited(name, random), random)),
    },
    { id: 'd', title: 'accents dropped', cases: draw(accented, (name) => withoutMarks(name).toLowerCase()) },
    { id: 'e', title: 'other Latin spellings', cases: spelled('latn') },
    { id: 'ar', title: 'Arabic spellings', cases: spelled('arab') },
    {
      id: 'f',
      title: 'first 3 to 4 letters',
      cases: draw(named, (name) => name.slice(0, random() < 0.5 ? 3 : 4)),
    },
    { id: 'g', title: 'one edit, and the region', cases: several },
  ];
}

/** A line of the table of queries, `regression.queries.txt`, whose head says how it is written. */
export interface RegressionLine {
  readonly query: string;
  readonly names: readonly string[];
  /** ISO code of the governorate the place must be in; empty for any. */
  readonly governorate: string;
  /** It is enough to be among the first so many. */
  readonly among: number;
  readonly isKnownFailure: boolean;
}

/** The lines of the table of queries. */
export function regressionLines(): RegressionLine[] {
  const isoOf = new Map(
    readTable('governorates.csv', ['iso', 'label']).map(({ iso, label }) => [label, iso]),
  );
  return readFileSync(new URL('../src/search/regression.queries.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', answer = ''] = line.replace(/^! /, '').split(' => ');
      const [names = '', ...rest] = answer.split('; ');
      const among = rest.find((part) => part.startsWith('@'));
      return {
        query,
        names: names.split('/'),
        governorate: rest.map((part) => isoOf.get(part)).find((iso) => iso !== undefined) ?? '',
        among: among === undefined ? 1 : Number(among.slice(1)),
        isKnownFailure: line.startsWith('! '),
      };
    });
}

/** Whether an answer has the place that a line means, among its first so many. */
export function isAnswered(
  { names, governorate, among }: RegressionLine,
  matches: readonly PlaceMatch[],
): boolean {
  return matches.slice(0, among).some((match) => {
    if (governorate !== '' && match.governorateCode !== governorate) return false;
    return names.some(
      (name) =>
        (name === 'code' && match.kind === 'code') ||
        (match.type === 'postal' && match.postalCode === name) ||
        nameKey(match.name) === nameKey(name),
    );
  });
}
