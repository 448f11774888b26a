import * as z from 'zod/mini';
import { strictObject, object } from './object.ts';

/** Decimal degrees, WGS 84, -90..90. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
/** Decimal degrees, WGS 84, -180..180. */
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** A body that is a point and nothing else. */
export const pointBody = strictObject(() => ({ lat: latitude, lng: longitude }));
export type PointBody = z.infer<typeof pointBody>;

export const lang = z.enum(['fr', 'ar', 'en']);
export type ContractLang = z.infer<typeof lang>;

export const placeType = z.enum([
  'address',
  'street',
  'locality',
  'postal',
  'delegation',
  'governorate',
  'code',
]);

/** A code as a person types or pastes it, at most 200 characters; whether it is a code is the operation's business. */
export const codeText = z.string().check(z.maxLength(200));

/** A search text, 1..200 characters. */
export const queryText = z.string().check(z.minLength(1), z.maxLength(200));

export const environment = z.enum(['sandbox', 'live']);
export type Environment = z.infer<typeof environment>;

/** Present, and `sandbox`, in every answer of a sandbox; absent in every live one. */
export const watermark = z.exactOptional(z.literal('sandbox'));

/** Interface A's success envelope around `data`. */
export function envelopeOf<Data extends z.ZodMiniType>(data: Data) {
  return object(() => ({
    success: z.literal(true),
    statusCode: z.int(),
    message: z.string(),
    data,
    _env: watermark,
  }));
}

/** The specification's short form: neither the status nor, in a code record, the governorate. */
export function shortEnvelopeOf<Data extends z.ZodMiniType>(data: Data) {
  return object(() => ({ success: z.literal(true), message: z.string(), data, _env: watermark }));
}
