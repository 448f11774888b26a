// Writes `generated/streets.pmtiles`, and a part of it: made streets around the middle of Tunis, for the story of a team's own tiles. One small vector tile,
// used for nine places: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md and https://github.com/mapbox/vector-tile-spec
import { writeFileSync } from 'node:fs';

const ZOOM = 14;
const EXTENT = 4096;
const TUNIS = { lat: 36.8065, lng: 10.1815 };

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];
const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);
/** A field of a protocol buffer: a number, or bytes with their length. */
const field = (id: number, value: number | readonly number[]): number[] =>
  typeof value === 'number'
    ? [...varint(id * 8), ...varint(value)]
    : [...varint(id * 8 + 2), ...varint(value.length), ...value];

type Point = readonly [x: number, y: number];

/** The commands of a line, or of a ring that is closed. */
function geometryOf(points: readonly Point[], isClosed: boolean): number[] {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [...varint(zigzag(x - fromX)), ...varint(zigzag(y - fromY))];
  });
  const [first = [], ...rest] = steps;
  return [
    ...varint(9),
    ...first,
    ...varint(rest.length * 8 + 2),
    ...rest.flat(),
    ...(isClosed ? varint(15) : []),
  ];
}

interface Feature {
  readonly kind: string;
  readonly points: readonly Point[];
}

function layerOf(name: string, features: readonly Feature[], isClosed: boolean): number[] {
  const kinds = [...new Set(features.map(({ kind }) => kind))];
  return field(3, [
    ...field(15, 2),
    ...field(1, bytes(name)),
    ...features.flatMap(({ kind, points }) =>
      field(2, [
        ...field(2, [0, kinds.indexOf(kind)]),
        ...field(3, isClosed ? 3 : 2),
        ...field(4, geometryOf(points, isClosed)),
      ]),
    ),
    ...field(3, bytes('kind')),
    ...kinds.flatMap((kind) => field(4, field(1, bytes(kind)))),
    ...field(5, EXTENT),
  ]);
}

/** Streets every 1/16 of a tile, some 120 m, and a wider one every fourth. */
const streets: Feature[] = Array.from({ length: 16 }, (_, index) => index).flatMap((index) => {
  const at = index * (EXTENT / 16) + EXTENT / 32;
  const kind = index % 4 === 0 ? 'major_road' : 'minor_road';
  return [
    {
      kind,
      points: [
        [0, at],
        [EXTENT, at],
      ],
    },
    {
      kind,
      points: [
        [at, 0],
        [at, EXTENT],
      ],
    },
  ] as const;
});
const tile = [
  ...layerOf(
    'earth',
    [
      {
        kind: 'earth',
        points: [
          [0, 0],
          [EXTENT, 0],
          [EXTENT, EXTENT],
          [0, EXTENT],
        ],
      },
    ],
    true,
  ),
  ...layerOf('roads', streets, false),
];

/** A tile's place on the Hilbert curve, after all tiles of smaller zooms. */
function tileId(x: number, y: number): number {
  let id = (4 ** ZOOM - 1) / 3;
  let [left, top] = [x, y];
  for (let size = 2 ** (ZOOM - 1); size > 0; size /= 2) {
    const isRight = (left & size) > 0 ? 1 : 0;
    const isLow = (top & size) > 0 ? 1 : 0;
    id += size * size * ((3 * isRight) ^ isLow);
    if (isLow === 1) continue;
    if (isRight === 1) [left, top] = [size - 1 - (left & (size - 1)), size - 1 - (top & (size - 1))];
    [left, top] = [top, left];
  }
  return id;
}

const across = 2 ** ZOOM;
const radians = (TUNIS.lat * Math.PI) / 180;
const column = Math.floor(((TUNIS.lng + 180) / 360) * across);
const row = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across);
const around = [-1, 0, 1];
const ids = around.flatMap((dx) => around.map((dy) => tileId(column + dx, row + dy))).sort((a, b) => a - b);

const directory = [
  ...varint(ids.length),
  ...ids.flatMap((id, index) => varint(id - (ids[index - 1] ?? 0))),
  ...ids.flatMap(() => varint(1)),
  ...ids.flatMap(() => varint(tile.length)),
  // One past its offset: the same tile for all.
  ...ids.flatMap(() => varint(1)),
];
const metadata = bytes(JSON.stringify({ name: 'Made streets', attribution: 'Nobody' }));
const HEADER = 127;
const header = new DataView(new ArrayBuffer(HEADER));
bytes('PMTiles').forEach((byte, index) => header.setUint8(index, byte));
header.setUint8(7, 3);
const metadataAt = HEADER + directory.length;
const tilesAt = metadataAt + metadata.length;
[HEADER, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length, 9, 9, 1].forEach(
  (value, index) => header.setBigUint64(8 + index * 8, BigInt(value), true),
);
// Clustered; nothing is compressed; vector tiles; of one zoom.
[1, 1, 1, 1, ZOOM, ZOOM].forEach((value, index) => header.setUint8(96 + index, value));
const degrees = (value: number) => Math.round(value * 1e7);
[TUNIS.lng - 0.05, TUNIS.lat - 0.05, TUNIS.lng + 0.05, TUNIS.lat + 0.05].forEach((value, index) =>
  header.setInt32(102 + index * 4, degrees(value), true),
);
header.setUint8(118, ZOOM);
header.setInt32(119, degrees(TUNIS.lng), true);
header.setInt32(123, degrees(TUNIS.lat), true);

const file = Buffer.from([...new Uint8Array(header.buffer), ...directory, ...metadata, ...tile]);
const write = (name: string, data: Uint8Array): void =>
  writeFileSync(new URL(`generated/${name}`, import.meta.url), data);
write('streets.pmtiles', file);
// Cut off on its way, in the middle of its directory.
write('streets-cut.pmtiles', file.subarray(0, HEADER + directory.length / 2));
