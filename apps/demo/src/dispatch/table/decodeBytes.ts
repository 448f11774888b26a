import chardet from 'chardet';
import type { Encoding } from './table.types.ts';

/** Bytes from which the encoding is guessed. */
const SAMPLE = 64 * 1024;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-8 is certain when it decodes; between the two that Windows writes in Tunisia, chardet weighs the words. */
function guessEncoding(bytes: Uint8Array): Encoding {
  if (isUtf8(bytes)) return 'utf-8';
  for (const { name } of chardet.analyse(bytes.subarray(0, SAMPLE))) {
    if (name === 'windows-1256' || name === 'ISO-8859-6') return 'windows-1256';
    if (name === 'windows-1252' || name === 'ISO-8859-1') return 'windows-1252';
  }
  return 'windows-1252';
}

/** UTF-16, which Excel's "Unicode text" is, says so in its first two bytes. */
function utf16Of([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * The text of a file, without a byte order mark.
 *
 * @param given the encoding to read it in, in place of the guessed one
 */
export function decodeBytes(
  bytes: Uint8Array,
  given?: Encoding,
): { readonly text: string; readonly encoding: Encoding } {
  const wide = given === undefined ? utf16Of(bytes) : null;
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-8' };
  const encoding = given ?? guessEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
