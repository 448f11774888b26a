import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { load, percentile, requestText } from '../../packages/server/bench/load.ts';
import { build, start } from '../../packages/server/bench/server.ts';
import { openSlow } from '../hostile/rawSocket.ts';

// 300 callers that send their headers a byte at a time and 300 that send their body so. Printed is how long until the last of them is cut
// off, and how long everybody else waits meanwhile.

const count = 300;
const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };
const slowHeaders = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: ';
const slowBody = requestText('POST', '/v1/batch', {
  ...key,
  'Content-Type': 'application/json',
  'Content-Length': '1000',
});
const good = requestText('GET', '/v1/encode?lat=36.8065&lng=10.1815', key);

build();
const server = await start('memory');
await load(server.port, () => good, { seconds: 1, perSecond: 200, connections: 16 });
const before = await load(server.port, () => good, { seconds: 3, perSecond: 200, connections: 16 });
const [meanwhile, ...closed] = await Promise.all([
  load(server.port, () => good, { seconds: 10, perSecond: 200, connections: 16 }),
  secondsUntilClosed(slowHeaders),
  secondsUntilClosed(slowBody),
]);
server.stop();

const [headers = NaN, bodies = NaN] = closed;
console.log(`${count} slow headers: the last was cut off after ${headers.toFixed(1)} s (goal: 8)`);
console.log(`${count} slow bodies: the last was cut off after ${bodies.toFixed(1)} s (goal: 8)`);
for (const [name, { latencies, statuses }] of Object.entries({ 'without them': before, meanwhile })) {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1));
  const answers = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
  console.log(
    `healthy requests ${name}: p50 ${p50} ms, p99 ${p99} ms, max ${max} ms (goal: p99 < 100); ${answers}`,
  );
}

async function secondsUntilClosed(beginning: string): Promise<number> {
  const started = performance.now();
  const stillOpen = await openSlow(server.port, count, beginning);
  while ((await stillOpen()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return (performance.now() - started) / 1_000;
}
