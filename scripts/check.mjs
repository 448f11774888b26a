// Types, lint, format, dead code, words: everything that reads the code without running it. With `--no-install`, of what is installed.
import { spawnSync } from 'node:child_process';
import { install } from './install.mjs';
import { SAMPLES_PROJECT, writeSamples } from './samples.mjs';

if (!process.argv.includes('--no-install')) install();
writeSamples();
/** @type {readonly (readonly [name: string, command: readonly string[]])[]} */
const steps = [
  [
    'types of the packages',
    [
      'tsc',
      '-b',
      ...['codes', 'contract', 'gazetteer', 'core', 'react', 'element', 'server'].map((p) => `packages/${p}`),
    ],
  ],
  ['types of tests, stories and apps', ['tsc', '-p', '.']],
  ['types of the samples in READMEs and other documents', ['tsc', '-p', SAMPLES_PROJECT]],
  ['lint', ['oxlint']],
  ['format', ['oxfmt', '--check', '.']],
  ['dead code', ['knip']],
  // They read every file too, in a few seconds; a landing should not have to wait for `npm test` to say so.
  [
    'sentences of comments, paths and links of documents',
    ['vitest', 'run', '--project', 'node', 'test/packages/comments', 'test/packages/documents'],
  ],
];
const failed = steps.filter(([name, command]) => {
  console.log(`\n- ${name}`);
  return spawnSync('npx', command, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
