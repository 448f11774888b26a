import type { Deprecations, Environment } from '@smart-address/contract';
import { type Gazetteer, loadGazetteer } from '@smart-address/gazetteer';
import { type Authenticator, createAuthenticator } from '../credentials/authenticate.ts';
import type { ReadViewerFile } from '../docs/viewer.ts';
import { type IpBlock, parseIpBlock } from '../credentials/ipAddress.ts';
import { createTokenService, type TokenService } from '../credentials/tokenService.ts';
import { unavailable } from '../errors/ApiError.ts';
import { createRateLimiter, type RateLimiter } from '../limits/gcra.ts';
import { seedCodes, seedCredentials } from '../sandbox/seed.ts';
import { createMemoryStore } from '../store/memoryStore.ts';
import type { Store } from '../store/store.types.ts';
import type { AppOptions, LogEntry } from './app.types.ts';
import { createFixedFiles, type FixedFiles } from './fixedFile.ts';
import { publicUrlOf } from './publicUrl.ts';

/** The dependencies of operations and checks. */
export interface Services {
  readonly environment: Environment;
  readonly store: Store;
  /** The sandbox beside a live deployment, whose keys are granted here; null when there is none. */
  readonly sandbox: Store | null;
  readonly tokens: TokenService;
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  /** When expired idempotency records were last deleted. */
  prunedAt: number;
  readonly trustedProxies: readonly IpBlock[];
  readonly clock: () => number;
  /** Milliseconds that only go forward, for limits: a clock that is set back must not use up everybody's burst. */
  readonly limitClock: () => number;
  /** Null if countries are unknown. */
  readonly countryOf: ((request: Request, address: string | null) => string | null) | null;
  /** Name of the trusted proxies' header with the caller's country, or null. */
  readonly countryHeader: string | null;
  /** What links begin with: an address without its last slash, or nothing for the host that was asked. */
  readonly publicUrl: string;
  log(entry: LogEntry): void;
  /** The OpenAPI document of this deployment. */
  document(): Promise<object>;
  /** Responses that are the same for every caller, by path. */
  readonly files: FixedFiles;
  /** Null where there is no viewer for it. */
  readonly viewerFile: ReadViewerFile | null;
  /** The places, loaded whole on first use. @throws ApiError SERVICE_UNAVAILABLE. */
  gazetteer(): Promise<Gazetteer>;
  /** Resolves when credentials can be looked up; null from then on. */
  starting: Promise<void> | null;
}

export function createServices(options: AppOptions): Services {
  const environment = options.environment ?? 'sandbox';
  const store = options.store ?? createMemoryStore();
  const clock = options.clock ?? Date.now;
  const limitClock = options.clock ?? (() => performance.timeOrigin + performance.now());
  const tokens = createTokenService(store, environment, clock);
  const limiter = options.limiter ?? createRateLimiter();
  const publicUrl = linkStart(options.publicUrl);
  const services: Services = {
    environment,
    store,
    sandbox: options.sandboxStore ?? null,
    tokens,
    limiter,
    clock,
    limitClock,
    authenticator: createAuthenticator({
      store,
      environment,
      tokens,
      // Separate, so that made-up key ids cannot evict the buckets of real keys from memory.
      failures: options.limiter ?? createRateLimiter(),
      clock,
      limitClock,
    }),
    prunedAt: clock(),
    trustedProxies: (options.trustedProxies ?? []).map(trustedProxy),
    countryOf: options.countryOf ?? null,
    countryHeader: trustedHeader(options),
    publicUrl,
    log: options.log ?? (() => {}),
    document: createDocument(options.deprecations, publicUrl),
    files: createFixedFiles(),
    viewerFile: options.viewerFile ?? null,
    gazetteer: loadedOnce(async () => {
      const gazetteer = await (options.gazetteer ?? loadGazetteer)();
      await gazetteer.complete;
      if (environment === 'sandbox') await seedCodes(store, gazetteer, clock());
      return gazetteer;
    }),
    starting: null,
  };
  if (environment === 'sandbox') {
    const starting = store.exclusively('seed', () => seedCredentials(store, clock()));
    services.starting = starting;
    // Every waiting request reports a failure; here it only must not be unhandled.
    starting.then(
      () => {
        services.starting = null;
      },
      () => {},
    );
  }
  return services;
}

function loadedOnce(load: () => Promise<Gazetteer>): () => Promise<Gazetteer> {
  let loading: Promise<Gazetteer> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw unavailable(cause);
    });
    return loading;
  };
}

function trustedHeader({ countryHeader, trustedProxies }: AppOptions): string | null {
  if (countryHeader === undefined || trustedProxies?.length) return countryHeader ?? null;
  throw new TypeError(
    'countryHeader: only a header of trusted proxies counts, and `trustedProxies` names none',
  );
}

function linkStart(text: string | undefined): string {
  const url = text === undefined ? '' : publicUrlOf(text);
  if (url !== null) return url;
  throw new TypeError(
    `publicUrl: ${JSON.stringify(text)} is not the address of a service, such as "https://shop.example/address-api"`,
  );
}

function trustedProxy(text: string): IpBlock {
  const block = parseIpBlock(text);
  if (block === null) {
    throw new TypeError(`trustedProxies: ${JSON.stringify(text)} is neither an address nor a CIDR block`);
  }
  return block;
}

/** Gives the OpenAPI document. Its builder is loaded when it is asked for: a page that embeds the service does not carry it. */
function createDocument(deprecations: Deprecations | undefined, publicUrl: string): () => Promise<object> {
  let document: Promise<object> | null = null;
  return () => {
    document ??= import('@smart-address/contract/openapi').then(({ openApiDocument }) =>
      openApiDocument(deprecations, publicUrl || '/'),
    );
    return document;
  };
}
