import { SANDBOX_CREDENTIALS } from '../src/index.ts';
import { load, type NextRequest, percentile, requestText } from './load.ts';
import { searches } from './requests.ts';
import { build, start } from './server.ts';

// How long callers wait: for suggestions while 200 a second are asked for, and for a batch of 500.

const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };

build();
const server = await start('memory');

async function measure(
  name: string,
  goal: string,
  next: NextRequest,
  pace: { readonly seconds: number; readonly connections: number; readonly perSecond?: number },
): Promise<void> {
  await load(server.port, next, { ...pace, seconds: 2 });
  const before = await server.usage();
  const { latencies, statuses } = await load(server.port, next, pace);
  const after = await server.usage();
  const figures = [0, 0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1).padStart(7));
  const cpu = (after.cpuMicroseconds - before.cpuMicroseconds) / 1_000 / latencies.length;
  const answers = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
  console.log(
    `${name.padEnd(34)} ${figures.join(' ')} ${cpu.toFixed(2).padStart(8)}   ${goal.padEnd(20)} ${answers}`,
  );
}

function batch(items: readonly object[]): NextRequest {
  const text = requestText(
    'POST',
    '/v1/batch',
    { ...key, 'Content-Type': 'application/json' },
    JSON.stringify({ items }),
  );
  return () => text;
}

const points = Array.from({ length: 500 }, (_, index) => ({
  lat: 36.8 + index * 0.0002,
  lng: 10.1 + index * 0.0001,
}));
const mixed = points.map(({ lat, lng }, index) =>
  index % 3 === 0
    ? { lat, lng }
    : index % 3 === 1
      ? { op: 'reverse', lat, lng }
      : { smartcode: 'TN5245-445-5222' },
);
const texts = points.map((_, index) => ({ q: ['sfax', 'la marsa', 'sousse', 'bizerte'][index % 4] }));

console.log(`${''.padEnd(34)}     min     p50     p99     max ms  CPU ms   goal`);
const steady = { seconds: 10, connections: 32, perSecond: 200 };
await measure('autocomplete, 200 a second', 'p50 < 3, p99 < 20', searches(key), steady);
const alone = { seconds: 4, connections: 1 };
await measure('batch of 500 points', '< 100', batch(points), alone);
await measure('batch of 500, mixed', '< 100', batch(mixed), alone);
await measure('batch of 500 searches', '', batch(texts), alone);
server.stop();
