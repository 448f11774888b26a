import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { BackendKind, Scenario } from '../settings/settings.ts';
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

/** The address of the backend inside the page; nothing of that name exists. */
const PAGE_BASE = 'https://backend.invalid';

let pageSend: Promise<Send> | undefined;

/** The reference backend inside this page: the same code that `npm start` runs, loaded on the first request. */
async function sendInPage(request: Request): Promise<Response> {
  pageSend ??= loadPageBackend();
  const send = await pageSend;
  return send(request);
}

async function loadPageBackend(): Promise<Send> {
  try {
    const { createApp, routeFetch } = await importAfterPlaces(() => import('@smart-address/server/browser'));
    return routeFetch(createApp(), PAGE_BASE);
  } catch (error) {
    // A download that failed is tried again by the next request.
    pageSend = undefined;
    throw error;
  }
}

const SENDS: Readonly<Record<BackendKind, Send>> = {
  http: (request) => fetch(request),
  page: sendInPage,
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
