// `npm run pack`: builds, packs every package as it would be published. Then it takes the tarballs into use as a stranger would: with the
// commands of `dist/INSTALL.md`, by each package manager, in empty projects.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from './buildPackages.mjs';
import { install, pnpm, PNPM } from './install.mjs';
import { checkPackages } from './pack/checkPackages.mjs';
import { inEmptyProject } from './pack/inEmptyProject.mjs';
import { installCommands, installDocument } from './pack/installCommands.mjs';
import { buildStandalone, STANDALONE } from './standalone.mjs';

install();
const folders = buildPackages();
const { kilobytes } = await buildStandalone();
const target = resolve('dist');
rmSync(target, { recursive: true, force: true });

/** @type {{ name: string, version: string, dependencies?: Record<string, string> }[]} */
const manifests = folders.map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/**
 * A package and those of ours that it needs, which is what its folder holds.
 * @param {string} name
 * @returns {Set<string>}
 */
function closureOf(name) {
  const needed = Object.keys(manifests.find((manifest) => manifest.name === name)?.dependencies ?? {});
  const ours = needed.filter((each) => each.startsWith('@smart-address/'));
  return new Set([...ours.flatMap((each) => [...closureOf(each)]), name]);
}

const all = join(target, 'all');
pnpm('-r', '--filter', './packages/*', '--reporter=silent', 'pack', '--pack-destination', all);
const packages = manifests.map(({ name }) => {
  const folder = join(target, name.slice('@smart-address/'.length));
  mkdirSync(folder);
  const closure = [...closureOf(name)].map((each) => {
    const { version } = manifests.find((manifest) => manifest.name === each) ?? {};
    const file = `${each.slice(1).replace('/', '-')}-${version}.tgz`;
    copyFileSync(join(all, file), join(folder, file));
    return { name: each, tarball: join(folder, file) };
  });
  return { name, closure, tarball: closure.at(-1)?.tarball ?? '' };
});
rmSync(all, { recursive: true });
// Not only in the package: who has no bundler may have no npm either.
cpSync(STANDALONE, join(target, 'standalone'), { recursive: true });
writeFileSync(join(target, 'INSTALL.md'), installDocument(packages, target));

let doors = 0;
await inEmptyProject(async (project) => {
  doors = await checkPackages(packages, join(target, 'sbom.cdx.json'), project);
});

// No pnpm and no Yarn has to be there.
const managers = {
  npm: (/** @type {string} */ line) => line,
  pnpm: (/** @type {string} */ line) => line.replace(/^pnpm/, `npx -y ${PNPM}`),
  Yarn: (/** @type {string} */ line) => line.replace(/^yarn/, 'npx -y -p @yarnpkg/cli-dist@4.18.1 yarn'),
};
for (const [name, peers] of [
  ['react', 'react react-dom'],
  ['element', ''],
  ['server', ''],
]) {
  const packed = packages.find((each) => each.name === `@smart-address/${name}`);
  if (!packed) throw new Error(`There is no package ${name}.`);
  for (const manager of /** @type {const} */ (['npm', 'pnpm', 'Yarn']))
    await inEmptyProject(({ run, write }) => {
      console.log(`\n${packed.name}, by ${manager}`);
      write('import.js', packed.closure.map((each) => `import '${each.name}';\n`).join(''));
      // Yarn takes a folder without one for a part of the project around it.
      if (manager === 'Yarn') write('yarn.lock', '');
      if (manager === 'Yarn') write('.yarnrc.yml', 'nodeLinker: node-modules\nenableTelemetry: false\n');
      for (const line of installCommands(packed, peers)[manager]) run(managers[manager](line));
      run('node import.js');
    });
}
for (const name of readdirSync(target)) console.log(join('dist', name));
console.log(`\nThe tags as one file, in dist/standalone: ${kilobytes} kB brotli`);
console.log(
  `\n${packages.length} packages, ${doors} doors, as they would be published. How to install them: ${join('dist', 'INSTALL.md')}`,
);
