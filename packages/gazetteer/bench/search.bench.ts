import { arch, cpus, platform } from 'node:os';
import { withExonyms } from '../scripts/names/exonyms.ts';
import { buildRecords } from '../scripts/records.ts';
import { readTable } from '../scripts/tables.ts';
import { createPlaceIndex, type PlaceIndex, type PlaceInput } from '../src/createPlaceIndex.ts';
import { loadGazetteer } from '../src/loadGazetteer.ts';
import type { PlaceRecord } from '../src/records.types.ts';
import { baselines } from './baselines.ts';
import { edited, queryClasses, seededRandom, type QueryClass } from './queries.ts';

// npx tsx packages/gazetteer/bench/search.bench.ts [--full] [--size=200] [--only=b,c] [--baselines=fuse,...|none]
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const isFull = process.argv.includes('--full');
const size = Number(option('size') ?? (isFull ? 1_000 : 400));
const onlyClasses = option('only')?.split(',');
const onlyBaselines = option('baselines')?.split(',');

/** What one library may take for the recall of all classes, and for typing. */
const BUDGET_MS = isFull ? 60_000 : 3_000;
/** Beginnings differ in worth so much ("Cité" is an eighth of them) that a few of them tell nothing. */
const LEAST_BEGINNINGS = 250;
const TYPING_MS = isFull ? 20_000 : 1_500;

interface Matcher {
  readonly name: string;
  search(query: string): readonly PlaceRecord[];
}

const records = withExonyms(buildRecords());
const governorates = new Map(
  readTable('governorates.csv', ['iso', 'name_fr', 'name_ar']).map((row) => [
    row.iso,
    { governorate: row.name_fr, governorateAr: row.name_ar },
  ]),
);
/** A record with its governorate's names. */
const inRegion = (record: PlaceRecord): PlaceInput => ({
  ...record,
  ...governorates.get(record.governorateCode),
});

/** What people get. */
async function shipped(): Promise<Matcher> {
  const gazetteer = await loadGazetteer();
  return matcherOf('smart-address, as shipped', gazetteer);
}

/** The same without the variants that some classes ask: they are a third of all there are; nor the other names of regions. */
function withoutVariants(): Matcher {
  return matcherOf('smart-address, no variant known', createPlaceIndex(records.map(inRegion)));
}

const matcherOf = (name: string, index: Pick<PlaceIndex, 'search'>): Matcher => ({
  name,
  search: (query) =>
    index
      .search(query, { limit: 5 })
      .map(({ id }) => byId.get(id))
      .filter((record) => record !== undefined),
});

const byId = new Map(records.map((record) => [record.id, record]));

function libraries(): (() => Matcher)[] {
  const owners: PlaceRecord[] = [];
  const names: string[] = [];
  for (const record of records) {
    for (const name of new Set([record.name, record.nameAr, record.nameEn, ...record.aliases])) {
      if (name === '') continue;
      names.push(name);
      owners.push(record);
    }
  }
  return Object.entries(baselines)
    .filter(([name]) => (onlyBaselines ? onlyBaselines.some((wanted) => name.startsWith(wanted)) : true))
    .map(([name, make]) => () => {
      const baseline = make(names);
      return {
        name,
        search: (query) =>
          [...new Set(baseline.search(query).map((at) => owners[at]))]
            .filter((r) => r !== undefined)
            .slice(0, 5),
      };
    });
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

function recall(matcher: Matcher, { cases }: QueryClass): string {
  let first = 0;
  let five = 0;
  const answers = new Map<string, readonly PlaceRecord[]>();
  for (const { query, isRight } of cases) {
    const answer = answers.get(query) ?? matcher.search(query);
    answers.set(query, answer);
    const at = answer.findIndex(isRight);
    if (at === 0) first++;
    if (at >= 0) five++;
  }
  const share = (count: number): string => (count / cases.length).toFixed(3).replace(/^0/, '');
  return `${share(first)}/${share(five)}`;
}

/** Milliseconds of every key when names are typed letter by letter, with and without an edit. */
function typing(matcher: Matcher, words: readonly string[], budgetMs: number): string {
  const times: number[] = [];
  const until = performance.now() + budgetMs;
  for (const word of words) {
    for (let length = 1; length <= word.length; length++) {
      const start = performance.now();
      matcher.search(word.slice(0, length));
      times.push(performance.now() - start);
    }
    if (performance.now() > until) break;
  }
  times.sort((a, b) => a - b);
  return `${quantile(times, 0.5).toFixed(2)} / ${quantile(times, 0.99).toFixed(2)} / ${(times.at(-1) ?? 0).toFixed(1)}`;
}

/**
 * How other sources' spellings fare when one fold of them is shipped as aliases and the others are asked. It is the figure for spellings
 * nobody has seen, of places some of whose spellings are known.
 */
function heldOut(folds: number): string {
  const asked = queryClasses(records, 0).filter(({ id }) => id === 'e' || id === 'ar');
  const sums = asked.map(() => ({ first: 0, five: 0, of: 0 }));
  for (let fold = 0; fold < folds; fold++) {
    const isAsked = (variant: string): boolean => foldOf(variant, folds) !== fold;
    const index = createPlaceIndex(
      records.map((record) => ({
        ...inRegion(record),
        aliases: [...record.aliases, ...record.variants.filter((variant) => !isAsked(variant))],
      })),
    );
    asked.forEach(({ cases }, i) => {
      const sum = sums[i];
      for (const { query, isRight } of cases) {
        if (!sum || !isAsked(query)) continue;
        const at = index.search(query, { limit: 5 }).findIndex(({ id }) => {
          const record = byId.get(id);
          return record !== undefined && isRight(record);
        });
        sum.of++;
        if (at === 0) sum.first++;
        if (at >= 0) sum.five++;
      }
    });
  }
  return asked
    .map(({ title }, i) => {
      const { first = 0, five = 0, of = 1 } = sums[i] ?? {};
      return `${title} ${(first / of).toFixed(3)}/${(five / of).toFixed(3)} (${of})`;
    })
    .join('; ');
}

/** The same fold for a spelling in every run. */
function foldOf(text: string, folds: number): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return (hash >>> 8) % folds;
}

/** So many of a list, evenly taken from all of it. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);

/** How many texts that mean nothing find something: of any letters, and of syllables that could be a name. */
async function nonsense(): Promise<string> {
  const draw = seededRandom(5);
  const of = (letters: string): string => letters[Math.floor(draw() * letters.length)] ?? '';
  const write = (least: number, most: number, piece: () => string): string =>
    Array.from({ length: least + Math.floor(draw() * (most - least)) }, piece).join('');
  const texts = {
    'random letters': () => write(4, 12, () => of('abcdefghijklmnopqrstuvwxyz')),
    'random syllables': () => write(2, 6, () => of('bcdfghjklmnpqrstvwxyz') + of('aeiouy')),
    'two words of random syllables': () =>
      `${write(2, 5, () => of('bcdfghjklmnpqrstvwxyz') + of('aeiouy'))} ${write(2, 5, () => of('bcdfghjklmnpqrstvwxyz') + of('aeiouy'))}`,
  };
  const { search } = await shipped();
  return Object.entries(texts)
    .map(([name, make]) => {
      const found = Array.from({ length: 400 }, () => search(make()).length);
      const answered = found.filter((count) => count > 0).length;
      return `${name} ${((100 * answered) / 400).toFixed(0)} % answered, ${(found.reduce((a, b) => a + b) / 400).toFixed(1)} rows`;
    })
    .join('; ');
}

/**
 * Milliseconds for texts that nobody types but somebody pastes, each the least of five passes. Other queries come between them, so that no
 * piece of it is remembered.
 */
async function pasted(): Promise<string> {
  const draw = seededRandom(13);
  const pool = [...new Set(records.flatMap(({ name }) => name.split(' ')))].filter(
    ({ length }) => length > 3,
  );
  const word = (): string => pool[Math.floor(draw() * pool.length)] ?? '';
  const many = (count: number, make: () => string): string => Array.from({ length: count }, make).join(' ');
  const repeated = [
    'rue de la ',
    'a',
    'المرسى ',
    '\u0301',
    '😀',
    ', ',
    '\ud800',
    'Rue شارع Habib بورقيبة 12 Tunis تونس ',
  ];
  const texts = {
    '10,000 units': repeated.map((each) => each.repeat(10_000 / each.length)),
    'thirty words of names': Array.from({ length: 20 }, () => many(30, word)),
    'thirty with a mistake each': Array.from({ length: 20 }, () => many(30, () => edited(word(), draw))),
    'a street of twenty with a mistake each': Array.from(
      { length: 20 },
      () => `12 rue ${many(20, () => edited(word(), draw))}`,
    ),
  };
  const others = Array.from({ length: 80 }, () => many(2, word));
  const { search } = await shipped();
  const timeOf = (text: string): number =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        for (const other of others) search(other);
        const start = performance.now();
        search(text);
        return performance.now() - start;
      }),
    );
  return Object.entries(texts)
    .map(([name, all]) => {
      const times = all.map(timeOf).sort((a, b) => a - b);
      return `${name} p50 ${quantile(times, 0.5).toFixed(1)}, max ${(times.at(-1) ?? 0).toFixed(1)}`;
    })
    .join('; ');
}

/** 100,000 names made of the gazetteer's own words, so that they are as alike as names are. */
function manyNames(): string {
  const draw = seededRandom(11);
  const pool = [...new Set(records.flatMap(({ name }) => name.split(' ')))];
  const word = (): string => pool[Math.floor(draw() * pool.length)] ?? '';
  const names = [
    ...new Set(
      Array.from({ length: 130_000 }, () =>
        draw() < 0.3 ? word() + word().toLowerCase() : `${word()} ${word()}`,
      ),
    ),
  ].slice(0, 100_000);
  const start = performance.now();
  const index = createPlaceIndex(names.map((name) => ({ name })));
  const build = performance.now() - start;
  const asked = Array.from({ length: 150 }, () => names[Math.floor(draw() * names.length)] ?? '');
  let first = 0;
  let five = 0;
  for (const name of asked) {
    const at = index.search(edited(name, draw), { limit: 5 }).findIndex((match) => match.name === name);
    if (at === 0) first++;
    if (at >= 0) five++;
  }
  const matcher = { name: '', search: (query: string) => (index.search(query), []) };
  const share = (count: number): string => (count / asked.length).toFixed(3);
  return `${names.length} names: built in ${build.toFixed(0)} ms; one edit ${share(first)}/${share(five)}; key ms p50 / p99 / max ${typing(matcher, asked, 30_000)}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join(
    '\n',
  );
}

const classes = queryClasses(records, size).filter(({ id }) => !onlyClasses || onlyClasses.includes(id));
const typed = classes
  .filter(({ id }) => ['b', 'g', 'e', 'ar', 'd'].includes(id))
  .flatMap(({ cases }) => cases.slice(0, 120));
const random = seededRandom(7);
const words = typed
  .map(({ query }) => ({ query, at: random() }))
  .sort((a, b) => a.at - b.at)
  .map(({ query }) => query);

console.log(
  `${records.length} places; ${platform()} ${arch()}, ${cpus().length} x ${cpus()[0]?.model ?? '?'}, Node ${process.versions.node}\n`,
);
const rows = [['matcher', 'build ms', ...classes.map(({ id }) => id), 'key ms p50 / p99 / max']];
const own = [withoutVariants, shipped];
for (const make of [...own, ...(onlyBaselines?.[0] === 'none' ? [] : libraries())]) {
  const start = performance.now();
  const matcher = await make();
  const build = performance.now() - start;
  for (const word of words.slice(0, 40)) matcher.search(word);
  // A slow library is asked fewer queries: enough for two digits.
  const probe = performance.now();
  for (const word of words.slice(0, 10)) matcher.search(word);
  const each = (performance.now() - probe) / 10;
  const most =
    rows.length <= own.length ? Infinity : Math.max(20, Math.round(BUDGET_MS / each / classes.length));
  const shown = classes.map((one) => {
    const asked = one.id === 'f' ? Math.max(most, LEAST_BEGINNINGS) : most;
    return recall(matcher, { ...one, cases: spread(one.cases, asked) });
  });
  rows.push([matcher.name, build.toFixed(0), ...shown, typing(matcher, words, TYPING_MS)]);
}
console.log(table(rows));
console.log(
  `\nRecall @1/@5. ${classes.map(({ id, title, cases }) => `${id}: ${title} (${cases.length})`).join('; ')}.`,
);
console.log(`Held out, 3 folds: ${heldOut(3)}.`);
console.log(`Nonsense: ${await nonsense()}.`);
console.log(`Pasted, ms: ${await pasted()}.`);
if (isFull) console.log(`\n${manyNames()}`);
