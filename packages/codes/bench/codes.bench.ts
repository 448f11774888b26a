// Throughput of this package beside npm open-location-code, in one process and in interleaved passes, so that a busy
// machine slows both. Run: npx tsx packages/codes/bench/codes.bench.ts [passes]
import {
  decodePlusCode,
  decodeSmartCode,
  encodePlusCode,
  encodeSmartCode,
  parseSmartCode,
  recogniseLocation,
  recoverPlusCode,
} from '../src/index.ts';
import { baseline } from './baseline.ts';

const SIZE = 4096;
const PASSES = Number(process.argv[2] ?? 25);

// A fixed sequence (Lehmer), so that two runs measure the same points.
let seed = 20_261_121;
const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const points = Array.from({ length: SIZE }, () => ({ lat: 30.2 + 7.2 * random(), lng: 7.5 + 4 * random() }));
const plus10 = points.map((point) => encodePlusCode(point));
const plus11 = points.map((point) => encodePlusCode(point, 11));
const codesA = points.map((point) => encodeSmartCode(point, 'A'));
const codesB = points.map((point) => encodeSmartCode(point, 'B'));
const short = plus10.map((code) => code.slice(4));

/** One measured pass returns a number made of every answer, so that no answer can be optimised away. */
type Pass = () => number;
const over =
  <T>(inputs: readonly T[], work: (input: T, index: number) => number): Pass =>
  () => {
    let sum = 0;
    for (let index = 0; index < inputs.length; index++) sum += work(inputs[index] as T, index);
    return sum;
  };
/** The last character is read, so that a string built lazily is really built. */
const built = (code: string): number => code.charCodeAt(code.length - 1);

interface Row {
  readonly name: string;
  readonly ours: Pass;
  readonly theirs?: Pass;
  readonly bar?: number;
}
const rows: readonly Row[] = [
  {
    name: 'encode plus code, 10 digits',
    ours: over(points, (point) => built(encodePlusCode(point))),
    theirs: over(points, ({ lat, lng }) => built(baseline.encode(lat, lng))),
    bar: 1.5,
  },
  {
    name: 'encode plus code, 11 digits',
    ours: over(points, (point) => built(encodePlusCode(point, 11))),
    theirs: over(points, ({ lat, lng }) => built(baseline.encode(lat, lng, 11))),
    bar: 1.5,
  },
  {
    name: 'decode plus code, 10 digits',
    ours: over(plus10, (code) => decodePlusCode(code).center.lat),
    theirs: over(plus10, (code) => baseline.decode(code).latitudeCenter),
    bar: 20,
  },
  {
    name: 'decode plus code, 11 digits',
    ours: over(plus11, (code) => decodePlusCode(code).center.lat),
    theirs: over(plus11, (code) => baseline.decode(code).latitudeCenter),
    bar: 20,
  },
  {
    name: 'recover short code',
    ours: over(short, (code, index) => built(recoverPlusCode(code, points[index] ?? { lat: 0, lng: 0 }))),
    theirs: over(short, (code, index) => {
      const { lat, lng } = points[index] ?? { lat: 0, lng: 0 };
      return built(baseline.recoverNearest(code, lat, lng));
    }),
  },
  { name: 'encode address code A', ours: over(points, (point) => built(encodeSmartCode(point, 'A'))) },
  { name: 'encode address code B', ours: over(points, (point) => built(encodeSmartCode(point, 'B'))) },
  { name: 'decode address code A', ours: over(codesA, (code) => decodeSmartCode(code).center.lat) },
  { name: 'decode address code B', ours: over(codesB, (code) => decodeSmartCode(code).center.lat) },
  { name: 'parse address code A', ours: over(codesA, (code) => built(parseSmartCode(code).ok ? code : '')) },
  { name: 'recognise address code A', ours: over(codesA, (code) => built(recogniseLocation(code).kind)) },
];

const seconds = (pass: Pass): number => {
  const start = process.hrtime.bigint();
  if (Number.isNaN(pass())) throw new Error('a pass gave no number');
  return Number(process.hrtime.bigint() - start) / 1e9;
};
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rate = (pass: readonly number[]): number => SIZE / median(pass);
const millions = (perSecond: number): string => (perSecond / 1e6).toFixed(2).padStart(8);

const times = rows.map(() => ({ ours: [] as number[], theirs: [] as number[] }));
// The first passes warm the engine up and are not counted.
for (let pass = -5; pass < PASSES; pass++) {
  rows.forEach((row, index) => {
    const ours = seconds(row.ours);
    const theirs = row.theirs === undefined ? null : seconds(row.theirs);
    if (pass < 0) return;
    times[index]?.ours.push(ours);
    if (theirs !== null) times[index]?.theirs.push(theirs);
  });
}

console.log(
  `Million operations a second, median of ${PASSES} interleaved passes over ${SIZE} points of Tunisia`,
);
console.log(`${'operation'.padEnd(30)}     ours  npm olc   ratio   bar`);
rows.forEach((row, index) => {
  const time = times[index];
  if (time === undefined) return;
  const ours = rate(time.ours);
  if (row.theirs === undefined) {
    console.log(`${row.name.padEnd(30)} ${millions(ours)}`);
    return;
  }
  const theirs = rate(time.theirs);
  const ratio = ours / theirs;
  console.log(
    `${row.name.padEnd(30)} ${millions(ours)} ${millions(theirs)} ${ratio.toFixed(1).padStart(7)} ${String(row.bar ?? '').padStart(5)}`,
  );
});
