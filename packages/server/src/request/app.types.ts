import type { Deprecations, Environment, ErrorCode } from '@smart-address/contract';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { ReadViewerFile } from '../docs/viewer.ts';
import type { RateLimiter } from '../limits/gcra.ts';
import type { Store } from '../store/store.types.ts';

/** One line of the access log. Never holds a credential, a query or a body. */
export interface LogEntry {
  readonly time: number;
  readonly requestId: string;
  /** Empty, like the path, if the bytes received were not a request. */
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly keyId: string | null;
  readonly error: ErrorCode | null;
  /** The thrown value, for INTERNAL_ERROR and SERVICE_UNAVAILABLE. */
  readonly cause: unknown;
}

export interface AppOptions {
  /** @default 'sandbox', with its fixed credentials and seed */
  readonly environment?: Environment;
  /** @default a store in memory */
  readonly store?: Store;
  /** The limiter of bursts. @default in this process */
  readonly limiter?: RateLimiter;
  /** On live: the store of the sandbox beside it, to grant its keys here. @default none */
  readonly sandboxStore?: Store;
  /** Loads the places. @default the package's own */
  readonly gazetteer?: () => Promise<Gazetteer>;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: () => number;
  /** Addresses or CIDR blocks of proxies whose X-Forwarded-For is trusted. @default none */
  readonly trustedProxies?: readonly string[];
  /** ISO 3166-1 code of the caller's country, or null if unknown; any known country but `TN` is refused. @default null */
  readonly countryOf?: (request: Request, address: string | null) => string | null;
  /**
   * Header into which the trusted proxies write the caller's country, such as `CF-IPCountry`, for calls where `countryOf` does not
   * know it. @default none
   */
  readonly countryHeader?: string;
  /**
   * Where callers reach the service if a proxy puts it under a path, such as `https://shop.example/address-api`; that proxy takes the
   * path off. Links, `Location` and the document's `servers` begin with it. @default the host that was asked
   */
  readonly publicUrl?: string;
  /** Deprecated routes: their answers, the document and the reference say so. @default none */
  readonly deprecations?: Deprecations;
  /** Reads a file of Swagger UI for `/docs`; `listen` provides it. @default none: a plain list of the operations */
  readonly viewerFile?: ReadViewerFile;
  readonly log?: (entry: LogEntry) => void;
}

/** What the transport knows of a request besides the request itself. */
export interface Connection {
  readonly remoteAddress: string | null;
  /** The body if it arrived completely with the headers, as a small one does; otherwise it is read from the request. */
  readonly body?: Uint8Array | null;
}

export interface App {
  /** Answers a request; never rejects. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Resolves if the places are loaded and the store works; rejects otherwise. */
  ready(): Promise<void>;
  /** Writes what is pending and closes the store. */
  close(): Promise<void>;
}
