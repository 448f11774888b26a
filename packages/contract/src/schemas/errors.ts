import * as z from 'zod/mini';
import { errorCodeNames } from '../errors/errorCodes.ts';
import { object } from './object.ts';
import { watermark } from './primitives.ts';

/**
 * What is wrong with one part of a request. `pointer` is a JSON pointer into the body, or `/name` of a parameter or
 * header; `params` holds the figures the message names, such as `{"max": 90}`.
 */
export const errorField = object(() => ({
  in: z.enum(['body', 'query', 'path', 'header']),
  pointer: z.string(),
  code: z.string(),
  message: z.string(),
  params: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.string()))]),
  ),
}));
export type ErrorField = z.infer<typeof errorField>;

/** What went wrong. `retryAfter` is whole seconds, given where waiting helps. */
export const errorDetail = object(() => ({
  code: z.enum(errorCodeNames),
  requestId: z.string(),
  retryable: z.boolean(),
  retryAfter: z.nullable(z.int()),
  fields: z.readonly(z.array(errorField)),
}));
export type ErrorDetail = z.infer<typeof errorDetail>;

/** An error code that may be newer than this package. */
export const newerErrorCode = z.string();

/** The one error form of every route. */
export const errorEnvelope = object(() => ({
  success: z.literal(false),
  statusCode: z.int(),
  message: z.string(),
  data: z.null(),
  error: errorDetail,
  _env: watermark,
}));
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The same content as RFC 9457, for `Accept: application/problem+json`. */
export const problemDetails = object(() => ({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  ...errorDetail.shape,
  _env: watermark,
}));
export type ProblemDetails = z.infer<typeof problemDetails>;
