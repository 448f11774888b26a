import { type Environment, type MessageLanguage, errorCodes } from '@smart-address/contract';
import { randomBase62 } from '../credentials/base62.ts';
import type { ApiError } from '../errors/ApiError.ts';
import { errorEnvelopeOf, problemDetailsOf } from '../errors/errorBody.ts';
import type { FixedFile } from './fixedFile.ts';

type HeaderFields = Record<string, string>;

const exposed = [
  'X-Request-Id',
  'X-Created',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'Idempotency-Replayed',
  'Allow',
  'Accept',
  'Accept-Encoding',
  'Content-Language',
  'Location',
  'Deprecation',
  'Sunset',
  'Link',
].join(', ');

/**
 * Headers of every answer. Keys travel in headers and never in cookies, so any origin may read answers. Assigned one by one, here
 * and below: spreading objects of this size costs more than the rest of an answer.
 */
function headersFor({ requestId, isCrossOrigin }: Framing): HeaderFields {
  const headers: HeaderFields = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    Vary: 'Accept, Accept-Language, Origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  };
  // Only cross-origin callers need CORS headers.
  if (isCrossOrigin) headers['Access-Control-Expose-Headers'] = exposed;
  return headers;
}

function addTo(headers: HeaderFields, more: Readonly<HeaderFields>): void {
  for (const name in more) headers[name] = more[name] ?? '';
}

export interface Framing {
  readonly requestId: string;
  readonly environment: Environment;
  readonly language: MessageLanguage;
  readonly wantsProblem: boolean;
  /** Whether an Origin came with the request. */
  readonly isCrossOrigin: boolean;
}

/** Serialises a body to JSON, with the sandbox's watermark if it is one. */
export function markedText(body: object, { environment }: Pick<Framing, 'environment'>): string {
  const text = JSON.stringify(body);
  if (environment === 'live') return text;
  return text === '{}' ? '{"_env":"sandbox"}' : `${text.slice(0, -1)},"_env":"sandbox"}`;
}

/** A JSON response. Of two headers with one name the later one wins. */
export function textResponse(
  status: number,
  text: string,
  framing: Framing,
  ...more: readonly Readonly<HeaderFields>[]
): Response {
  const headers = headersFor(framing);
  headers['Content-Type'] = 'application/json; charset=utf-8';
  for (const fields of more) addTo(headers, fields);
  return new Response(text, { status, headers });
}

/** A response of serialised JSON. */
export async function fileResponse(file: FixedFile, isPacked: boolean, framing: Framing): Promise<Response> {
  const headers = headersFor(framing);
  headers['Content-Type'] = 'application/json; charset=utf-8';
  headers['Vary'] += ', Accept-Encoding';
  if (isPacked) headers['Content-Encoding'] = 'gzip';
  return new Response(isPacked ? await file.gzipped() : file.bytes, { headers });
}

export function errorResponse(error: ApiError, framing: Framing, headers: Readonly<HeaderFields>): Response {
  const { requestId, language, wantsProblem } = framing;
  const { status } = errorCodes[error.code];
  const body = wantsProblem
    ? problemDetailsOf(error, requestId, language)
    : errorEnvelopeOf(error, requestId, language);
  const own: HeaderFields = { 'Content-Language': language };
  if (wantsProblem) own['Content-Type'] = 'application/problem+json; charset=utf-8';
  if (error.retryAfter !== null) own['Retry-After'] = String(error.retryAfter);
  return textResponse(status, markedText(body, framing), framing, headers, error.headers, own);
}

/** The same response with additional headers. */
export function withHeaders(response: Response, more: Readonly<HeaderFields>): Response {
  for (const [name, value] of Object.entries(more)) response.headers.set(name, value);
  return response;
}

/** Sends a browser elsewhere, by a URL that may be relative to the one it asked for. */
export function seeOther(framing: Framing, url: string): Response {
  const headers = headersFor(framing);
  headers['Location'] = url;
  return new Response(null, { status: 303, headers });
}

/** A response without a body, for preflight and OPTIONS. */
export function emptyResponse(framing: Framing, more: Readonly<HeaderFields>): Response {
  const headers = headersFor(framing);
  addTo(headers, more);
  return new Response(null, { status: 204, headers });
}

const processId = randomBase62(8);
let count = 0;

/** An id for a request, never taken from the caller: unique in this process and very likely among all. */
export function nextRequestId(): string {
  count += 1;
  return `req_${processId}${count.toString(36).padStart(8, '0')}`;
}
