import { spawnSync } from 'node:child_process';
import { arch, cpus, platform } from 'node:os';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { isInRing, readBorder } from '../scripts/border.ts';
import { buildRecords } from '../scripts/records.ts';
import { electArea, VOTERS } from '../src/geo/electArea.ts';
import { createPointIndex } from '../src/geo/pointIndex.ts';
import { describePoint, loadGazetteer } from '../src/index.ts';

// npx tsx packages/gazetteer/bench/geo.bench.ts: what a point costs, and how often its area is the true one.

const POINTS = 20_000;
const PASSES = 7;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seededRandom(7);
const box = (south: number, west: number, north: number, east: number) =>
  Array.from({ length: POINTS }, () => ({
    lat: south + random() * (north - south),
    lng: west + random() * (east - west),
  }));
const country = box(30.2, 7.5, 37.6, 11.6);
const tunis = box(36.7, 10.05, 36.9, 10.35);

/** Median microseconds a call. */
function microseconds(
  points: readonly { lat: number; lng: number }[],
  call: (point: { lat: number; lng: number }) => unknown,
): string {
  const times: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const start = performance.now();
    for (const point of points) call(point);
    times.push(((performance.now() - start) * 1_000) / points.length);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(PASSES / 2)] ?? NaN;
  return median.toFixed(median < 10 ? 2 : 1);
}

/** Milliseconds from the modules' text in memory to a gazetteer that answers, in a fresh process with cold code. */
function coldLoad(wait: 'places' | 'all'): string {
  const script = `
    import { loadGazetteer } from ${JSON.stringify(new URL('../src/loadGazetteer.ts', import.meta.url).href)};
    await Promise.all(['places', 'streets', 'border'].map((file) => import(new URL('../src/generated/' + file + '.ts', ${JSON.stringify(import.meta.url)}).href)));
    const start = performance.now();
    await loadGazetteer({ wait: ${JSON.stringify(wait)} });
    console.log(performance.now() - start);`;
  const times = Array.from({ length: 5 }, () =>
    Number(
      spawnSync('npx', ['tsx', '--input-type=module', '-e', script], { encoding: 'utf8' }).stdout.trim(),
    ),
  );
  return (times.sort((a, b) => a - b)[2] ?? NaN).toFixed(1);
}

console.log(
  `${cpus()[0]?.model ?? ''} x ${cpus().length}, ${platform()} ${arch()}, Node ${process.version}, medians of ${PASSES}`,
);
const gazetteer = await loadGazetteer();
const outer = readBorder().polygons.map((polygon) => polygon.outer);
const few = country.slice(0, 300);

console.log('\n| a call, in microseconds | the country and around it | Greater Tunis |');
console.log('|---|---|---|');
const rows: [string, (point: { lat: number; lng: number }) => unknown][] = [
  ['covers', (point) => gazetteer.covers(point)],
  ['nearest', (point) => gazetteer.nearest(point)],
  ['nearby', (point) => gazetteer.nearby(point)],
  ['describePoint, fr', (point) => describePoint(gazetteer, point, 'fr')],
];
for (const [name, call] of rows)
  console.log(`| ${name} | ${microseconds(country, call)} | ${microseconds(tunis, call)} |`);
console.log(
  `| every edge of the border, even-odd | ${microseconds(few, (point) => outer.some((ring) => isInRing(point, ring)))} | |`,
);
console.log(
  `| within, the 200 to label | ${microseconds(few, ({ lat, lng }) => gazetteer.within({ south: lat, west: lng, north: lat + 1, east: lng + 1 }))} | ${microseconds(tunis.slice(0, 300), ({ lat, lng }) => gazetteer.within({ south: lat, west: lng, north: lat + 0.05, east: lng + 0.05 }))} |`,
);

console.log('\n| cold load after the bytes are there | ms |');
console.log('|---|---|');
console.log(`| places | ${coldLoad('places')} |`);
console.log(`| places, streets and landmarks | ${coldLoad('all')} |`);

console.log('\n| chunk | bytes | brotli 11 |');
console.log('|---|---|---|');
for (const file of ['places', 'streets', 'border']) {
  const bytes = readFileSync(new URL(`../src/generated/${file}.ts`, import.meta.url));
  console.log(`| ${file} | ${bytes.length} | ${brotliCompressSync(bytes).length} |`);
}

const located = buildRecords().filter(
  (place) =>
    (place.type === 'locality' || place.type === 'delegation') &&
    place.accuracy === 'locality' &&
    place.delegation !== '',
);
const index = createPointIndex(
  Float64Array.from(located, ({ location }) => location.lat),
  Float64Array.from(located, ({ location }) => location.lng),
);
const areaOf = (row: number): string => `${located[row]?.governorateCode} ${located[row]?.delegation}`;
let delegations = 0;
let governorates = 0;
let asked = 0;
located.forEach((place, row) => {
  if (place.category !== 'sector') return;
  asked++;
  const others = index.nearest(place.location, VOTERS + 1).filter((neighbour) => neighbour.row !== row);
  const elected = electArea(others.slice(0, VOTERS), areaOf) ?? '';
  if (elected === areaOf(row)) delegations++;
  if (elected.startsWith(place.governorateCode)) governorates++;
});
const percent = (count: number): string => `${((100 * count) / asked).toFixed(1)} %`;
console.log(
  `\n${asked} sectors, each left out in turn and told from its neighbours: delegation right ${percent(delegations)}, governorate ${percent(governorates)}`,
);
