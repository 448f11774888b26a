import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SANDBOX_CREDENTIALS } from '../src/index.ts';
import { load, type LoadResult, type NextRequest, percentile, requestText } from './load.ts';

// How much of a bare hono "hello" is left, on this machine in this run. `--seconds=N` a measurement, 3 when absent.

const seconds = Number(/--seconds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3);
const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  readonly token: string;
}

function start(kind: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [kind], {
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message: { port: number; token?: string }) =>
      resolve({ child, port: message.port, token: message.token ?? '' }),
    );
    child.once('exit', () => reject(new Error(`The ${kind} server did not start`)));
  });
}

function row(name: string, { rate, latencies, statuses }: LoadResult, hello: number, goal: string): void {
  const all = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  const figures = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(1).padStart(7)).join(' ');
  const ratio = hello === 0 ? '     ' : (rate / hello).toFixed(3);
  console.log(
    `${name.padEnd(44)} ${rate.toFixed(0).padStart(7)} /s  ${ratio}  ${goal.padEnd(8)} ${figures}   ${all}`,
  );
}

const known = '/v1/encode?lat=36.8065&lng=10.1815';
const create = (body: string, headers: Record<string, string>): string =>
  requestText('POST', '/api/v1/smartcode/create', { 'Content-Type': 'application/json', ...headers }, body);

// Inland, well inside the border, and never the same cell twice: steps of 15 m and more.
let cell = 0;
const newCell: NextRequest = () => {
  cell += 1;
  const lat = (34.8 + (cell % 4_000) * 0.000126).toFixed(6);
  const lng = (9.2 + Math.floor(cell / 4_000) * 0.000126).toFixed(6);
  return requestText('GET', `/v1/encode?lat=${lat}&lng=${lng}`, key);
};

const words = [
  'la m',
  'la marsa',
  'sidi bou',
  'sfa',
  'sousse',
  'تونس',
  'ariana',
  'bab el',
  'el menzah',
  'kairouan',
  'gabs',
];
let typed = 0;
const autocomplete: NextRequest = () => {
  typed += 1;
  return requestText(
    'GET',
    `/v1/autocomplete?q=${encodeURIComponent(words[typed % words.length] ?? '')}`,
    key,
  );
};

console.log(`${''.padEnd(44)}   answers  ratio  goal         p50     p99 ms`);
const helloServer = await start('hello');
const helloRequest = requestText('GET', '/', {});
await load(helloServer.port, () => helloRequest, { seconds: 1 });
const hello = await load(helloServer.port, () => helloRequest, { seconds });
row('hono hello', hello, 0, '');
helloServer.child.kill();

const memory = await start('memory');
const bearer = { Authorization: `Bearer ${memory.token}` };
const knownText = requestText('GET', known, key);
await load(memory.port, () => knownText, { seconds: 1 });
row(
  'encode, known cell, key and limits',
  await load(memory.port, () => knownText, { seconds }),
  hello.rate,
  '>= 0.4',
);
const createText = create('{"lat":36.8065,"lng":10.1815}', bearer);
row(
  'create, known cell, token',
  await load(memory.port, () => createText, { seconds }),
  hello.rate,
  '>= 0.3',
);
const searchKnown = requestText('GET', '/api/v1/address/reverse?lat=36.8065&lng=10.1815', bearer);
row('reverse, token', await load(memory.port, () => searchKnown, { seconds }), hello.rate, '');
row('encode, new cell, in memory', await load(memory.port, newCell, { seconds }), hello.rate, '');
await load(memory.port, autocomplete, { seconds: 1, perSecond: 200 });
row(
  'autocomplete at 200 /s',
  await load(memory.port, autocomplete, { seconds, perSecond: 200 }),
  0,
  '3, 20 ms',
);

const items = Array.from({ length: 500 }, (_, index) => ({
  lat: 36.8 + index * 0.0002,
  lng: 10.1 + index * 0.0001,
}));
const batchText = requestText(
  'POST',
  '/v1/batch',
  { ...key, 'Content-Type': 'application/json' },
  JSON.stringify({ items }),
);
await load(memory.port, () => batchText, { seconds: 1, connections: 1 });
row(
  'batch of 500 points',
  await load(memory.port, () => batchText, { seconds, connections: 1 }),
  0,
  '100 ms',
);
memory.child.kill();

const sqlite = await start('sqlite');
await load(sqlite.port, () => knownText, { seconds: 1 });
row(
  'encode, known cell, key, SQLite',
  await load(sqlite.port, () => knownText, { seconds }),
  hello.rate,
  '>= 0.4',
);
row(
  'encode, new cell, durable in SQLite',
  await load(sqlite.port, newCell, { seconds }),
  hello.rate,
  '>= 0.1',
);
sqlite.child.kill();
