import { findPostgres, findRedis, startPostgres, startRedis } from '../../../scripts/databases.mjs';
import { SANDBOX_CREDENTIALS } from '../src/index.ts';
import { load, type NextRequest, percentile, requestText } from './load.ts';
import { newCell } from './requests.ts';
import { type BenchServer, build, start } from './server.ts';

// One server on PostgreSQL and Redis beside one on SQLite, both databases on this machine. Printed are answers a second under 64 busy
// connections, and how long one waits at 300 a second. They take turns; medians are told. `--rounds=N`, 5 when absent.

if (!findPostgres() || !findRedis()) {
  console.log('NOT RUN: there is no PostgreSQL or no Redis on this machine.');
  process.exit(0);
}

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5);
const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };

build();
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const hello = await start('hello');
const sqlite = await start('sqlite');
const databases = await start('databases', { DATABASE_URL: postgres.url, REDIS_URL: redis.url });

interface Variant {
  readonly name: string;
  readonly server: BenchServer;
  readonly next: NextRequest;
  readonly rates: number[];
  readonly p50: number[];
  readonly p99: number[];
}

function variant(name: string, server: BenchServer, next: NextRequest): Variant {
  return { name, server, next, rates: [], p50: [], p99: [] };
}

const known = () => requestText('GET', '/v1/encode?lat=36.8065&lng=10.1815', key);
const bare = variant('hono hello', hello, () => requestText('GET', '/', {}));
const variants = [
  bare,
  variant('known cell, SQLite', sqlite, known),
  variant('known cell, PostgreSQL and Redis', databases, known),
  variant('new cell, SQLite', sqlite, newCell(key)),
  variant('new cell, PostgreSQL and Redis', databases, newCell(key)),
];

async function takeTurn({ server, next, rates, p50, p99 }: Variant): Promise<void> {
  const busy = await load(server.port, next, { seconds: 0.5 });
  const calm = await load(server.port, next, { seconds: 1, perSecond: 300 });
  for (const { statuses } of [busy, calm]) {
    const failed = [...statuses.keys()].filter((status) => status !== 200);
    if (failed.length > 0) throw new Error(`Answered with ${failed.join(', ')}`);
  }
  rates.push(busy.rate);
  p50.push(percentile(calm.latencies, 0.5));
  p99.push(percentile(calm.latencies, 0.99));
}

for (const one of variants) await takeTurn(one);
for (const { rates, p50, p99 } of variants) rates.length = p50.length = p99.length = 0;
for (let round = 0; round < rounds; round += 1) for (const one of variants) await takeTurn(one);

console.log(`${''.padEnd(34)} answers/s   ratio   p50 at 300/s   p99 at 300/s`);
for (const { name, rates, p50, p99 } of variants) {
  const ratios = rates.map((rate, round) => rate / (bare.rates[round] ?? NaN));
  const figures = [
    median(rates).toFixed(0).padStart(9),
    median(ratios).toFixed(2).padStart(7),
    `${median(p50).toFixed(2)} ms`.padStart(14),
    `${median(p99).toFixed(2)} ms`.padStart(14),
  ];
  console.log(`${name.padEnd(34)} ${figures.join(' ')}`);
}
for (const server of [hello, sqlite, databases]) server.stop();
await Promise.all([postgres.stop(), redis.stop()]);

function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}
