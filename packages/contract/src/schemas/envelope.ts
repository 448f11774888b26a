import * as z from 'zod/mini';
import { object } from './object.ts';
import { watermark } from './primitives.ts';

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
