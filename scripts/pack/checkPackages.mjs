// The packed packages as a stranger's tools see them: every door imported by Node and read by the strict compiler, new and old.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// What a door wants beside it: the peers, and the types of two. Newer types of Node are beyond the older compiler.
// Nobody who only shows a map needs Leaflet's types.
const PEERS = 'react react-dom leaflet react-leaflet fuse.js @types/react @types/node@20';
const QUIET = '--no-audit --no-fund --loglevel=error';
const STRICT = '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck false --module nodenext';
/** The oldest compiler whose users are promised types (`docs/versions.md`). */
const OLD_TYPESCRIPT = 'typescript@5.4.5';
const PUBLINT = 'publint@0.3.25';
const ATTW = '@arethetypeswrong/cli@0.18.5';
// What moves on a map: as Leaflet it needs a window, and Leaflet's types.
const LEAFLET = ['@smart-address/core/map/leaflet', '@smart-address/react/map/layers'];
// Types of templates need their framework. `npm run consumers` checks them where it is.
const TEMPLATES = /^@smart-address\/element\/(?:react|solid|svelte|vue)$/;

/**
 * The doors of an installed package; throws if it lacks something, or has what it should not have.
 * @param {string} folder
 * @param {string} name
 */
async function doorsOf(folder, name) {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text);
  for (const file of ['LICENSE', 'README.md'])
    if (!existsSync(join(folder, file))) throw new Error(`${name} has no ${file}.`);
  if (text.includes('workspace:')) throw new Error(`${name} has a workspace: in it.`);
  // Around an import of an address it takes the comments with it that bundlers look for, and some then warn of that import.
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true }).map(String))
    if (
      file.endsWith('.js') &&
      readFileSync(join(folder, 'dist', file), 'utf8').includes('__rewriteRelative')
    )
      throw new Error(`The compiler has wrapped an import in ${name}/dist/${file}.`);
  // Which the service also answers with.
  if (name === '@smart-address/server') {
    const { config } = await import(pathToFileURL(join(folder, 'dist', 'config.js')).href);
    if (config.version !== manifest.version)
      throw new Error(`config.ts says ${config.version}, package.json ${manifest.version}.`);
  }
  return Object.keys(manifest.exports).map((door) => `${name}${door.slice(1)}`);
}

/**
 * Checks the packages in an empty project; the number of doors tried. Also writes the bill of materials of all that was installed.
 * @param {readonly import('./installCommands.mjs').Packed[]} packages
 * @param {string} billOfMaterials
 * @param {Parameters<Parameters<typeof import('./inEmptyProject.mjs').inEmptyProject>[0]>[0]} project
 */
export async function checkPackages(packages, billOfMaterials, { folder, run, write }) {
  const tarballs = packages.map(({ tarball }) => `"${tarball}"`);
  run(`npm install --ignore-scripts ${QUIET} ${tarballs.join(' ')} ${PEERS}`);
  run(`npm sbom --sbom-format=cyclonedx --omit=dev > "${billOfMaterials}"`);

  /** @type {string[]} */
  const doors = [];
  for (const { name } of packages) doors.push(...(await doorsOf(join(folder, 'node_modules', name), name)));
  const lines = doors
    .filter((door) => !LEAFLET.includes(door) && !TEMPLATES.test(door))
    .map((door) => `import '${door}';\n`);
  write('doors.ts', lines.join(''));
  write('doors.js', lines.filter((line) => !line.includes('.css')).join(''));
  write('leaflet.ts', LEAFLET.map((door) => `import '${door}';\n`).join(''));
  run('node doors.js');
  const compilers = [
    `node "${resolve('node_modules', 'typescript', 'bin', 'tsc')}"`,
    `npx -y -p ${OLD_TYPESCRIPT} tsc`,
  ];
  for (const tsc of compilers) run(`${tsc} ${STRICT} doors.ts`);
  run(`npm install ${QUIET} @types/leaflet`);
  for (const tsc of compilers) run(`${tsc} ${STRICT} leaflet.ts`);

  for (const tarball of tarballs) {
    run(`npx -y ${PUBLINT} run --strict ${tarball}`);
    run(`npx -y ${ATTW} --profile esm-only --quiet ${tarball}`);
  }
  return doors.length;
}
