import type { Endpoint } from '@smart-address/contract';
import { isAbortError, pause, platformTimer, throwIfAborted, untilAborted } from '../providers/abort.ts';
import { isOnline as browserIsOnline } from '../providers/isOnline.ts';
import type { CallOptions, ClientOptions } from './client.types.ts';
import { createCredentialStore } from './credentials.ts';
import { readAnswer } from './readAnswer.ts';
import { SmartAddressError } from './smartAddressError.ts';
import { checkParts, writeRequest } from './writeRequest.ts';
import type { RequestParts } from './writeRequest.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const MAX_RETRY_AFTER_SECONDS = 20;
/** Before the first repetition where the service named no time; doubled with each. */
const BACKOFF_SECONDS = 0.5;

/** Sends a call of any endpoint: credential, request, time limit, repetition, check of the answer. */
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

  /** The outcome of some work, or an `AbortError` when the caller gives up, or `TIMEOUT` when time runs out. */
  async function inTime<T>(
    work: (signal: AbortSignal) => Promise<T>,
    { signal, timeoutMs = client.timeoutMs ?? TIMEOUT_MS }: CallOptions,
  ): Promise<T> {
    throwIfAborted(signal);
    // A signal of its own, so that time running out is told apart from the caller's no.
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
      // What did not come in time may never come: the next call asks anew.
      if (error instanceof SmartAddressError && error.code === 'TIMEOUT') credentials.drop(null);
      throw error;
    }
  }

  /** Sends once: the checked answer, or a `SmartAddressError`. */
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

  /** Seconds to wait before repeating, or null when the error is final. */
  function secondsToRetry(
    error: unknown,
    endpoint: Endpoint,
    options: CallOptions,
    attempts: number,
  ): number | null {
    if (!(error instanceof SmartAddressError)) return null;
    if (error.status !== 429 && error.status !== 503) return null;
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
        // The service did nothing yet, so that any request may be repeated; once, lest a wrong clock make it a loop. Not only
        // an expired token: its key may have been replaced, or what it was signed with.
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
