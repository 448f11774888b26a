import { PbfWriter } from 'pbf';
import { deflateSync } from 'node:zlib';

const strings = [
  '',
  'addr:housenumber',
  '12',
  'addr:street',
  'Rue de Marseille',
  'addr:city',
  'Tunis',
  'addr:postcode',
  '1000',
  '14',
  'highway',
  'bus_stop',
  '16',
  'residential',
  'name',
  'Rue des Ateliers نهج الورشات',
  'name:fr',
  'Rue des Ateliers',
  'name:ar',
  'نهج الورشات',
];
const at = (text: string) => strings.indexOf(text);
const nano = (degrees: number) => Math.round(degrees * 1e7);
const deltas = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

/**
 * A tiny extract: a tagged dense node, two nodes of a building, and a way that is the building. Also a way whose nodes are missing, and a
 * street.
 */
export async function tinyOsmFile(): Promise<Uint8Array> {
  return Buffer.concat([
    blob('OSMHeader', new PbfWriter().finish(), true),
    blob('OSMData', nodes(), false),
    blob('OSMData', ways(), true),
  ]);
}

function nodes(): Uint8Array {
  const writer = block();
  writer.writeMessage(
    2,
    (_, group) =>
      group.writeMessage(
        2,
        (_inner, dense) => {
          dense.writePackedSVarint(1, deltas([1, 2, 3, 4]));
          dense.writePackedSVarint(8, deltas([36.8009, 36.8011, 36.8008, 36.8].map(nano)));
          dense.writePackedSVarint(9, deltas([10.1819, 10.1821, 10.1815, 10.18].map(nano)));
          const tagged = [
            'addr:housenumber',
            '12',
            'addr:street',
            'Rue de Marseille',
            'addr:city',
            'Tunis',
            'addr:postcode',
            '1000',
          ];
          dense.writePackedVarint(10, [0, 0, ...tagged.map(at), 0, at('highway'), at('bus_stop'), 0]);
        },
        null,
      ),
    null,
  );
  return writer.finish();
}

function ways(): Uint8Array {
  const writer = block();
  writer.writeMessage(
    2,
    (_, group) => {
      for (const [id, number, refs] of [
        [9, '14', [1, 2, 1]],
        [10, '16', [77, 78]],
      ] as const) {
        group.writeMessage(
          3,
          (_inner, way) => {
            way.writeVarintField(1, id);
            way.writePackedVarint(2, [at('addr:housenumber'), at('addr:street')]);
            way.writePackedVarint(3, [at(number), at('Rue de Marseille')]);
            way.writePackedSVarint(8, deltas(refs));
          },
          null,
        );
      }
      group.writeMessage(
        3,
        (_inner, way) => {
          way.writeVarintField(1, 11);
          way.writePackedVarint(2, ['highway', 'name', 'name:fr', 'name:ar'].map(at));
          way.writePackedVarint(
            3,
            ['residential', 'Rue des Ateliers نهج الورشات', 'Rue des Ateliers', 'نهج الورشات'].map(at),
          );
          way.writePackedSVarint(8, deltas([1, 3]));
        },
        null,
      );
    },
    null,
  );
  return writer.finish();
}

function block(): PbfWriter {
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    (_, table) => {
      for (const text of strings) table.writeStringField(1, text);
    },
    null,
  );
  return writer;
}

function blob(type: string, content: Uint8Array, isPacked: boolean): Uint8Array {
  const body = new PbfWriter();
  if (isPacked) body.writeBytesField(3, deflateSync(content));
  else body.writeBytesField(1, content);
  const packed = body.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, packed.length);
  const head = header.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, packed]);
}
