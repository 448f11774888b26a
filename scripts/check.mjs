// Types, lint, format, dead code, words: everything that reads the code without running it. With `--no-install`, of what is installed.
// `--beside-tests` is how `npm test` runs it: what the tests say too is left to them, and so is what they need of the processor.
import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { install } from './install.mjs';
import { SAMPLES_PROJECT, writeSamples } from './samples.mjs';

const isBesideTests = process.argv.includes('--beside-tests');
// Nobody waits for it before the tests end.
if (isBesideTests) setPriority(constants.priority.PRIORITY_LOW);
if (!isBesideTests && !process.argv.includes('--no-install')) install();
writeSamples();
// A second thread saves the compiler less time than it costs.
const threads = isBesideTests ? ['--singleThreaded'] : [];
/** @type {(readonly [name: string, command: readonly string[]])[]} */
const steps = [
  [
    'types of the packages',
    [
      'tsc',
      '-b',
      ...['codes', 'contract', 'gazetteer', 'core', 'react', 'element', 'server'].map((p) => `packages/${p}`),
      ...threads,
    ],
  ],
  ['types of tests, stories and apps', ['tsc', '-p', '.', ...threads]],
  ['types of the samples in READMEs and other documents', ['tsc', '-p', SAMPLES_PROJECT, ...threads]],
  ['lint', ['oxlint']],
  ['format', ['oxfmt', '--check', '.']],
  ['dead code', ['knip']],
];
// They read every file too, in a few seconds; a landing should not have to wait for `npm test` to say so.
const words = ['vitest', 'run', '--project', 'node', 'test/packages/comments', 'test/packages/documents'];
if (!isBesideTests) steps.push(['sentences of comments, paths and links of documents', words]);
// `npx` takes a second to find each of them.
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const failed = steps.filter(([name, [program = '', ...args]]) => {
  console.log(`\n- ${name}`);
  const env = { ...process.env, PATH };
  return (
    spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32', env }).status !== 0
  );
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
