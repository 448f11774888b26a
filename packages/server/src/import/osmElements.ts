import type { PbfReader } from 'pbf';
import { ImportError } from './import.types.ts';

export type Tags = Readonly<Record<string, string>>;

interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly tags: Tags;
}

export interface OsmWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: Tags;
}

interface Block {
  readonly strings: string[];
  readonly groups: { readonly start: number; readonly end: number }[];
  granularity: number;
  latOffset: number;
  lngOffset: number;
}

/** The elements of a block to read. */
export interface OsmVisitor {
  readonly node?: (node: OsmNode) => void;
  readonly way?: (way: OsmWay) => void;
}

/** Reads the elements of a block (`PrimitiveBlock` of osmformat.proto). Points are decimal degrees. */
export function visitBlock(pbf: PbfReader, visitor: OsmVisitor): void {
  const block = pbf.readFields<Block>(readBlock, {
    strings: [],
    groups: [],
    granularity: 100,
    latOffset: 0,
    lngOffset: 0,
  });
  for (const { start, end } of block.groups) {
    pbf.pos = start;
    pbf.readFields(
      (tag) => {
        if (tag === 1 && visitor.node) readNode(pbf, block, visitor.node);
        else if (tag === 2 && visitor.node) readDense(pbf, block, visitor.node);
        else if (tag === 3 && visitor.way) readWay(pbf, block, visitor.way);
      },
      null,
      end,
    );
  }
}

function readBlock(tag: number, block: Block, pbf: PbfReader): void {
  if (tag === 1) {
    readMessage(pbf, (inner) => {
      if (inner === 1) block.strings.push(pbf.readString());
    });
  } else if (tag === 2) {
    // A group refers to strings and to the granularity, which may come after it.
    checkLength(pbf);
    const end = pbf.readVarint() + pbf.pos;
    block.groups.push({ start: pbf.pos, end });
    pbf.pos = end;
  } else if (tag === 17) block.granularity = pbf.readVarint();
  else if (tag === 19) block.latOffset = pbf.readVarint(true);
  else if (tag === 20) block.lngOffset = pbf.readVarint(true);
}

const degrees = (offset: number, granularity: number, value: number) => (offset + granularity * value) / 1e9;

function readNode(pbf: PbfReader, block: Block, visit: (node: OsmNode) => void): void {
  const node = { id: 0, lat: 0, lng: 0, keys: [] as number[], values: [] as number[] };
  readMessage(pbf, (tag) => {
    if (tag === 1) node.id = pbf.readSVarint();
    else if (tag === 2) readPacked(pbf, node.keys);
    else if (tag === 3) readPacked(pbf, node.values);
    else if (tag === 8) node.lat = pbf.readSVarint();
    else if (tag === 9) node.lng = pbf.readSVarint();
  });
  visit({
    id: node.id,
    lat: degrees(block.latOffset, block.granularity, node.lat),
    lng: degrees(block.lngOffset, block.granularity, node.lng),
    tags: tagsOf(block, node.keys, node.values),
  });
}

function readDense(pbf: PbfReader, block: Block, visit: (node: OsmNode) => void): void {
  const ids: number[] = [];
  const lats: number[] = [];
  const lngs: number[] = [];
  const keysAndValues: number[] = [];
  readMessage(pbf, (tag) => {
    if (tag === 1) readPackedSigned(pbf, ids);
    else if (tag === 8) readPackedSigned(pbf, lats);
    else if (tag === 9) readPackedSigned(pbf, lngs);
    else if (tag === 10) readPacked(pbf, keysAndValues);
  });
  let id = 0;
  let lat = 0;
  let lng = 0;
  let at = 0;
  ids.forEach((step, index) => {
    id += step;
    lat += lats[index] ?? 0;
    lng += lngs[index] ?? 0;
    const tags: Record<string, string> = {};
    // Each node's keys and values end with a 0, and the list is empty when no node has any.
    for (; at < keysAndValues.length && keysAndValues[at] !== 0; at += 2) {
      tags[textAt(block, keysAndValues[at])] = textAt(block, keysAndValues[at + 1]);
    }
    at += 1;
    visit({
      id,
      lat: degrees(block.latOffset, block.granularity, lat),
      lng: degrees(block.lngOffset, block.granularity, lng),
      tags,
    });
  });
}

function readWay(pbf: PbfReader, block: Block, visit: (way: OsmWay) => void): void {
  const way = { id: 0, keys: [] as number[], values: [] as number[], steps: [] as number[] };
  readMessage(pbf, (tag) => {
    if (tag === 1) way.id = pbf.readVarint();
    else if (tag === 2) readPacked(pbf, way.keys);
    else if (tag === 3) readPacked(pbf, way.values);
    else if (tag === 8) readPackedSigned(pbf, way.steps);
  });
  let ref = 0;
  const refs = way.steps.map((step) => (ref += step));
  visit({ id: way.id, refs, tags: tagsOf(block, way.keys, way.values) });
}

// Otherwise the reader would return zeros beyond the end of the block.
function checkLength(pbf: PbfReader): void {
  const start = pbf.pos;
  const end = pbf.readVarint() + pbf.pos;
  if (end > pbf.length) throw new ImportError('The PBF file is damaged: a part is longer than its block.');
  pbf.pos = start;
}

function readMessage(pbf: PbfReader, readField: (tag: number) => void): void {
  checkLength(pbf);
  pbf.readMessage(readField, null);
}

function readPacked(pbf: PbfReader, list: number[]): void {
  checkLength(pbf);
  pbf.readPackedVarint(list);
}

function readPackedSigned(pbf: PbfReader, list: number[]): void {
  checkLength(pbf);
  pbf.readPackedSVarint(list);
}

function tagsOf(block: Block, keys: readonly number[], values: readonly number[]): Tags {
  return Object.fromEntries(keys.map((key, index) => [textAt(block, key), textAt(block, values[index])]));
}

function textAt({ strings }: Block, index: number | undefined): string {
  return strings[index ?? 0] ?? '';
}
