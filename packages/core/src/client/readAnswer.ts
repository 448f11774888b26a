import { errorEnvelope, type Endpoint } from '@smart-address/contract';
import { retryAfterOf } from './retryAfter.ts';
import { reasonOfStatus, SmartAddressError } from './smartAddressError.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of an error whose code this client does not know, from a newer service. */
function wordsOf(body: unknown): string | null {
  const isRefusal = typeof body === 'object' && body !== null && 'success' in body && body.success === false;
  return isRefusal && 'message' in body && typeof body.message === 'string' ? body.message : null;
}

function refusal(response: Response, body: unknown): SmartAddressError {
  const { status, headers } = response;
  const parsed = errorEnvelope.safeParse(body);
  const headerSeconds = retryAfterOf(headers);
  if (!parsed.success) {
    return new SmartAddressError({
      code: 'UNEXPECTED_STATUS',
      reason: reasonOfStatus(status, null),
      message:
        wordsOf(body) ??
        `The service answered ${status} without saying why. Something between it and you may have answered instead; check the base address.`,
      status,
      requestId: headers.get('X-Request-Id'),
      retryAfterSeconds: headerSeconds,
    });
  }
  const { message, error } = parsed.data;
  return new SmartAddressError({
    code: error.code,
    reason: reasonOfStatus(status, error.code),
    message,
    status,
    requestId: error.requestId,
    fields: error.fields,
    retryAfterSeconds: headerSeconds ?? error.retryAfter,
  });
}

/** Whether an answer is a redirect. A browser reveals only the response's type. */
function isRedirect({ type, status, headers }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && headers.has('Location'));
}

/**
 * The body of a response, validated with the endpoint's schema.
 *
 * @throws SmartAddressError for an error response, and for a body that does not match the contract.
 */
export function readAnswer(endpoint: Endpoint, response: Response, text: string): unknown {
  if (isRedirect(response)) {
    throw new SmartAddressError({
      code: 'UNEXPECTED_STATUS',
      reason: 'unavailable',
      message:
        'The base address sends on to another one, where no credential is sent. Give the address of the service itself; behind a sign-in page, sign in first.',
      status: response.status || undefined,
    });
  }
  const body = parseJson(text);
  if (!response.ok) throw refusal(response, body);
  for (const schema of [endpoint.answer, ...endpoint.variants]) {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
  }
  throw new SmartAddressError({
    code: 'INVALID_ANSWER',
    reason: 'unavailable',
    message: `The answer to ${endpoint.method} ${endpoint.path} does not match this API. Check that baseUrl is the URL of the service, and that client and service have the same version.`,
    status: response.status,
    requestId: response.headers.get('X-Request-Id'),
  });
}
