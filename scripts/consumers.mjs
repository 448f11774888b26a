// `npm run consumers`: takes the tarballs of `npm run pack` into projects of each kind (`test/consumers`). Each checks its types strictly, builds, and
// renders on a server where it can. A word runs those whose name holds it: `npm run consumers -- next`.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { chromiumLaunchOptions } from './chromium.mjs';

const REACT_18 = 'react@18 react-dom@18 react-leaflet@4 @types/react@18 @types/react-dom@18';
const REACT_19 = 'react@19 react-dom@19 react-leaflet@5 @types/react@19 @types/react-dom@19';

/**
 * `server` is what the page that a server rendered has in it, `render` a script that prints it.
 * @type {readonly { name: string, folder: string, needs: 'react' | 'element', beside?: string, files?: string, server?: string, render?: true }[]}
 */
const CONSUMERS = [
  // The oldest compiler of which docs/versions.md speaks, and the newest.
  {
    name: 'vite-react-18',
    folder: 'vite-react',
    needs: 'react',
    beside: `${REACT_18} typescript@5.4`,
    files: 'react-18',
  },
  {
    name: 'vite-react-19',
    folder: 'vite-react',
    needs: 'react',
    beside: `${REACT_19} typescript@7`,
    files: 'react-19',
  },
  { name: 'next', folder: 'next', needs: 'react', server: 'role="combobox"' },
  { name: 'react-router', folder: 'react-router', needs: 'react', server: 'role="combobox"' },
  { name: 'vue', folder: 'vue', needs: 'element', server: '<address-finder', render: true },
  { name: 'svelte', folder: 'svelte', needs: 'element', server: '<address-finder', render: true },
  { name: 'solid', folder: 'solid', needs: 'element' },
];

const words = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => words.every((word) => name.includes(word));
const packed = resolve('dist');
if (!existsSync(join(packed, 'element'))) {
  console.error('There are no tarballs in dist. Run npm run pack first.');
  process.exit(1);
}

/**
 * @param {string} line for the shell
 * @param {string} cwd
 * @returns {Promise<string>} what it printed
 */
async function run(line, cwd) {
  const child = spawn(line, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let printed = '';
  for await (const part of child.stdout) printed += part;
  const status = child.exitCode ?? (await new Promise((done) => child.once('close', done)));
  if (status === 0) return printed;
  console.error(`${printed}\nFailed in ${cwd}: ${line}`);
  return process.exit(1);
}

/**
 * What the project's own server answers; it is given the time it needs.
 * @param {string} cwd
 */
async function served(cwd) {
  const port = '4187';
  const child = spawn('npm', ['run', '-s', 'serve'], {
    cwd,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server of ${cwd} has ended.`);
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer) return await answer.text();
      await new Promise((done) => setTimeout(done, 200));
    }
  } finally {
    if (child.pid) process.kill(-child.pid);
  }
}

/** @param {(typeof CONSUMERS)[number]} consumer */
async function tryConsumer({ name, folder, needs, beside = '', files, server, render }) {
  const started = Date.now();
  const project = mkdtempSync(join(tmpdir(), `smart-address-${name}-`));
  cpSync(join('test', 'consumers', folder), project, { recursive: true });
  if (files) cpSync(join(project, files), join(project, 'src'), { recursive: true });
  const both = new Set([needs, 'element']);
  const tarballs = [...both].flatMap((each) =>
    readdirSync(join(packed, each)).map((file) => `"${join(packed, each, file)}"`),
  );
  await run(`npm install --no-audit --no-fund --loglevel=error ${tarballs.join(' ')} ${beside}`, project);
  const installed = Date.now();
  const built = await run('npm run -s build', project);
  for (const warning of built
    .split('\n')
    .filter((line) => /warn/i.test(line) && !line.includes(' 0 warnings')))
    console.log(`  ${name}: ${warning}`);
  if (server) {
    const html = render ? await run('npm run -s render', project) : await served(project);
    if (!html.includes(server)) throw new Error(`The server of ${name} renders no ${server}: ${html}`);
  }
  rmSync(project, { recursive: true });
  const seconds = (/** @type {number} */ from, /** @type {number} */ to) => Math.round((to - from) / 1000);
  console.log(
    `${name}: installed in ${seconds(started, installed)} s, built${server ? ' and rendered' : ''} in ${seconds(installed, Date.now())} s`,
  );
}

/** The one file, in a page that has nothing but its two tags: a row is found and picked, and the form has its point. */
async function tryPlainPage() {
  const folders = [join('test', 'consumers', 'plain'), join(packed, 'standalone')];
  const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };
  const pages = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : String(request.url).slice(1);
    const path = folders.map((folder) => join(folder, name)).find((each) => existsSync(each));
    const type = types[/** @type {keyof typeof types} */ (extname(name))];
    if (!path || !type) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
  });
  await new Promise((done) => pages.listen(0, '127.0.0.1', () => done(undefined)));
  const address = pages.address();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    await page.getByRole('combobox').fill('la marsa');
    await page.getByRole('option').first().click();
    const lat = await page.evaluate(() => new FormData(document.forms[0]).get('address.lat'));
    if (!Number(lat)) throw new Error(`The plain page's form has no point: ${lat}`);
    await page.locator('map-picker .leaflet-container').waitFor();
    console.log(`plain: a row picked, the map shown, address.lat ${lat}`);
  } finally {
    await browser.close();
    pages.close();
  }
}

for (const consumer of CONSUMERS) if (isWanted(consumer.name)) await tryConsumer(consumer);
if (isWanted('plain')) await tryPlainPage();
