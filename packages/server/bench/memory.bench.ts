import { formatApiKey } from '../src/credentials/secretText.ts';
import { SANDBOX_CREDENTIALS } from '../src/index.ts';
import { load, requestText } from './load.ts';
import { newCell, searches } from './requests.ts';
import { build, start, type Usage } from './server.ts';

// Whether memory stays flat under a mix of all there is: good requests, refused ones, made-up keys, new cells, answers kept
// for an Idempotency-Key. Sampled after a collection. `--minutes=N`, 1 when absent.

const minutes = Number(/--minutes=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1);
const samples = 20;
const perSecond = 600;

function madeUpKey(number: number): string {
  const id = String(number).padStart(12, '0');
  return formatApiKey({ environment: 'sandbox', id, secret: '0'.repeat(32) });
}

build();
// On a file, so that what is remembered for good is not counted as forgotten to be let go of.
const server = await start('sqlite');
const key = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey };
const bearer = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
const point = '{"lat":36.8065,"lng":10.1815}';
const cell = newCell(key);
const search = searches(key);
let count = 0;
const mix: readonly (() => string)[] = [
  () => requestText('GET', '/v1/encode?lat=36.8065&lng=10.1815', key),
  cell,
  cell,
  search,
  () => requestText('POST', '/api/v1/smartcode/create', bearer, point),
  () => requestText('POST', '/api/v1/smartcode/create', { ...bearer, 'Idempotency-Key': `k${count}` }, point),
  () => requestText('POST', '/api/v1/smartcode/create', bearer, `{"lat":${count}`),
  () => requestText('GET', `/v1/decode?smartcode=TN${count}`, key),
  () => requestText('GET', `/v1/reverse?lat=${(36 + (count % 700) / 1_000).toFixed(3)}&lng=9.9`, key),
  () => requestText('GET', '/v1/encode?lat=36.8&lng=10.1', { 'X-API-Key': madeUpKey(count) }),
  () => requestText('GET', `/unknown/${count}`, {}),
];

function next(): string {
  count += 1;
  return (mix[count % mix.length] ?? cell)();
}

const taken: Usage[] = [];
console.log('minute   answers   heap MB   resident MB');
for (let sample = 0; sample <= samples; sample += 1) {
  if (sample > 0) await load(server.port, next, { seconds: (minutes * 60) / samples, perSecond });
  const usage = await server.usage({ collect: true });
  taken.push(usage);
  const minute = ((sample * minutes) / samples).toFixed(1);
  console.log(
    `${minute.padStart(6)} ${String(count).padStart(9)} ${megabytes(usage.heapUsed)} ${megabytes(usage.rss).padStart(13)}`,
  );
}
server.stop();

const half = taken.slice(samples / 2);
console.log(`\nIn the second half the heap grew by ${slope(half.map(({ heapUsed }) => heapUsed))} MB`);
console.log(`and what is resident by ${slope(half.map(({ rss }) => rss))} MB (least squares).`);

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1).padStart(9);
}

/** How much a line through the values rises from the first to the last. */
function slope(values: readonly number[]): string {
  const middle = (values.length - 1) / 2;
  let rise = 0;
  let run = 0;
  values.forEach((value, index) => {
    rise += (index - middle) * value;
    run += (index - middle) ** 2;
  });
  return (((rise / run) * (values.length - 1)) / 1e6).toFixed(1);
}
