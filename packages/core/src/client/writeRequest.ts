import { writeQuery, type Endpoint } from '@smart-address/contract';
import { SmartAddressError } from './smartAddressError.ts';

/** Key id and secret, for the endpoint that issues tokens. Never in a browser. */
export interface BasicCredential {
  readonly keyId: string;
  readonly secret: string;
}

/** The parts of a request, besides its endpoint. */
export interface RequestParts {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
  /** An account token, for the endpoints of applications and keys. */
  readonly account?: string | undefined;
  readonly basic?: BasicCredential | undefined;
}

function invalid(message: string, cause?: unknown): SmartAddressError {
  return new SmartAddressError({ code: 'INVALID_REQUEST', reason: 'invalid', message, cause });
}

/** The parts that do not match their schema, for a message: `q (too_small), lat (invalid_type)`. */
function faults(issues: readonly { readonly path: readonly PropertyKey[]; readonly code: string }[]): string {
  return issues.map(({ path, code }) => `${path.map(String).join('.') || 'it'} (${code})`).join(', ');
}

/**
 * A value as it is sent, where a property that is undefined is none: TypeScript lets callers write one unless they turn
 * `exactOptionalPropertyTypes` on. What cannot be written stays, for its schema to refuse.
 */
function asSent(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return value;
  }
}

/**
 * Rejects locally what the service would refuse, to save the request.
 *
 * @throws SmartAddressError `INVALID_REQUEST`.
 */
export function checkParts(endpoint: Endpoint, { query, body }: RequestParts): void {
  for (const [what, schema, value] of [
    ['query', endpoint.query, query ?? {}],
    ['body', endpoint.body, body],
  ] as const) {
    const parsed = schema?.safeParse(asSent(value));
    if (parsed?.success === false) {
      throw invalid(
        `The ${what} of ${endpoint.method} ${endpoint.path} is not valid: ${faults(parsed.error.issues)}. See the API's documentation for its form.`,
      );
    }
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function authorise(
  endpoint: Endpoint,
  headers: Headers,
  credential: string | null,
  parts: RequestParts,
): void {
  if (endpoint.credential === 'basic' && parts.basic !== undefined) {
    headers.set('Authorization', `Basic ${base64(`${parts.basic.keyId}:${parts.basic.secret}`)}`);
  }
  if (endpoint.credential.startsWith('account') && parts.account !== undefined) {
    headers.set('Authorization', `Bearer ${parts.account}`);
  }
  if (credential === null) return;
  if (endpoint.credential === 'bearer') headers.set('Authorization', `Bearer ${credential}`);
  if (endpoint.credential === 'apiKey') headers.set('X-API-Key', credential);
}

function writeBody(endpoint: Endpoint, body: unknown, headers: Headers): string | null {
  if (endpoint.bodyType === null) return null;
  if (endpoint.bodyType === 'json') {
    headers.set('Content-Type', 'application/json');
    return JSON.stringify(body);
  }
  headers.set('Content-Type', 'application/x-www-form-urlencoded');
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return writeQuery(Object.fromEntries(fields)).toString();
}

/**
 * The `Request` of a call. @throws SmartAddressError `INVALID_REQUEST` if it cannot be made, for example because of an invalid
 * base URL.
 */
export function writeRequest(
  endpoint: Endpoint,
  parts: RequestParts,
  settings: {
    readonly baseUrl: string;
    readonly language: string;
    readonly credential: string | null;
    readonly signal: AbortSignal;
  },
): Request {
  const search = writeQuery(parts.query ?? {}).toString();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ''),
  );
  try {
    const url = `${settings.baseUrl.replace(/\/+$/, '')}${path}${search === '' ? '' : `?${search}`}`;
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': settings.language });
    authorise(endpoint, headers, settings.credential, parts);
    if (parts.idempotencyKey !== undefined) headers.set('Idempotency-Key', parts.idempotencyKey);
    const body = writeBody(endpoint, parts.body, headers);
    // Redirects are not followed: browsers drop only Authorization for another host, and would send an API key along.
    return new Request(url, {
      method: endpoint.method,
      headers,
      body,
      signal: settings.signal,
      redirect: 'manual',
    });
  } catch (cause) {
    throw invalid(
      `No request can be made for "${settings.baseUrl}": give the service's own address, such as "https://api.example.tn", a credential without line breaks, and an idempotency key in ASCII.`,
      cause,
    );
  }
}
