// `npm run pack`: builds, packs every package as it would be published, and takes the tarballs into use as a stranger would:
// installed by npm into an empty project, every door imported by Node and read by the strict compiler.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import './build.mjs';
import { pnpm } from './install.mjs';

// What a door wants beside it: the peers, and the types of two. Nobody who only shows a map needs Leaflet's types.
const PEERS = ['react', 'react-dom', 'leaflet', 'react-leaflet', 'fuse.js', '@types/react', '@types/node'];
const STRICT = '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck false --module nodenext';

const tarballs = resolve('dist');
rmSync(tarballs, { recursive: true, force: true });
pnpm('-r', '--filter', './packages/*', '--reporter=silent', 'pack', '--pack-destination', tarballs);

const project = mkdtempSync(join(tmpdir(), 'smart-address-packed-'));
/**
 * Runs a command in the stranger's project; exits when it fails.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const shell = process.platform === 'win32';
  if (spawnSync(command, args, { cwd: project, stdio: 'inherit', shell }).status === 0) return;
  console.error(`\nFailed in ${project}: ${command} ${args.join(' ')}`);
  process.exit(1);
}

const files = readdirSync(tarballs).map((name) => join(tarballs, name));
writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...files, ...PEERS);

const scope = join(project, 'node_modules', '@smart-address');
/** @type {string[]} */
const doors = [];
for (const name of readdirSync(scope)) {
  const manifest = readFileSync(join(scope, name, 'package.json'), 'utf8');
  for (const file of ['LICENSE', 'README.md'])
    if (!existsSync(join(scope, name, file))) throw new Error(`@smart-address/${name} has no ${file}.`);
  if (manifest.includes('workspace:')) throw new Error(`@smart-address/${name} has a workspace: in it.`);
  // Around an import of an address it takes the comments with it that bundlers look for, and some then warn of that import.
  for (const file of readdirSync(join(scope, name, 'dist'), { recursive: true }).map(String))
    if (
      file.endsWith('.js') &&
      readFileSync(join(scope, name, 'dist', file), 'utf8').includes('__rewriteRelative')
    )
      throw new Error(`The compiler has wrapped an import in @smart-address/${name}/dist/${file}.`);
  // Which the service also answers with.
  if (name === 'server') {
    const { config } = await import(pathToFileURL(join(scope, name, 'dist', 'config.js')).href);
    const { version } = JSON.parse(manifest);
    if (config.version !== version)
      throw new Error(`config.ts says ${config.version}, package.json ${version}.`);
  }
  for (const [door, { default: file }] of Object.entries(JSON.parse(manifest).exports)) {
    // './map/*' is a door for each file in that folder.
    const [folder = '', ending = ''] = file.split('*');
    const files = file.includes('*')
      ? readdirSync(join(scope, name, folder)).filter((each) => each.endsWith(ending))
      : [''];
    for (const each of files)
      doors.push(`@smart-address/${name}${door.slice(1).replace('*', each.replace(ending, ''))}`);
  }
}
// Layers for a team's own map: as react-leaflet they need a window, and Leaflet's types.
const LAYERS = '@smart-address/react/map/layers';
const lines = doors.filter((door) => door !== LAYERS).map((door) => `import '${door}';\n`);
writeFileSync(join(project, 'doors.ts'), lines.join(''));
writeFileSync(join(project, 'doors.js'), lines.filter((line) => !line.includes('.css')).join(''));
run('node', 'doors.js');
const tsc = [resolve('node_modules', 'typescript', 'bin', 'tsc'), ...STRICT.split(' ')];
run('node', ...tsc, 'doors.ts');
run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', '@types/leaflet');
writeFileSync(join(project, 'layers.ts'), `import '${LAYERS}';\n`);
run('node', ...tsc, 'layers.ts');
rmSync(project, { recursive: true });

console.log(`\n${files.length} packages, ${doors.length} doors, in ${tarballs}: as they would be published.`);
