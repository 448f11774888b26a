// Every package to its dist, by plain tsc: for `npm run build` and `npm run pack`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineImports } from './inlineImports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, ...args) {
  const { status } = spawnSync('npx', [command, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
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

/** The packages' folders, each with its dist. */
export function buildPackages() {
  process.chdir(root);
  const packages = readdirSync('packages')
    .map((name) => join('packages', name))
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')));
  run('tsc', '-b', ...packages);
  packages.forEach(buildStyleSheets);
  copyViewer();
  return packages;
}
