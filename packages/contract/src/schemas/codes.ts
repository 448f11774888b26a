import * as z from 'zod/mini';
import { object, strictObject } from './object.ts';
import { codeText, latitude, longitude, watermark } from './primitives.ts';

/** Code A's canonical form, such as `8GR5-4JJJ-29`. */
const smartCodeA = () =>
  z.string().check(z.regex(/^[2-9][9CFGH][2-9CFGHJMPQRVWX]{2}-[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{2}$/));
/** Code B's canonical form, such as `TN5245-445-5222`. */
const smartCodeB = () => z.string().check(z.regex(/^TN[0-6][0-3]\d{2}-\d{3}-\d{4}$/));

const createView = () => z.enum(['full', 'short']);
export const createQuery = strictObject(() => ({ view: z.exactOptional(createView()) }));

/** Interface A's address code record. */
export const createResult = object(() => ({
  smartCode: smartCodeA(),
  plusCode: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  governorate: z.string(),
}));
export type CreateResult = z.infer<typeof createResult>;

/** The record in the specification's short form, `?view=short`. */
export const createShortResult = object(() => z.omit(createResult, { governorate: true }).shape);
export type CreateShortResult = z.infer<typeof createShortResult>;

/** Interface B's encode result. `verified`: an active record with a surveyed point lies in the cell. */
export const encodeResult = object(() => ({
  smartcode: smartCodeB(),
  region: z.string(),
  postal: z.string(),
  verified: z.boolean(),
}));
export type EncodeResult = z.infer<typeof encodeResult>;
export const encodeQuery = strictObject(() => ({ lat: latitude, lng: longitude }));

/** A code's state: `unassigned` is a true code that nobody has registered yet. */
export const codeStatus = z.enum(['active', 'retired', 'unassigned']);
export type CodeStatus = z.infer<typeof codeStatus>;

export const decodeQuery = strictObject(() => ({
  smartcode: codeText,
  activeOnly: z.exactOptional(z.boolean()),
}));

/** `lat`, `lng` is the centre of the cell `bounds`; the true point is never farther from it than `precisionMeters`. */
export const decodeResult = object(() => ({
  smartcode: z.string(),
  lat: z.number(),
  lng: z.number(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  precisionMeters: z.number(),
  plusCode: z.string(),
  region: z.string(),
  postal: z.string(),
  locality: z.string(),
  status: codeStatus,
  verified: z.boolean(),
}));
export type DecodeResult = z.infer<typeof decodeResult>;

export const validateQuery = strictObject(() => ({
  smartcode: codeText,
  lat: z.exactOptional(latitude),
  lng: z.exactOptional(longitude),
}));

/** Why a code is refused, in the words of INVALID_CODE and of `validate`. */
export const invalidCodeReason = z.enum([
  'BAD_LENGTH',
  'BAD_CHARACTER',
  'CHECKSUM_MISMATCH',
  'OUT_OF_GRID',
  'OUT_OF_COVERAGE',
]);

/**
 * The answer about any text, good or bad. A check is true when it was passed; one that could not be made because an
 * earlier one failed is false. `position` is a UTF-16 index into `input`.
 */
export const validateResult = object(() => ({
  input: z.string(),
  valid: z.boolean(),
  active: z.boolean(),
  status: z.nullable(codeStatus),
  format: z.nullable(z.enum(['A', 'B', 'plus'])),
  checks: z.object({
    length: z.boolean(),
    alphabet: z.boolean(),
    checksum: z.boolean(),
    coverage: z.boolean(),
  }),
  reason: z.nullable(invalidCodeReason),
  position: z.nullable(z.int()),
  normalized: z.nullable(z.string()),
  suggestions: z.readonly(z.array(z.string()).check(z.maxLength(6))),
}));
export type ValidateResult = z.infer<typeof validateResult>;

export const encodeAnswer = object(() => ({ ...encodeResult.shape, _env: watermark }));
export const decodeAnswer = object(() => ({ ...decodeResult.shape, _env: watermark }));
export const validateAnswer = object(() => ({ ...validateResult.shape, _env: watermark }));
