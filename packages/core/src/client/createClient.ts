import { endpoints, type AnswerOf, type EndpointName } from '@smart-address/contract';
import type {
  CallOptions,
  Client,
  ClientA,
  ClientB,
  ClientFace,
  ClientOptions,
  PartsOf,
} from './client.types.ts';
import { createSendRequest } from './sendRequest.ts';
import { SmartAddressError } from './smartAddressError.ts';

/**
 * Makes a client of the service. Answers are validated with the contract's schemas; failures are `SmartAddressError`s. 429, 503
 * and IDEMPOTENCY_IN_PROGRESS are retried after Retry-After, a POST only with an idempotency key. A refused credential is fetched
 * again once.
 *
 * @param options `face` is `B` (API key) unless given.
 */
export function createClient(options: ClientOptions & { readonly face: 'A' }): ClientA;
export function createClient(options: ClientOptions & { readonly face?: 'B' | undefined }): ClientB;
export function createClient(options: ClientOptions & { readonly face?: ClientFace | undefined }): Client {
  const send = createSendRequest(options);
  const face = options.face ?? 'B';

  async function call<Name extends EndpointName>(
    name: Name,
    parts: PartsOf<Name>,
    callOptions?: CallOptions,
  ): Promise<AnswerOf<Name>> {
    const endpoint = endpoints[name];
    if (endpoint.face !== 'none' && endpoint.face !== face) {
      throw new SmartAddressError({
        code: 'INVALID_REQUEST',
        reason: 'invalid',
        message: `"${name}" belongs to Interface ${endpoint.face}, and this client is of Interface ${face}. Make a client with face: '${endpoint.face}'.`,
      });
    }
    // The endpoint's own schema has just checked it.
    return (await send(endpoint, parts, callOptions)) as AnswerOf<Name>;
  }

  return face === 'A' ? clientA(call) : clientB(call);
}

type Call = <Name extends EndpointName>(
  name: Name,
  parts: PartsOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>;

function clientA(call: Call): ClientA {
  const unwrap = async <Data>(answer: Promise<{ readonly data: Data }>): Promise<Data> => (await answer).data;
  return {
    face: 'A',
    call,
    autocomplete: (query, options) => unwrap(call('addressAutocomplete', { query }, options)),
    search: (query, options) => unwrap(call('addressSearch', { query }, options)),
    reverse: (query, options) => unwrap(call('addressReverse', { query }, options)),
    create: ({ lat, lng }, options) => unwrap(call('create', { query: {}, body: { lat, lng } }, options)),
    createShort: ({ lat, lng }, options) =>
      unwrap(call('create', { query: { view: 'short' }, body: { lat, lng } }, options)),
    token({ keyId, secret, scope }, options) {
      const body = { grant_type: 'client_credentials' as const, ...(scope === undefined ? {} : { scope }) };
      return unwrap(call('token', { body, basic: { keyId, secret } }, options));
    },
  };
}

function clientB(call: Call): ClientB {
  return {
    face: 'B',
    call,
    autocomplete: (query, options) => call('autocomplete', { query }, options),
    search: (query, options) => call('search', { query }, options),
    reverse: (query, options) => call('reverse', { query }, options),
    encode: ({ lat, lng }, options) => call('encode', { query: { lat, lng } }, options),
    decode: (smartcode, { activeOnly, ...options } = {}) =>
      call('decode', { query: { smartcode, ...(activeOnly === undefined ? {} : { activeOnly }) } }, options),
    validate: (smartcode, { point, ...options } = {}) =>
      call(
        'validate',
        { query: { smartcode, ...(point === undefined ? {} : { lat: point.lat, lng: point.lng }) } },
        options,
      ),
    batch: (request, options) => call('batch', { body: request }, options),
  };
}
