import type { Endpoint } from '@smart-address/contract';
import { platformTimer } from '../platformTimer.ts';
import { isAbortError, pause, throwIfAborted, untilAborted } from '../abort.ts';
import { isOnline as browserIsOnline } from '../connection.ts';
import type { CallOptions, ClientOptions } from './client.types.ts';
import { createCredentialStore } from './credentials.ts';
import { readAnswer } from './readAnswer.ts';
import { SmartAddressError } from './smartAddressError.ts';
import { checkParts, writeRequest, type RequestParts } from './writeRequest.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const MAX_RETRY_AFTER_SECONDS = 20;
/** Seconds before the first retry if the service gave no Retry-After; doubled with each retry. */
const BACKOFF_SECONDS = 0.5;

/** Sends a call of any endpoint: credential, request, timeout, retries, validation. */
export type SendRequest = (
  endpoint: Endpoint,
  parts: RequestParts,
  options?: CallOptions,
) => Promise<unknown>;

export function createSendRequest(client: ClientOptions): SendRequest {
  const { baseUrl, language = 'fr', isOnline = browserIsOnline, setTimer = platformTimer } = client;
  const send = client.fetch ?? ((request: Request) => fetch(request));
  const credentials = createCredentialStore(client.credentials);

  function networkError(cause: unknown): SmartAddressError {
    return new SmartAddressError({
      code: 'NETWORK_ERROR',
      reason: isOnline() ? 'unavailable' : 'offline',
      message: isOnline()
        ? 'The service could not be reached: it is down, or something on the way refused the request.'
        : 'There is no network. The request can be repeated once there is.',
      cause,
    });
  }

  /** The result of `work`; rejects with an `AbortError` if the caller aborts, or with `TIMEOUT`. */
  async function inTime<T>(
    work: (signal: AbortSignal) => Promise<T>,
    { signal, timeoutMs = client.timeoutMs ?? TIMEOUT_MS }: CallOptions,
  ): Promise<T> {
    throwIfAborted(signal);
    // A separate signal, to tell a timeout from the caller's abort.
    const controller = new AbortController();
    const forward = (): void => controller.abort();
    signal?.addEventListener('abort', forward, { once: true });
    let isLate = false;
    const cancelTimer = setTimer(() => {
      isLate = true;
      controller.abort();
    }, timeoutMs);
    try {
      return await untilAborted(work(controller.signal), controller.signal);
    } catch (error) {
      throwIfAborted(signal);
      if (!isLate) throw error;
      throw new SmartAddressError({
        code: 'TIMEOUT',
        reason: 'timeout',
        message: `No answer within ${timeoutMs / 1000} s. The request can be repeated.`,
      });
    } finally {
      cancelTimer();
      signal?.removeEventListener('abort', forward);
    }
  }

  async function getCredential(options: CallOptions): Promise<string | null> {
    try {
      return await inTime(() => credentials.get(), options);
    } catch (error) {
      // A credential that did not arrive in time may never arrive: the next call fetches a new one.
      if (error instanceof SmartAddressError && error.code === 'TIMEOUT') credentials.drop(null);
      throw error;
    }
  }

  /** Sends once. Resolves to the validated body, or rejects with a `SmartAddressError`. */
  async function attempt(
    endpoint: Endpoint,
    parts: RequestParts,
    credential: string | null,
    signal: AbortSignal,
  ): Promise<unknown> {
    const request = writeRequest(endpoint, parts, { baseUrl, language, credential, signal });
    let response: Response;
    let text: string;
    try {
      response = await send(request);
      text = await response.text();
    } catch (error) {
      throw networkError(error);
    }
    return readAnswer(endpoint, response, text);
  }

  /** Seconds to wait before the retry, or null if the error is final. */
  function secondsToRetry(
    error: unknown,
    endpoint: Endpoint,
    options: CallOptions,
    attempts: number,
  ): number | null {
    if (!(error instanceof SmartAddressError)) return null;
    const isTooSoon =
      error.status === 429 || error.status === 503 || error.code === 'IDEMPOTENCY_IN_PROGRESS';
    if (!isTooSoon) return null;
    if (endpoint.method !== 'GET' && options.idempotencyKey === undefined) return null;
    if (attempts > (options.retries ?? client.retries ?? RETRIES)) return null;
    const seconds = error.retryAfterSeconds ?? BACKOFF_SECONDS * 2 ** (attempts - 1);
    return seconds <= (client.maxRetryAfterSeconds ?? MAX_RETRY_AFTER_SECONDS) ? seconds : null;
  }

  return async (endpoint, parts, options = {}) => {
    throwIfAborted(options.signal);
    checkParts(endpoint, parts);
    const allParts = { ...parts, idempotencyKey: options.idempotencyKey };
    const takesCredential = endpoint.credential === 'bearer' || endpoint.credential === 'apiKey';
    let mayRefresh = true;
    for (let attempts = 1; ;) {
      const credential = takesCredential ? await getCredential(options) : null;
      try {
        return await inTime((signal) => attempt(endpoint, allParts, credential, signal), options);
      } catch (error) {
        if (isAbortError(error)) throw error;
        // A refused credential means that the service did nothing, so any request may be retried; only once, so that a wrong
        // clock causes no loop. The token may have expired, its key may have been replaced, or the signing key rotated.
        const isRefused = error instanceof SmartAddressError && error.status === 401;
        if (isRefused && mayRefresh && credentials.drop(credential)) {
          mayRefresh = false;
          continue;
        }
        const seconds = secondsToRetry(error, endpoint, options, attempts);
        if (seconds === null) throw error;
        await pause(seconds * 1000, options.signal, setTimer);
        attempts++;
      }
    }
  };
}
