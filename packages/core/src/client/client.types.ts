import type {
  AddressList,
  AnswerOf,
  BatchAnswer,
  BatchRequest,
  BodyOf,
  CreateResult,
  CreateShortResult,
  DecodeResult,
  EncodeResult,
  EndpointName,
  Endpoints,
  FinderQuery,
  QueryOf,
  ReverseQuery,
  TokenGrant,
  ValidateResult,
} from '@smart-address/contract';
import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import type { SetTimer } from '../platformTimer.ts';
import type { Credentials } from './credentials.ts';
import type { BasicCredential } from './writeRequest.ts';

/** The service's two interfaces: `A` takes a bearer token, `B` an API key. */
export type ClientFace = 'A' | 'B';

export interface ClientOptions {
  /** The service's base URL, with or without a path: "https://api.example.tn". */
  readonly baseUrl: string;
  readonly credentials?: Credentials | undefined;
  /**
   * Sends a request: the platform's `fetch`, or that of an app in the same page.
   * @default the platform's fetch
   */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Language of error messages. @default 'fr' */
  readonly language?: Lang | undefined;
  /** Milliseconds one attempt may take. @default 10000 */
  readonly timeoutMs?: number | undefined;
  /** How many times a call is retried after 429, 503 or IDEMPOTENCY_IN_PROGRESS. @default 2 */
  readonly retries?: number | undefined;
  /** The longest Retry-After to wait for, in seconds; a longer one rejects. @default 20 */
  readonly maxRetryAfterSeconds?: number | undefined;
  /** Whether the device has a network at all. @default navigator.onLine where there is one */
  readonly isOnline?: (() => boolean) | undefined;
  /** @default the platform's timers */
  readonly setTimer?: SetTimer | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** How many times the call is retried, likewise. @default the client's `retries` */
  readonly retries?: number | undefined;
  /** Milliseconds one attempt may take. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined;
  /** Makes a POST safe to repeat: same key and body, same answer. */
  readonly idempotencyKey?: string | undefined;
}

/** The endpoints that a client may call: those of its own interface, and those both share. */
type NameOf<Face extends ClientFace> = {
  [Name in EndpointName]: Endpoints[Name]['face'] extends Face | 'none' ? Name : never;
}[EndpointName];

/** The names of a path's parameters, written in braces. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The credential of an endpoint that the client's own credential does not cover. */
interface OwnCredential {
  readonly basic: { readonly basic: BasicCredential };
  /** The account token that came with the application. */
  readonly account: { readonly account: string };
  readonly accountOrNone: { readonly account?: string };
}

type CredentialOf<Name extends EndpointName> = Endpoints[Name]['credential'] extends keyof OwnCredential
  ? OwnCredential[Endpoints[Name]['credential']]
  : unknown;

/** The parts of a call: query, body, path parameters and credential, each only where the endpoint has one. */
export type PartsOf<Name extends EndpointName> = (QueryOf<Name> extends undefined
  ? { readonly query?: undefined }
  : { readonly query: QueryOf<Name> }) &
  (BodyOf<Name> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<Name> }) &
  ([ParameterOf<Endpoints[Name]['path']>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: Readonly<Record<ParameterOf<Endpoints[Name]['path']>, string>> }) &
  CredentialOf<Name>;

/** Calls that both interfaces have. Each rejects with a `SmartAddressError`, or with an `AbortError` once its signal aborts. */
export interface BaseClient<Face extends ClientFace> {
  readonly face: Face;
  /** Calls any endpoint by its name in the contract. Resolves to the validated body, exactly as on the wire. */
  call<Name extends NameOf<Face>>(
    name: Name,
    parts: PartsOf<Name>,
    options?: CallOptions,
  ): Promise<AnswerOf<Name>>;
  /** Suggestions for a text that is still being typed. */
  autocomplete(query: FinderQuery, options?: CallOptions): Promise<AddressList>;
  /** Addresses that match a complete text. */
  search(query: FinderQuery, options?: CallOptions): Promise<AddressList>;
  /** The address of a point, its place, and what is near it. */
  reverse(query: ReverseQuery, options?: CallOptions): Promise<AddressList>;
}

/** Interface A: creates codes, and issues tokens. */
export interface ClientA extends BaseClient<'A'> {
  create(point: LatLng, options?: CallOptions): Promise<CreateResult>;
  /** The specification's short form: no governorate. */
  createShort(point: LatLng, options?: CallOptions): Promise<CreateShortResult>;
  /** A one-hour token for a key. For servers only: a secret must not be in a browser. */
  token(key: BasicCredential & { readonly scope?: string }, options?: CallOptions): Promise<TokenGrant>;
}

/** Interface B. */
export interface ClientB extends BaseClient<'B'> {
  encode(point: LatLng, options?: CallOptions): Promise<EncodeResult>;
  decode(smartcode: string, options?: CallOptions & { readonly activeOnly?: boolean }): Promise<DecodeResult>;
  /** Whether a code is valid, and what is wrong with it. With a point, the nearest suggestions come first. */
  validate(smartcode: string, options?: CallOptions & { readonly point?: LatLng }): Promise<ValidateResult>;
  /** Up to 500 operations in one request. */
  batch(request: BatchRequest, options?: CallOptions): Promise<BatchAnswer>;
}

export type Client = ClientA | ClientB;
