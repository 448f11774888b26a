import * as z from 'zod/mini';
import { addressList } from './address.ts';
import { createResult, decodeResult, encodeResult, validateResult } from './codes.ts';
import { errorDetail, newerErrorCode } from './errors.ts';
import { object, strictObject } from './object.ts';
import { codeText, latitude, longitude, queryText, watermark } from './primitives.ts';

/** Most items in one batch. */
export const batchMaxItems = 500;

const batchOperation = () =>
  z.enum(['create', 'encode', 'decode', 'validate', 'autocomplete', 'search', 'reverse']);
export type BatchOperation = z.infer<ReturnType<typeof batchOperation>>;

/** The caller's own name or number for an item, given back with its answer. */
export const batchItemId = z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.int()]);
export type BatchItemId = z.infer<typeof batchItemId>;

/** An item without `op` takes the batch's, else the one its fields ask for: a point encode, a code decode, a text search. */
export const batchItem = strictObject(() => ({
  id: z.exactOptional(batchItemId),
  op: z.exactOptional(batchOperation()),
  lat: z.exactOptional(latitude),
  lng: z.exactOptional(longitude),
  smartcode: z.exactOptional(codeText),
  q: z.exactOptional(queryText),
}));
export type BatchItem = z.infer<typeof batchItem>;

/** The frame of a batch. Items are checked one by one, so that one bad item does not lose the others. */
export const batchBody = strictObject(() => ({
  op: z.exactOptional(batchOperation()),
  items: z.readonly(z.array(z.unknown())),
}));

/** A batch as it is documented and as a client sends it. */
export const batchRequest = strictObject(() => ({
  op: z.exactOptional(batchOperation()),
  items: z.readonly(z.array(batchItem).check(z.minLength(1), z.maxLength(batchMaxItems))),
}));
export type BatchRequest = z.infer<typeof batchRequest>;

const itemPlace = () => ({ index: z.int(), id: z.nullable(batchItemId), status: z.int() });

// Ordered from the shape with most fields: an encode result's fields are among a decode result's.
const batchItemData = () => z.union([decodeResult, validateResult, createResult, addressList, encodeResult]);

export const batchItemSuccess = object(() => ({ ...itemPlace(), data: batchItemData() }));
export const batchItemFailure = object(() => ({
  ...itemPlace(),
  // One item with a code that a client does not know must not cost it the answers to the others.
  error: z.extend(errorDetail, { code: newerErrorCode, message: z.string() }),
}));

/** One item's answer, in the place it was sent: `data` or `error`. */
export const batchItemResult = z.union([batchItemSuccess, batchItemFailure]);
export type BatchItemResult = z.infer<typeof batchItemResult>;

export const batchAnswer = object(() => ({
  count: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  results: z.readonly(z.array(batchItemResult)),
  _env: watermark,
}));
export type BatchAnswer = z.infer<typeof batchAnswer>;
