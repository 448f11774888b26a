import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { withExonyms } from '../scripts/names/exonyms.ts';
import { buildAllRecords } from '../scripts/records.ts';
import type { Gazetteer, PlaceMatch } from '../src/types.ts';
import { addressClasses } from './addressCases.ts';
import { isAnswered, queryClasses, regressionLines } from './queries.ts';
import type { Rule } from './rules/rule.types.ts';
import { rules } from './rules.ts';

// npx tsx packages/gazetteer/bench/rules.bench.ts [--size=40] [--only=road,code]: what each rule of the search is worth. The search is built
// once as it is and once without each rule, and both are asked every class of queries.
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const size = Number(option('size') ?? 40);
const only = option('only')?.split(',');

interface Asked {
  readonly query: string;
  /** Whether the first match is right. */
  isRight(matches: readonly PlaceMatch[]): boolean;
}

interface AskedClass {
  readonly id: string;
  readonly cases: readonly Asked[];
}

function everyClass(): AskedClass[] {
  const { records: own, openStreetMap } = buildAllRecords();
  const records = [...withExonyms(own), ...openStreetMap];
  const byId = new Map(records.toReversed().map((record) => [record.id, record]));
  const made = [...queryClasses(records, size), ...addressClasses(records, size)].map(({ id, cases }) => ({
    id,
    cases: cases.slice(0, size * 2).map(({ query, isRight }) => ({
      query,
      isRight: ([match]: readonly PlaceMatch[]): boolean => {
        const record = match && byId.get(match.id);
        return record !== undefined && isRight(record);
      },
    })),
  }));
  const lines = regressionLines().map((line) => ({
    query: line.query,
    isRight: (matches: readonly PlaceMatch[]): boolean => isAnswered(line, matches),
  }));
  return [...made, { id: 'regression', cases: lines }];
}

const folder = mkdtempSync(join(tmpdir(), 'rules-'));

/** The gazetteer as it is, or built without a rule. */
async function gazetteerWithout(rule?: Rule): Promise<Gazetteer> {
  const outDir = join(folder, rule?.name ?? 'all');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'without a rule',
        enforce: 'pre',
        transform: (code, id) =>
          rule !== undefined && id.endsWith(`/src/search/${rule.file}`)
            ? code.replace(rule.text, () => rule.without)
            : null,
      },
    ],
    build: {
      outDir,
      minify: false,
      ssr: new URL('../src/index.ts', import.meta.url).pathname,
      rollupOptions: { output: { entryFileNames: 'gazetteer.mjs' } },
    },
    ssr: { noExternal: true },
  });
  const { loadGazetteer }: typeof import('../src/index.ts') = await import(join(outDir, 'gazetteer.mjs'));
  return loadGazetteer();
}

interface Answer {
  readonly ids: string;
  readonly isRight: boolean;
}

const classes = everyClass();
const ask = (gazetteer: Gazetteer): readonly (readonly Answer[])[] =>
  classes.map(({ cases }) =>
    cases.map(({ query, isRight }) => {
      const matches = gazetteer.search(query, { limit: 5 });
      return { ids: matches.map(({ id }) => id).join(), isRight: isRight(matches) };
    }),
  );

const withAll = ask(await gazetteerWithout());
console.log(
  `${classes.reduce((sum, { cases }) => sum + cases.length, 0)} queries. Answers that change without a rule; right ones with and without it, in its own class and in all others.\n`,
);
console.log('| rule | changes | own class | others |\n|---|---|---|---|');
for (const rule of rules) {
  if (only && !only.some((word) => rule.name.includes(word))) continue;
  const without = ask(await gazetteerWithout(rule));
  let changes = 0;
  const right = { own: { with: 0, without: 0 }, others: { with: 0, without: 0 } };
  classes.forEach(({ id }, i) => {
    const into = id === rule.shownBy ? right.own : right.others;
    withAll[i]?.forEach((answer, j) => {
      const other = without[i]?.[j];
      if (answer.ids !== other?.ids) changes++;
      if (answer.isRight) into.with++;
      if (other?.isRight === true) into.without++;
    });
  });
  console.log(
    `| ${rule.name} | ${changes} | ${rule.shownBy} ${right.own.with} / ${right.own.without} | ${right.others.with} / ${right.others.without} |`,
  );
}
rmSync(folder, { recursive: true });
