// `npm run build`: every package to its dist by plain tsc, the demo and Storybook each to a folder any web server can host.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildPackages, run } from './buildPackages.mjs';
import { install } from './install.mjs';
import { buildStandalone } from './standalone.mjs';

/** @param {string} folder */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());
}

install();
const packages = buildPackages();
const { file, kilobytes } = await buildStandalone();
run('vite', 'build', 'apps/demo', '--logLevel', 'warn');
if (
  spawnSync(process.execPath, [join('scripts', 'storybook.mjs'), 'build', '--quiet'], { stdio: 'inherit' })
    .status !== 0
)
  process.exit(1);

const demo = join('apps', 'demo', 'dist');
const bytes = filesUnder(demo).map((path) => brotliCompressSync(readFileSync(path)).length);
console.log(`\nPackages: ${packages.map((folder) => join(folder, 'dist')).join(', ')}`);
console.log(`Tags in one file, for pages without a bundler: ${file}, ${kilobytes} kB brotli`);
console.log(`Storybook, with the packages' documents: ${join('stories', 'storybook-static')}`);
console.log(
  `Demo: ${demo}, ${bytes.length} files, ${Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000)} kB brotli in all; copy it into any folder of any web server.`,
);
