import type { Environment, MessageLanguage } from '@smart-address/contract';
import { errorCodes } from '@smart-address/contract';
import type { ApiError } from '../errors/ApiError.ts';
import { errorEnvelopeOf, problemDetailsOf } from '../errors/errorBody.ts';

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
].join(', ');

/** Headers of every answer. Keys travel in headers and never in cookies, so any origin may read answers. */
const commonHeaders: Readonly<HeaderFields> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  Vary: 'Accept, Accept-Language, Origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Only a page that asks from another origin needs to be told what it may read. */
const crossOriginHeaders: Readonly<HeaderFields> = {
  ...commonHeaders,
  'Access-Control-Expose-Headers': exposed,
};

function headersFor({ isCrossOrigin }: Framing): Readonly<HeaderFields> {
  return isCrossOrigin ? crossOriginHeaders : commonHeaders;
}

export interface Framing {
  readonly requestId: string;
  readonly environment: Environment;
  readonly language: MessageLanguage;
  readonly wantsProblem: boolean;
  /** Whether an Origin came with the request. */
  readonly isCrossOrigin: boolean;
}

/** A body in JSON, with the sandbox's watermark where it is one. */
export function markedText(body: object, { environment }: Pick<Framing, 'environment'>): string {
  return JSON.stringify(environment === 'sandbox' ? { ...body, _env: 'sandbox' } : body);
}

export function textResponse(
  status: number,
  text: string,
  framing: Framing,
  headers: Readonly<HeaderFields>,
): Response {
  return new Response(text, {
    status,
    headers: {
      ...headersFor(framing),
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': framing.requestId,
      ...headers,
    },
  });
}

export function errorResponse(error: ApiError, framing: Framing, headers: Readonly<HeaderFields>): Response {
  const { requestId, language, wantsProblem } = framing;
  const { status } = errorCodes[error.code];
  const body = wantsProblem
    ? problemDetailsOf(error, requestId, language)
    : errorEnvelopeOf(error, requestId, language);
  return textResponse(status, markedText(body, framing), framing, {
    ...headers,
    ...error.headers,
    'Content-Language': language,
    ...(wantsProblem ? { 'Content-Type': 'application/problem+json; charset=utf-8' } : {}),
    ...(error.retryAfter === null ? {} : { 'Retry-After': String(error.retryAfter) }),
  });
}

/** An answer without a body: preflight and OPTIONS. */
export function emptyResponse(framing: Framing, headers: Readonly<HeaderFields>): Response {
  return new Response(null, {
    status: 204,
    headers: { ...headersFor(framing), 'X-Request-Id': framing.requestId, ...headers },
  });
}
