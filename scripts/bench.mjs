// `npm run bench`: every bench prints a table; none asserts. `npm run bench -- search` runs those whose path holds the word.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { buildNativeParts, install } from './install.mjs';

install();
buildNativeParts();
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const folders = [...readdirSync('packages').map((name) => `packages/${name}/bench`), 'test/bench'];
const benches = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((path) => path.endsWith('.bench.ts') && words.every((word) => path.includes(word)))
  .sort();
if (benches.length === 0) {
  console.error(`No bench has ${words.join(' and ')} in its path. Without a word all run.`);
  process.exit(1);
}
let failed = 0;
for (const path of benches) {
  console.log(`\n## ${path}\n`);
  if (spawnSync('npx', ['tsx', path, ...flags], { stdio: 'inherit' }).status !== 0) failed++;
}
process.exit(failed);
