import { createApp, createMemoryStore } from '../src/index.ts';
import type { AccessParts } from '../src/access/accessParts.ts';

type Json = Record<string, unknown>;

/** An answer's status, headers and body; `data` is the envelope's. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
  readonly data: Json;
  /** `error.code`, or an empty string. */
  readonly code: string;
}

/** A live deployment with a sandbox beside it, its clock in hand. */
export function createAccessWorld() {
  let now = Date.parse('2026-11-23T09:00:00Z');
  const clock = () => now;
  const store = createMemoryStore();
  const sandboxStore = createMemoryStore();
  const live = createApp({ environment: 'live', store, sandboxStore, clock });
  const sandbox = createApp({ environment: 'sandbox', store: sandboxStore, clock });
  const parts: AccessParts = { environment: 'live', store, sandbox: sandboxStore, clock };

  async function call(
    method: string,
    path: string,
    options: { token?: string; key?: string; body?: unknown; app?: typeof live; from?: string } = {},
  ): Promise<Answer> {
    const headers = new Headers();
    if (options.token !== undefined) headers.set('Authorization', `Bearer ${options.token}`);
    if (options.key !== undefined) headers.set('X-API-Key', options.key);
    if (options.body !== undefined) headers.set('Content-Type', 'application/json');
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    const request = new Request(`http://api.example${path}`, { method, headers, body });
    const response = await (options.app ?? live).fetch(request, { remoteAddress: options.from ?? null });
    const read = Object(await response.json());
    return {
      status: response.status,
      headers: response.headers,
      body: read,
      data: Object(read.data),
      code: String(Object(read.error).code ?? ''),
    };
  }

  return {
    live,
    sandbox,
    store,
    sandboxStore,
    parts,
    call,
    /** Moves the clock on. */
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Sends an application and gives its id and the account's token. */
    async apply(over: Json = {}): Promise<{ id: string; token: string; organisationId: string }> {
      const answer = await call('POST', '/api/v1/applications', { body: { ...anApplication, ...over } });
      const id = String(Object(answer.data['application']).id);
      const record = await store.applications.get(id);
      return { id, token: String(answer.data['accountToken']), organisationId: record?.organisationId ?? '' };
    },
  };
}

export const anApplication = {
  organization: 'Livraison du Lac',
  contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
  intendedUse: 'Our couriers find parcels by address code, all over Grand Tunis.',
};
