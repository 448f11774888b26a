import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { type Bytes, ImportError } from './import.types.ts';

// Limits of the format: https://wiki.openstreetmap.org/wiki/PBF_Format
const maxHeaderBytes = 64 * 1024;
const maxBlobBytes = 32 * 1024 * 1024;
const inflated = promisify(inflate);

/**
 * The decompressed data blocks of an OpenStreetMap PBF file, one at a time.
 *
 * @throws ImportError if the file is not one, is truncated, or uses another compression than zlib.
 */
export async function* osmBlocks(bytes: Bytes): AsyncGenerator<PbfReader> {
  const reader = new ByteReader(bytes);
  for (;;) {
    const length = await reader.take(4, true);
    if (length === null) return;
    const headerSize = new DataView(length.buffer, length.byteOffset, 4).getUint32(0);
    if (headerSize > maxHeaderBytes) throw new ImportError('The file is not an OpenStreetMap PBF file.');
    const header = blobHeader(await reader.takeAll(headerSize));
    if (header.size > maxBlobBytes) throw new ImportError('The file is not an OpenStreetMap PBF file.');
    const blob = await reader.takeAll(header.size);
    if (header.type === 'OSMData') yield new PbfReader(await unpack(blob));
  }
}

function blobHeader(bytes: Uint8Array): { readonly type: string; readonly size: number } {
  return new PbfReader(bytes).readFields(
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString();
      else if (tag === 3) header.size = pbf.readVarint();
    },
    { type: '', size: 0 },
  );
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const blob = new PbfReader(bytes).readFields<{ raw: Uint8Array | null; zlib: Uint8Array | null }>(
    (tag, found, pbf) => {
      if (tag === 1) found.raw = pbf.readBytes();
      else if (tag === 3) found.zlib = pbf.readBytes();
    },
    { raw: null, zlib: null },
  );
  if (blob.raw) return blob.raw;
  if (blob.zlib) return inflated(blob.zlib, { maxOutputLength: maxBlobBytes });
  throw new ImportError('The PBF file is not packed with zlib. Write it anew, for example with osmium cat.');
}

/** Reads exact numbers of bytes from a stream. */
class ByteReader {
  readonly #iterator: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array();

  constructor(bytes: Bytes) {
    this.#iterator = bytes[Symbol.asyncIterator]();
  }

  async takeAll(count: number): Promise<Uint8Array> {
    const taken = await this.take(count, false);
    if (taken === null) throw new ImportError('The PBF file is cut short.');
    return taken;
  }

  /** Null at the end of the file, when that is allowed. */
  async take(count: number, mayEnd: boolean): Promise<Uint8Array | null> {
    const parts = [this.#held];
    let length = this.#held.length;
    while (length < count) {
      const { done, value } = await this.#iterator.next();
      if (done) {
        if (mayEnd && length === 0) return null;
        throw new ImportError('The PBF file is cut short.');
      }
      parts.push(value);
      length += value.length;
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts, length);
    this.#held = all.subarray(count);
    return all.subarray(0, count);
  }
}
