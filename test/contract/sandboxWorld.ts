import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '@smart-address/server';
import type { DocumentedOperation } from './openApi.ts';

/** A request before it is made wrong. */
export interface Sent {
  readonly method: string;
  /** Value of `{id}` in the path. */
  readonly id: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const { apiKey, keyId, keySecret } = SANDBOX_CREDENTIALS;
const day = 86_400_000;
const asJson = { 'content-type': 'application/json' };
const application = {
  interface: 'B',
  organization: 'Livraison du Lac',
  contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
  intendedUse: 'Our couriers find parcels by address code, all over Grand Tunis.',
};

/**
 * A sandbox with an account of its own that has an application and a key. It has a clock that stands still until it is moved, and a caller
 * whose country can be chosen. Its store is at hand, to bring about what only staff or time do.
 */
export async function openSandboxWorld() {
  const store = createMemoryStore();
  let now = Date.parse('2026-11-23T09:00:00Z');
  let country: string | null = null;
  const clock = () => now;
  const app = createApp({ store, clock, countryOf: () => country });
  await app.ready();

  const grant = await post(
    app,
    '/api/v1/auth/token',
    {
      authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    'grant_type=client_credentials',
  );
  const applied = await apply(app);
  const applicationId = String(applied.data.application.id);
  const accountToken = String(applied.data.accountToken);
  const organisation = (await store.organisations.list()).find(
    ({ name }) => name === application.organization,
  );
  if (!organisation) throw new Error('The application opened no account');
  const organisationId = organisation.id;
  await store.organisations.update(organisationId, (one) => ({ ...one, state: 'approved', plan: 'low' }));
  const made = await post(
    app,
    '/api/v1/keys',
    { ...asJson, authorization: `Bearer ${accountToken}` },
    JSON.stringify({ name: 'Checkout', scopes: ['code:read'] }),
  );
  const accountKeyId = String(made.data.clientId);

  const credentials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    apiKey: { 'x-api-key': apiKey },
    bearer: { authorization: `Bearer ${String(grant.access_token)}` },
    basic: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` },
    account: { authorization: `Bearer ${accountToken}` },
  };

  return {
    app,
    store,
    clock,
    credentials,
    applicationId,
    accountKeyId,
    organisationId,
    /** Of a live deployment. */
    liveAccountToken: await (liveAccountToken ??= openLiveAccount()),
    passDays: (days: number) => {
      now += days * day;
    },
    moveTo: (code: string) => {
      country = code;
    },
    /** Whose keys and tokens the requests carry. */
    callerId: keyId,

    /** The request that the document gives as its example, by a caller who may make it. */
    example({ operationId, method, parameters, requestBody, credential }: DocumentedOperation): Sent {
      const query = new URLSearchParams();
      for (const { name, in: where, required, example } of parameters) {
        if (where === 'query' && required) query.append(name, String(example));
      }
      const [[type = '', media] = []] = Object.entries(requestBody?.content ?? {});
      const example = Object(media?.example);
      const isForm = type === 'application/x-www-form-urlencoded';
      return {
        method: method.toUpperCase(),
        id: operationId.startsWith('key') ? accountKeyId : applicationId,
        query: query.toString(),
        headers: {
          ...(credential === null ? {} : credentials[credential]),
          ...(requestBody ? { 'content-type': type } : {}),
        },
        body: !requestBody
          ? null
          : isForm
            ? new URLSearchParams(example).toString()
            : JSON.stringify(example),
      };
    },
  };
}

type App = ReturnType<typeof createApp>;

async function post(app: App, path: string, headers: Readonly<Record<string, string>>, body: string) {
  const request = new Request(`http://api.example${path}`, { method: 'POST', headers, body });
  return Object(await (await app.fetch(request)).json());
}

const apply = (app: App) => post(app, '/api/v1/applications', asJson, JSON.stringify(application));

let liveAccountToken: Promise<string> | null = null;

async function openLiveAccount(): Promise<string> {
  const { data } = await apply(createApp({ environment: 'live', store: createMemoryStore() }));
  return String(data.accountToken);
}

export type SandboxWorld = Awaited<ReturnType<typeof openSandboxWorld>>;
