import type { AddressRow, Bytes, ReadAs, ReadRow } from './import.types.ts';
import { osmBlocks } from './osmBlocks.ts';
import { type OsmWay, type Tags, visitBlock } from './osmElements.ts';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Whether an element is read, and what of it. */
interface Reading {
  readonly isRead: (tags: Tags) => boolean;
  /** Without its point. */
  readonly fieldsOf: (tags: Tags) => AddressRow['fields'];
}

/**
 * The addresses of an OpenStreetMap extract: its nodes and its ways (buildings, at the middle of their box) that have
 * a house number. Or its streets: ways with a name. The file is read twice, since ways only refer to their nodes. Relations are
 * left out.
 */
export async function* osmRows(open: () => Bytes, readAs: ReadAs): AsyncGenerator<ReadRow> {
  const { isRead, fieldsOf } = readings[readAs];
  const rowOf = (place: string, tags: Tags, lat: number, lng: number): AddressRow => ({
    place,
    fields: { lat: lat.toFixed(9), lng: lng.toFixed(9), ...fieldsOf(tags) },
  });
  const ways: OsmWay[] = [];
  const boxes = new Map<number, Box[]>();
  const wayBoxes: Box[] = [];
  for await (const block of osmBlocks(open())) {
    visitBlock(block, {
      way(way) {
        if (!isRead(way.tags)) return;
        const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
        ways.push(way);
        wayBoxes.push(box);
        for (const ref of way.refs) boxes.set(ref, [...(boxes.get(ref) ?? []), box]);
      },
    });
  }

  for await (const block of osmBlocks(open())) {
    const found: AddressRow[] = [];
    visitBlock(block, {
      node({ id, lat, lng, tags }) {
        for (const box of boxes.get(id) ?? []) extend(box, lat, lng);
        if (readAs === 'addresses' && isRead(tags)) found.push(rowOf(`node ${id}`, tags, lat, lng));
      },
    });
    yield* found;
  }
  for (const [index, { id, tags }] of ways.entries()) {
    const box = wayBoxes[index];
    if (!box || box.south > box.north) {
      yield { place: `way ${id}`, reason: 'MISSING_POINT', message: 'its nodes are not in the file' };
    } else yield rowOf(`way ${id}`, tags, (box.south + box.north) / 2, (box.west + box.east) / 2);
  }
}

function extend(box: Box, lat: number, lng: number): void {
  box.south = Math.min(box.south, lat);
  box.north = Math.max(box.north, lat);
  box.west = Math.min(box.west, lng);
  box.east = Math.max(box.east, lng);
}

const ARABIC = /[\u0621-\u064a]/;

const readings: Readonly<Record<ReadAs, Reading>> = {
  addresses: {
    isRead: (tags) => tags['addr:housenumber'] !== undefined,
    fieldsOf: (tags) => ({
      houseNumber: tags['addr:housenumber'] ?? '',
      street: tags['addr:street'] ?? tags['addr:place'] ?? '',
      locality: tags['addr:suburb'] ?? tags['addr:city'] ?? '',
      postalCode: tags['addr:postcode'] ?? '',
    }),
  },
  streets: {
    isRead: (tags) => tags['highway'] !== undefined && tags['name'] !== undefined,
    fieldsOf: (tags) => {
      const name = tags['name'] ?? '';
      return {
        street: tags['name:fr'] ?? (ARABIC.test(name) ? (tags['name:en'] ?? name) : name),
        streetAr: tags['name:ar'] ?? (ARABIC.test(name) ? name : ''),
      };
    },
  },
};
