const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 (ISO 3309, as in zip and PNG) of ASCII text: 0..2^32-1. */
export function crc32(text: string): number {
  let value = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    value = (value >>> 8) ^ (table[(value ^ text.charCodeAt(index)) & 0xff] ?? 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
