import type { Deprecations, Environment, ErrorCode } from '@smart-address/contract';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { ReadViewerFile } from '../docs/viewer.ts';
import type { RateLimiter } from '../limits/gcra.ts';
import type { Store } from '../store/store.types.ts';

/** One line of the access log. Never holds a credential, a query or a body. */
export interface LogEntry {
  readonly time: number;
  readonly requestId: string;
  /** Empty, as the path is, of what could not be read as a request. */
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly keyId: string | null;
  readonly error: ErrorCode | null;
  /** What was thrown, for INTERNAL_ERROR and SERVICE_UNAVAILABLE. */
  readonly cause: unknown;
}

export interface AppOptions {
  /** @default 'sandbox', with its fixed credentials and seed */
  readonly environment?: Environment;
  /** @default a store in memory */
  readonly store?: Store;
  /** Where bursts are counted. @default in this process */
  readonly limiter?: RateLimiter;
  /** On live: the store of the sandbox that stands beside it, so that its keys can be granted here. @default none */
  readonly sandboxStore?: Store;
  /** How to get the places. @default the package's own */
  readonly gazetteer?: () => Promise<Gazetteer>;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: () => number;
  /** Addresses or CIDR blocks whose X-Forwarded-For counts. @default none */
  readonly trustedProxies?: readonly string[];
  /** ISO 3166-1 code of the caller's country, or null when it is not known; only `TN` is then let in. @default null */
  readonly countryOf?: (request: Request, address: string | null) => string | null;
  /** Routes that are to be left: their answers, the document and the reference say so. @default none */
  readonly deprecations?: Deprecations;
  /** Reads a file of Swagger UI for `/docs`; `listen` brings them along. @default none: a plain list of the operations */
  readonly viewerFile?: ReadViewerFile;
  readonly log?: (entry: LogEntry) => void;
}

/** What the transport knows of a request besides the request. */
export interface Connection {
  readonly remoteAddress: string | null;
  /** The body, if all of it came with the headers, as a small one does; else it is to be read from the request. */
  readonly body?: Uint8Array | null;
}

export interface App {
  /** Answers a request; never rejects. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Settles when the places are loaded and the store works; rejects when they are not. */
  ready(): Promise<void>;
  /** Writes what is pending and lets go of the store. */
  close(): Promise<void>;
}
