import { encodeSmartCode } from '@smart-address/codes';
import type { ErrorCode } from '@smart-address/contract';
import { SANDBOX_CREDENTIALS, sandboxPoints } from '@smart-address/server';
import type { DocumentedOperation } from './openApi.ts';
import type { SandboxWorld, Sent } from './sandboxWorld.ts';

interface Twist {
  readonly sent: Sent;
  readonly operation: DocumentedOperation;
  readonly world: SandboxWorld;
  /** 0 for the first of several. */
  readonly attempt: number;
}

export interface Provocation {
  /** What has to be so in the world first. */
  readonly prepare?: (world: SandboxWorld) => Promise<unknown> | void;
  /** What is done to a good request. @default nothing */
  readonly twist?: (twist: Twist) => Partial<Sent>;
  /** Requests before the one that counts. @default 0 */
  readonly before?: number;
  /** Whether those before may still be under way. @default false */
  readonly isAtOnce?: boolean;
}

const { apiKey, keyId, accountToken } = SANDBOX_CREDENTIALS;
const abroad = { lat: 36.9, lng: 7.77 };

const withQuery = (query: string): Provocation => ({ twist: () => ({ query }) });
const withHeaders = (headers: Readonly<Record<string, string>>): Provocation => ({
  twist: ({ sent }) => ({ headers: { ...sent.headers, ...headers } }),
});
const withBody = (body: string): Provocation => ({ twist: () => ({ body }) });
const withJson = (body: string): Provocation => ({
  twist: ({ sent }) => ({ body, headers: { ...sent.headers, 'content-type': 'application/json' } }),
});
const inScenario = (name: string): Provocation => withHeaders({ 'x-sandbox-scenario': name });

function anonymous({ sent }: Twist): Record<string, string> {
  const { authorization: _token, 'x-api-key': _key, ...rest } = sent.headers;
  return rest;
}

type Store = SandboxWorld['store'];
type Item<Name extends 'keys' | 'organisations'> = Awaited<ReturnType<Store[Name]['list']>>[number];

const withKey = (change: Partial<Item<'keys'>>): Provocation => ({
  prepare: ({ store, callerId }) => store.keys.update(callerId, (key) => ({ ...key, ...change })),
});

/** Of the key's organisation and of the account. */
const withOrganisations = (change: Partial<Item<'organisations'>>): Provocation => ({
  async prepare({ store, callerId, organisationId }) {
    const key = await store.keys.get(callerId);
    for (const id of [organisationId, key?.organisationId ?? '']) {
      await store.organisations.update(id, (one) => ({ ...one, ...change }));
    }
  },
});

/** How each error is brought about. An error code without a line here does not compile. */
export const provocations: Readonly<Record<ErrorCode, Provocation | null>> = {
  // The request line is spoilt below HTTP; see the test over a socket.
  MALFORMED_REQUEST: null,
  REQUEST_TIMEOUT: null,
  // Of no operation.
  ROUTE_NOT_FOUND: null,
  MALFORMED_JSON: withJson('{'),
  BODY_REQUIRED: withBody(''),
  JSON_TOO_DEEP: withJson('['.repeat(50) + ']'.repeat(50)),
  MISSING_PARAMETER: withQuery(''),
  DUPLICATE_PARAMETER: withQuery('zoom=1&zoom=2'),
  UNKNOWN_PARAMETER: withQuery('zoom=1'),
  AUTH_AMBIGUOUS: withHeaders({ 'x-api-key': apiKey, authorization: 'Bearer a.b.c' }),
  CREDENTIAL_IN_URL: withQuery('token=x'),
  AUTH_REQUIRED: { twist: (twist) => ({ headers: { ...anonymous(twist), authorization: 'Digest x' } }) },
  TOKEN_INVALID: {
    twist: (twist) => ({ headers: { ...anonymous(twist), authorization: 'Bearer a.b.c' } }),
  },
  TOKEN_EXPIRED: { prepare: (world) => world.passDays(400) },
  KEY_INVALID: {
    twist: (twist) => ({
      headers: {
        ...anonymous(twist),
        ...(twist.operation.credential === 'basic'
          ? { authorization: `Basic ${btoa(`${keyId}:wrong`)}` }
          : { 'x-api-key': `${apiKey.slice(0, -1)}j` }),
      },
    }),
  },
  KEY_REVOKED: withKey({ state: 'revoked' }),
  KEY_EXPIRED: withKey({ expiresAt: 1 }),
  KEY_WRONG_ENVIRONMENT: {
    prepare: ({ store, callerId }) =>
      store.keys.update(callerId, (key) => ({ ...key, environment: 'live' as const })),
    twist: ({ sent, operation, world }) =>
      operation.credential === 'account'
        ? { headers: { ...sent.headers, authorization: `Bearer ${world.liveAccountToken}` } }
        : {},
  },
  INSUFFICIENT_SCOPE: {
    ...withKey({ scopes: [] }),
    twist: ({ sent, operation }) =>
      operation.credential === 'basic' ? { body: `${sent.body}&scope=code:create` } : {},
  },
  IP_NOT_ALLOWED: withKey({ ipAllowList: ['203.0.113.7'] }),
  ORIGIN_NOT_ALLOWED: {
    ...withKey({ origins: ['https://shop.example'] }),
    ...withHeaders({ origin: 'https://elsewhere.example' }),
  },
  GEO_RESTRICTED: { prepare: (world) => world.moveTo('FR') },
  ACCOUNT_SUSPENDED: withOrganisations({ state: 'suspended' }),
  APPLICATION_NOT_APPROVED: withOrganisations({ state: 'pending' }),
  RESOURCE_NOT_FOUND: { twist: () => ({ id: 'nothing' }) },
  METHOD_NOT_ALLOWED: { twist: () => ({ method: 'PUT' }) },
  STATE_CONFLICT: {
    async prepare({ store, applicationId, accountKeyId, organisationId }) {
      await store.keys.update(accountKeyId, (key) => ({ ...key, state: 'revoked' }));
      await store.applications.update(applicationId, (one) => ({ ...one, state: 'approved' }));
      await store.organisations.update(organisationId, (one) => ({ ...one, plan: 'free' }));
    },
    // What one may have one of, is there already.
    before: 1,
    twist: ({ sent, operation }) =>
      operation.operationId === 'accountToken'
        ? { headers: { ...sent.headers, authorization: `Bearer ${accountToken}` } }
        : {},
  },
  IDEMPOTENCY_IN_PROGRESS: {
    ...withHeaders({ 'idempotency-key': 'a' }),
    // A token that was verified before lets both come as far at the same time.
    prepare: ({ app, credentials }) =>
      app.fetch(
        new Request('http://api.example/api/v1/address/search?q=x', {
          headers: { ...credentials['bearer'] },
        }),
      ),
    before: 1,
    isAtOnce: true,
  },
  IDEMPOTENCY_KEY_REUSED: {
    before: 1,
    twist: ({ sent, attempt }) => ({
      headers: { ...sent.headers, 'idempotency-key': 'b' },
      body: `${sent.body}${' '.repeat(attempt)}`,
    }),
  },
  CODE_RETIRED: {
    twist: () => ({ query: `smartcode=${encodeSmartCode(sandboxPoints.retired[0], 'A')}&activeOnly=true` }),
  },
  PAYLOAD_TOO_LARGE: withHeaders({ 'content-length': '300000' }),
  URI_TOO_LONG: withQuery('x'.repeat(9_000)),
  UNSUPPORTED_MEDIA_TYPE: withHeaders({ 'content-type': 'text/plain' }),
  VALIDATION_FAILED: inScenario('unheard_of'),
  OUT_OF_COVERAGE: {
    twist: ({ operation }) => {
      if (operation.operationId === 'decode') return { query: `smartcode=${encodeSmartCode(abroad, 'B')}` };
      return operation.requestBody
        ? { body: JSON.stringify(abroad) }
        : { query: `lat=${abroad.lat}&lng=${abroad.lng}` };
    },
  },
  INVALID_CODE: withQuery('smartcode=8GR5-4JJJ-28'),
  BATCH_EMPTY: withBody('{"items":[]}'),
  BATCH_TOO_LARGE: withBody(JSON.stringify({ items: Array.from({ length: 501 }, () => ({ q: 'x' })) })),
  QUERY_TOO_SHORT: withQuery('q=+'),
  RATE_LIMITED: inScenario('rate_limited'),
  QUOTA_EXCEEDED: inScenario('quota_exceeded'),
  TOO_MANY_AUTH_FAILURES: {
    async prepare({ store, callerId, organisationId }) {
      const secretHash = '0'.repeat(64);
      await store.keys.update(callerId, (key) => ({ ...key, secretHash }));
      await store.organisations.update(organisationId, (one) => ({
        ...one,
        accountToken: { hash: secretHash, expiresAt: Number.MAX_SAFE_INTEGER },
      }));
    },
    before: 100,
  },
  HEADERS_TOO_LARGE: withHeaders({ padding: 'x'.repeat(20_000) }),
  INTERNAL_ERROR: inScenario('server_error'),
  SERVICE_UNAVAILABLE: inScenario('timeout'),
};
