import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SANDBOX_CREDENTIALS } from '../src/index.ts';
import { load, type NextRequest, percentile, requestText } from './load.ts';
import { newCell, searches } from './requests.ts';
import { build, builtRunner, start } from './server.ts';

// How long a running server keeps its callers waiting while staff import addresses into its data folder. `--rows=N`,
// 20,000 when absent.

const rows = Number(/--rows=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 20_000);
const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };

build();
const server = await start('sqlite');
const file = join(server.folder, 'addresses.csv');
await writeFile(file, csv());

const requests: Readonly<Record<string, NextRequest>> = {
  'encode, known cell': () => requestText('GET', '/v1/encode?lat=36.8065&lng=10.1815', key),
  'encode, new cell': newCell(key),
  autocomplete: searches(key),
  'search for an imported address': () =>
    requestText('GET', `/v1/search?q=${1 + Math.floor(Math.random() * 50)}%20rue%20jasmin%20${town(3)}`, key),
};
for (const next of Object.values(requests)) await load(server.port, next, { seconds: 1, perSecond: 20 });

const staff = fileURLToPath(new URL('../dist/staff/main.js', import.meta.url));
const started = performance.now();
const child = spawn(
  process.execPath,
  [...builtRunner, staff, 'import', file, '--environment', 'sandbox', '--data', server.folder],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
let isOver = false;
const over = once(child, 'exit').then(() => {
  isOver = true;
  return (performance.now() - started) / 1_000;
});
const waits = new Map<string, number[]>();
await Promise.all(
  Object.entries(requests).map(async ([name, next]) => {
    const latencies: number[] = [];
    // And three seconds more, in which the server takes in the last of it.
    for (let more = 3; more > 0; more -= isOver ? 1 : 0) {
      const turn = await load(server.port, next, { seconds: 1, perSecond: 20, connections: 8 });
      latencies.push(...turn.latencies);
    }
    waits.set(
      name,
      latencies.sort((a, b) => a - b),
    );
  }),
);
console.log(`${rows} rows imported in ${(await over).toFixed(1)} s, beside 4 x 20 requests a second\n`);
console.log(`${''.padEnd(32)}    p50     p99     max ms   (goal: 100)`);
for (const [name, latencies] of waits) {
  const figures = [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1).padStart(7));
  console.log(`${name.padEnd(32)} ${figures.join(' ')}`);
}
server.stop();

function town(number: number): string {
  return ['Tunis', 'Ariana', 'Sfax', 'Sousse', 'Bizerte', 'Nabeul', 'Gafsa', 'Gabes'][number % 8] ?? '';
}

/** Streets of some 20 houses each, in and around Tunis: the point decides what is near, the text what is found. */
function csv(): string {
  const first = [
    'jasmin',
    'carthage',
    'olivier',
    'palestine',
    'liberte',
    'ibn khaldoun',
    'hannibal',
    'ennasr',
  ];
  const lines = ['numero;rue;ville;code_postal;lat;lon'];
  for (let row = 0; row < rows; row += 1) {
    const street = Math.floor(row / 20);
    const name = `Rue ${first[street % 8] ?? ''} ${street < 8 ? '' : (street * 7919).toString(36)}`.trim();
    const lat = (35.2 + (row % 1_000) * 0.001).toFixed(6);
    const lng = (9.4 + Math.floor(row / 1_000) * 0.002).toFixed(6);
    lines.push(`${1 + (row % 20)};${name};${town(street)};1000;${lat};${lng}`);
  }
  return `${lines.join('\n')}\n`;
}
