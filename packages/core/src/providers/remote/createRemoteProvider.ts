import type { Endpoints } from '@smart-address/contract';
import type { AddressResult } from '@smart-address/gazetteer';
import { throwIfAborted, untilAborted } from '../../abort.ts';
import type { ClientFace, ClientOptions } from '../../client/client.types.ts';
import { createCredentialStore } from '../../client/credentials.ts';
import { retryAfterOf } from '../../client/retryAfter.ts';
import { reasonOfStatus, SmartAddressError } from '../../client/smartAddressError.ts';
import { asRecord, readResults } from '../../finder/state/results.ts';
import { isOnline } from '../../connection.ts';
import { MAX_CREDIT, readText } from '../../readText.ts';
import type { Provider } from '../../provider.types.ts';
import {
  createSmartAddressProvider,
  type FinderClient,
  type SmartAddressProviderOptions,
} from '../createSmartAddressProvider.ts';

export interface RemoteProviderOptions
  extends SmartAddressProviderOptions, Pick<ClientOptions, 'baseUrl' | 'credentials' | 'fetch'> {
  /** `A` takes a token, `B` an API key. @default 'B' */
  readonly face?: ClientFace | undefined;
}

/** The contract's own paths: another one does not compile. Its module would bring its schemas along. */
const PATHS: {
  readonly A: {
    readonly autocomplete: Endpoints['addressAutocomplete']['path'];
    readonly reverse: Endpoints['addressReverse']['path'];
  };
  readonly B: {
    readonly autocomplete: Endpoints['autocomplete']['path'];
    readonly reverse: Endpoints['reverse']['path'];
  };
} = {
  A: { autocomplete: '/api/v1/address/autocomplete', reverse: '/api/v1/address/reverse' },
  B: { autocomplete: '/v1/autocomplete', reverse: '/v1/reverse' },
};

/** The service's codes that a finder treats otherwise than their status says. */
const KNOWN_CODES = ['QUOTA_EXCEEDED', 'OUT_OF_COVERAGE'] as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal({ status, headers }: Response, body: unknown): SmartAddressError {
  const { message, error } = asRecord(body);
  const given = asRecord(error)['code'];
  const code = KNOWN_CODES.find((known) => known === given);
  return new SmartAddressError({
    code: code ?? 'UNEXPECTED_STATUS',
    reason: reasonOfStatus(status, code ?? null),
    message:
      typeof message === 'string'
        ? message
        : `The service answered ${status} without saying why. Something between it and you may have answered instead; check the base address.`,
    status,
    requestId: headers.get('X-Request-Id'),
    retryAfterSeconds: retryAfterOf(headers),
  });
}

/** Degrees in decimals: `String` writes the smallest with an exponent, which the service refuses. */
const written = (value: unknown): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(7) : String(value);

function createFinderClient({
  baseUrl,
  credentials,
  fetch: given,
  face = 'B',
}: RemoteProviderOptions): FinderClient {
  const store = createCredentialStore(credentials);
  const send = given ?? ((request: Request) => fetch(request));

  function requestOf(path: string, query: object, credential: string | null, signal?: AbortSignal): Request {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, written(value)]));
    const headers = new Headers({ Accept: 'application/json' });
    try {
      if (credential !== null && face === 'A') headers.set('Authorization', `Bearer ${credential}`);
      else if (credential !== null) headers.set('X-API-Key', credential);
      // Redirects are not followed: browsers would send an API key along to another host.
      return new Request(`${baseUrl.replace(/\/+$/, '')}${path}?${search}`, {
        headers,
        redirect: 'manual',
        ...(signal && { signal }),
      });
    } catch (cause) {
      throw new SmartAddressError({
        code: 'INVALID_REQUEST',
        reason: 'invalid',
        message: `No request can be made for "${baseUrl}": give the service's own address, such as "https://api.example.tn", and a credential without line breaks.`,
        cause,
      });
    }
  }

  async function ask(path: string, query: object, signal: AbortSignal | undefined) {
    for (let isRenewed = false; ; isRenewed = true) {
      const credential = await untilAborted(store.get(), signal);
      const request = requestOf(path, query, credential, signal);
      let response: Response;
      let text: string;
      try {
        response = await send(request);
        text = await response.text();
      } catch (cause) {
        throwIfAborted(signal);
        throw new SmartAddressError({
          code: 'NETWORK_ERROR',
          reason: isOnline() ? 'unavailable' : 'offline',
          message:
            'The service could not be reached. Check its address and its `origins`, or try again once there is a network.',
          cause,
        });
      }
      const body = parseJson(text);
      // A token that has expired is fetched again, once.
      if (response.status === 401 && !isRenewed && store.drop(credential)) continue;
      if (!response.ok) throw refusal(response, body);
      const list = asRecord(face === 'A' ? asRecord(body)['data'] : body);
      const given = list['results'];
      const results = readResults(Array.isArray(given) ? given : []);
      if (Array.isArray(given) && results.length >= Math.min(given.length, 1))
        return { results, attribution: readText(list['attribution'], MAX_CREDIT) };
      throw new SmartAddressError({
        code: 'INVALID_ANSWER',
        reason: 'unavailable',
        message: `The answer to GET ${path} is no list of addresses. Check that baseUrl is the URL of the service, and that page and service have the same version.`,
        status: response.status,
      });
    }
  }

  return {
    autocomplete: (query, { signal } = {}) => ask(PATHS[face].autocomplete, query, signal),
    reverse: (query, { signal } = {}) => ask(PATHS[face].reverse, query, signal),
  };
}

/**
 * The service as a provider, for a page that calls nothing else of it: without the client and its schemas. Rows are checked as another
 * vendor's are. Like every provider it is not asked again by itself: the finder decides when to retry.
 *
 * @example createRemoteProvider({ baseUrl: 'https://api.example.tn', credentials: BROWSER_KEY })
 */
export const createRemoteProvider = (options: RemoteProviderOptions): Provider<AddressResult> =>
  createSmartAddressProvider(createFinderClient(options), options);
