import { SANDBOX_CREDENTIALS } from '../src/index.ts';
import { load, type NextRequest, percentile, requestText } from './load.ts';
import { newCell } from './requests.ts';
import { type BenchServer, build, start } from './server.ts';

// How much of a bare hono "hello" is left, on this machine in this run. All take turns, a few tenths of a second each, and the medians of
// the turns' ratios are printed. They are of answers a second, and of processor time an answer, which hardly depends on who else is on the
// machine. `--rounds=N`, 15 when absent.

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 15);
const seconds = 0.5;
const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };

build();
const hello = await start('hello');
const memory = await start('memory');
const sqlite = await start('sqlite');
const bearer = { Authorization: `Bearer ${memory.token}` };

interface Variant {
  readonly name: string;
  readonly server: BenchServer;
  readonly goal: string;
  readonly next: NextRequest;
  readonly rates: number[];
  /** Microseconds of processor time an answer. */
  readonly costs: number[];
}

function variant(name: string, server: BenchServer, goal: string, next: string | NextRequest): Variant {
  return {
    name,
    server,
    goal,
    next: typeof next === 'string' ? () => next : next,
    rates: [],
    costs: [],
  };
}

const known = requestText('GET', '/v1/encode?lat=36.8065&lng=10.1815', key);
const body = '{"lat":36.8065,"lng":10.1815}';
const json = { 'Content-Type': 'application/json' };
const bare = variant('hono hello', hello, '', requestText('GET', '/', {}));
const variants = [
  bare,
  variant('encode, known cell, key and limits', memory, '0.4', known),
  variant('the same, in SQLite', sqlite, '0.4', known),
  variant(
    'reverse of a point, token',
    memory,
    '',
    requestText('GET', '/api/v1/address/reverse?lat=36.8065&lng=10.1815', bearer),
  ),
  variant(
    'create, known cell, token, a JSON body',
    memory,
    '0.3',
    requestText('POST', '/api/v1/smartcode/create', { ...json, ...bearer }, body),
  ),
  variant('encode, new cell, in memory', memory, '', newCell(key)),
  variant('encode, new cell, durable in SQLite', sqlite, '0.1', newCell(key)),
];

async function takeTurn({ server, next, rates, costs }: Variant): Promise<void> {
  const before = await server.usage();
  const { rate, latencies, statuses } = await load(server.port, next, { seconds });
  const after = await server.usage();
  const failed = [...statuses.keys()].filter((status) => status !== 200);
  if (failed.length > 0) throw new Error(`Answered with ${failed.join(', ')}`);
  rates.push(rate);
  costs.push((after.cpuMicroseconds - before.cpuMicroseconds) / latencies.length);
}

for (const one of variants) await takeTurn(one);
for (const { rates, costs } of variants) rates.length = costs.length = 0;
for (let round = 0; round < rounds; round++) for (const one of variants) await takeTurn(one);

console.log(`${''.padEnd(42)} answers/s   µs each   ratio of answers   ratio of µs   goal`);
for (const { name, goal, rates, costs } of variants) {
  const ofRates = rates.map((rate, round) => rate / (bare.rates[round] ?? NaN));
  const ofCosts = costs.map((cost, round) => (bare.costs[round] ?? NaN) / cost);
  const figures = [
    median(rates).toFixed(0).padStart(9),
    median(costs).toFixed(0).padStart(9),
    median(ofRates).toFixed(3).padStart(18),
    median(ofCosts).toFixed(3).padStart(13),
  ];
  console.log(`${name.padEnd(42)} ${figures.join(' ')}   ${goal === '' ? '' : `>= ${goal}`}`);
}
for (const server of [hello, memory, sqlite]) server.stop();

function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
