import { batchMaxItems, type BatchItem } from '@smart-address/contract';

/** Bytes of a batch's items, somewhat below what the route takes: 500 long Arabic addresses are more. */
const MAX_BYTES = 240 * 1024;

const sizeOf = (item: BatchItem): number => new TextEncoder().encode(JSON.stringify(item)).length + 1;

/** How many of these items, from the first, are one batch. */
export function batchLength(items: readonly BatchItem[], most: number = batchMaxItems): number {
  let bytes = 0;
  for (const [index, item] of items.entries()) {
    bytes += sizeOf(item);
    if (index >= most || (bytes > MAX_BYTES && index > 0)) return index;
  }
  return items.length;
}
