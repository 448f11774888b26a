import type { BackendKind, Scenario } from '../settings/settings.ts';
import { PAGE_BASE, pageBackend } from './pageBackend.ts';
import type { RequestLog } from './requestLog.ts';
import { withScenario, type Send } from './scenarios.ts';

/** The way to the service, whichever backend is chosen. It takes no credential with it, and none of the client's code. */
export interface Connection {
  readonly backend: BackendKind;
  readonly scenario: Scenario;
  /** To be put before a path of the contract. */
  readonly baseUrl: string;
  /** Sends what `createClient({ baseUrl, fetch: send })` writes; each request is noted in the log. */
  readonly send: Send;
}

const SENDS: Readonly<Record<BackendKind, Send>> = {
  http: (request) => fetch(request),
  page: async (request) => (await pageBackend()).send(request),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
};

export function createConnection(backend: BackendKind, scenario: Scenario, log: RequestLog): Connection {
  return {
    backend,
    scenario,
    baseUrl: backend === 'page' ? PAGE_BASE : location.origin,
    send: log.record(withScenario(SENDS[backend], scenario)),
  };
}
