import {
  endpoints,
  errorCodes,
  errorEnvelope,
  type Endpoint,
  type EndpointName,
} from '@smart-address/contract';
import { expect } from 'vitest';

/** Where the suite sends its requests: the app in this process, over a socket, or in a page. */
export interface Target {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Without a slash at its end. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

export interface Call {
  readonly query?: Readonly<Record<string, string>> | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit | object;
  /** Instead of the endpoint's own. */
  readonly method?: string;
  readonly path?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request to an endpoint and holds whatever comes back against the contract. */
export async function call(target: Target, name: EndpointName, options: Call = {}): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  const { query = {}, headers = {}, body, method = endpoint.method, path = endpoint.path } = options;
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  const isPlain = typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const response = await target.fetch(
    new Request(`${target.base}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': mediaType(endpoint) }), ...headers },
      ...(body === undefined ? {} : { body: isPlain ? JSON.stringify(body) : (body as BodyInit) }),
    }),
  );
  const answer = { status: response.status, headers: response.headers, body: await bodyOf(response) };
  expectDocumented(endpoint, answer);
  return answer;
}

function mediaType(endpoint: Endpoint): string {
  return endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Fails unless status and body are what the contract says, with nothing added. */
function expectDocumented(endpoint: Endpoint, { status, headers, body }: Answer): void {
  expect(headers.get('x-request-id')).toMatch(/^req_[0-9A-Za-z]{12,}$/);
  if (body === undefined) return;
  if (status < 400) {
    expect(status).toBe(endpoint.status);
    // Schemas drop what they do not know, so an undocumented field shows as a difference.
    const forms = [endpoint.answer, ...endpoint.variants].map((form) => form.safeParse(body));
    expect(forms.filter(({ success }) => success).map(({ data }) => data)).toContainEqual(body);
    return;
  }
  if (headers.get('content-type')?.startsWith('application/problem+json')) return;
  const envelope = errorEnvelope.parse(body);
  expect(envelope).toEqual(body);
  const { code, retryAfter } = envelope.error;
  expect(status).toBe(errorCodes[code].status);
  expect(envelope.statusCode).toBe(status);
  expect([...endpoint.errors, 'ROUTE_NOT_FOUND']).toContain(code);
  expect(headers.get('retry-after')).toBe(retryAfter === null ? null : String(retryAfter));
  if (status === 401) expect(headers.get('www-authenticate')).toMatch(/^(Bearer|ApiKey|Basic) realm=/);
  if (status === 405) expect(headers.get('allow')).toContain(endpoint.method);
  if (status === 429 || status === 503) expect(retryAfter).toBeGreaterThan(0);
}

/** The code of an error answer. */
export function codeOf({ body }: Answer): string {
  return errorEnvelope.parse(body).error.code;
}
