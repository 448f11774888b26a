// How a project installs the tarballs: the commands that `dist/INSTALL.md` names are the ones that `npm run pack` tries.
import { relative } from 'node:path';

/**
 * A packed package, with the tarballs of ours that it needs.
 * @typedef {{ name: string, tarball: string, closure: readonly { name: string, tarball: string }[] }} Packed
 */

/** What else to install, for what. */
const BESIDE = {
  react: [['leaflet react-leaflet', 'for `<MapPicker/>`']],
  element: [['leaflet', 'for `<map-picker>`']],
  core: [['fuse.js', 'for `createListProvider`']],
  server: [
    ['better-sqlite3@13', 'for a data folder, on Node 22.14 or later'],
    ['better-sqlite3-node20@npm:better-sqlite3@12', 'for a data folder, on Node 20'],
    ['pg@8 ioredis@5', 'for PostgreSQL and Redis'],
  ],
};

/**
 * The commands by package manager. A form imports from more than one of our packages, and pnpm finds only what is installed by name.
 * pnpm and Yarn look for the packages inside our packages on the registry, where they are not: overrides name their tarballs.
 * @param {Packed} packed
 * @param {string} peers  what the package needs beside it, installed in the same step
 * @returns {Record<'npm' | 'pnpm' | 'Yarn', string[]>}
 */
export function installCommands({ closure }, peers = '') {
  const overrides = Object.fromEntries(closure.map((each) => [each.name, `file:${each.tarball}`]));
  const last = peers && ` ${peers}`;
  const tarballs = closure.map((each) => `"${each.tarball}"`).join(' ');
  const resolutions = Object.entries(overrides).map(([name, file]) => `"resolutions.${name}=${file}"`);
  return {
    npm: [`npm install ${tarballs}${last}`],
    pnpm: [
      `pnpm config set --location=project --json overrides '${JSON.stringify(overrides)}'`,
      `pnpm add ${tarballs}${last}`,
    ],
    Yarn: [
      `npm pkg set ${resolutions.join(' ')}`,
      `yarn add ${closure.map((each) => `"${each.name}@file:${each.tarball}"`).join(' ')}${last}`,
    ],
  };
}

/**
 * The text of `dist/INSTALL.md`.
 * @param {readonly Packed[]} packages
 * @param {string} folder
 */
export function installDocument(packages, folder) {
  const sections = packages.map((packed) => {
    const short = relative('@smart-address', packed.name);
    const commands = Object.entries(installCommands(packed)).map(
      ([manager, lines]) => `${manager}:\n\n${lines.map((line) => `    ${line}\n`).join('')}`,
    );
    const beside = (BESIDE[/** @type {keyof typeof BESIDE} */ (short)] ?? []).map(
      ([what, why]) => `- ${why}, also \`${what}\``,
    );
    return [`## ${packed.name}`, ...commands, ...(beside.length > 0 ? [beside.join('\n') + '\n'] : [])].join(
      '\n\n',
    );
  });
  return `# Install the packages

The packages are not on a registry yet. Run one package's commands in your project, with the package manager that it uses. They install from \`${folder}\`, so leave that folder where it is.

- Each folder holds one package and those of ours that it needs. In a shell that knows \`*\`, npm's line is shorter: \`npm install "${folder}"/react/*.tgz\`.
- **pnpm** 10 or later. The first line replaces the \`overrides\` in your \`pnpm-workspace.yaml\`: if you have some, add ours to them by hand.
- **Yarn** 1, or Yarn 2 or later. The first line writes into the \`resolutions\` of your \`package.json\`.
- **No registry?** The packages need a few others from npm, such as \`@floating-ui/dom\`. Behind a proxy, set the registry first: \`npm config set registry <url>\`.
- The commands are written for a Unix shell. In PowerShell, use PowerShell 7.3 or later for the quotes.

${sections.join('\n\n')}`;
}
