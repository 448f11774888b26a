// `npm run build`: every package to its dist by plain tsc, the demo and Storybook each to a folder any web server can host.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { inlineImports } from './inlineImports.mjs';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} folder */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());
}

/**
 * tsc leaves style sheets behind. Those that the package exports go to its dist, each as one file.
 * @param {string} packageFolder
 */
function buildStyleSheets(packageFolder) {
  const { exports: sources, publishConfig } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  for (const door of Object.keys(sources))
    if (door.endsWith('.css'))
      writeFileSync(
        join(packageFolder, publishConfig.exports[door].default),
        inlineImports(join(packageFolder, sources[door].default)),
      );
}

/** The reference page's viewer goes into the server's dist: its own package reports each installation to a third party. */
function copyViewer() {
  const from = join('packages', 'server', 'node_modules', 'swagger-ui-dist');
  const to = join('packages', 'server', 'dist', 'swagger-ui');
  rmSync(to, { recursive: true, force: true });
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui.css', 'NOTICE'])
    cpSync(join(from, file), join(to, file));
  // pnpm gives a package the repository's licence only while no file in it is called LICENSE.
  cpSync(join(from, 'LICENSE'), join(to, 'swagger-ui.LICENSE.txt'));
}

install();
const packages = readdirSync('packages')
  .map((name) => join('packages', name))
  .filter((folder) => existsSync(join(folder, 'tsconfig.json')));
run('tsc', '-b', ...packages);
packages.forEach(buildStyleSheets);
copyViewer();
run('vite', 'build', 'apps/demo', '--logLevel', 'warn');
if (
  spawnSync(process.execPath, [join('scripts', 'storybook.mjs'), 'build', '--quiet'], { stdio: 'inherit' })
    .status !== 0
)
  process.exit(1);

const demo = join('apps', 'demo', 'dist');
const bytes = filesUnder(demo).map((path) => brotliCompressSync(readFileSync(path)).length);
console.log(`\nPackages: ${packages.map((folder) => join(folder, 'dist')).join(', ')}`);
console.log(`Storybook, with the packages' documents: ${join('stories', 'storybook-static')}`);
console.log(
  `Demo: ${demo}, ${bytes.length} files, ${Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000)} kB brotli in all; copy it into any folder of any web server.`,
);
