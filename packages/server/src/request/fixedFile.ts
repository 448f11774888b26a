import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { wanted } from '../reading/accept.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A response with the same bytes for everybody: serialised once, and compressed once. */
export interface FixedFile {
  readonly bytes: Bytes;
  /** First 32 hexadecimal digits of its SHA-256. */
  readonly digest: string;
  /** Compressed on first use. */
  gzipped(): Promise<Bytes>;
}

/** Files by their path, each created on first use. */
export type FixedFiles = (path: string, make: () => Promise<string | Bytes>) => Promise<FixedFile>;

export function createFixedFiles(): FixedFiles {
  const files = new Map<string, Promise<FixedFile>>();
  return (path, make) => {
    const known = files.get(path);
    if (known) return known;
    const made = make().then(fixedFile);
    files.set(path, made);
    // A failure is not cached: the next request tries again.
    made.catch(() => files.delete(path));
    return made;
  };
}

function fixedFile(body: string | Bytes): FixedFile {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  let packed: Promise<Bytes> | null = null;
  return {
    bytes,
    digest: bytesToHex(sha256(bytes)).slice(0, 32),
    gzipped: () => (packed ??= gzip(bytes)),
  };
}

async function gzip(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Whether a caller accepts compression. A caller in the same page does not say, and gets the plain bytes. */
export function takesGzip(headers: Headers): boolean {
  const header = headers.get('accept-encoding');
  if (header === null) return false;
  const codings = wanted(header);
  const coding = codings.find(({ name }) => name === 'gzip') ?? codings.find(({ name }) => name === '*');
  return coding !== undefined && coding.quality > 0;
}
