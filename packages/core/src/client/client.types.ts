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
import type { SetTimer } from '../providers/abort.ts';
import type { Credentials } from './credentials.ts';
import type { BasicCredential } from './writeRequest.ts';

/** The two faces of the service: `A` takes a Bearer token, `B` an API key. */
export type ClientFace = 'A' | 'B';

export interface ClientOptions {
  /** The service's address, with or without a path: "https://api.example.tn". */
  readonly baseUrl: string;
  readonly credentials?: Credentials | undefined;
  /**
   * Sends a request: the platform's `fetch`, or an app's own in the same page.
   * @default the platform's fetch
   */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Language of error messages. @default 'fr' */
  readonly language?: Lang | undefined;
  /** Milliseconds one attempt may take. @default 10000 */
  readonly timeoutMs?: number | undefined;
  /** How often a call is repeated after 429 or 503. @default 2 */
  readonly retries?: number | undefined;
  /** The longest Retry-After that is waited for; a longer one is left to the caller. @default 20 */
  readonly maxRetryAfterSeconds?: number | undefined;
  /** Whether the device has a network at all. @default navigator.onLine where there is one */
  readonly isOnline?: (() => boolean) | undefined;
  /** @default the platform's timers */
  readonly setTimer?: SetTimer | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Overrides the client's own. */
  readonly retries?: number | undefined;
  readonly timeoutMs?: number | undefined;
  /** Makes a POST safe to repeat: same key and body, same answer. */
  readonly idempotencyKey?: string | undefined;
}

/** The endpoints a client of a face may call: those of that face, and those of the service itself. */
type NameOf<Face extends ClientFace> = {
  [Name in EndpointName]: Endpoints[Name]['face'] extends Face | 'none' ? Name : never;
}[EndpointName];

/** The names in braces of a path. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** What opens an endpoint that the client's own credential does not open. */
interface OwnCredential {
  readonly basic: { readonly basic: BasicCredential };
  /** The token an application brought. */
  readonly account: { readonly account: string };
  readonly accountOrNone: { readonly account?: string };
}

type CredentialOf<Name extends EndpointName> = Endpoints[Name]['credential'] extends keyof OwnCredential
  ? OwnCredential[Endpoints[Name]['credential']]
  : unknown;

/** What a call of an endpoint is made of: query, body, path parameters and credential, each only where the endpoint has one. */
export type PartsOf<Name extends EndpointName> = (QueryOf<Name> extends undefined
  ? { readonly query?: undefined }
  : { readonly query: QueryOf<Name> }) &
  (BodyOf<Name> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<Name> }) &
  ([ParameterOf<Endpoints[Name]['path']>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: Readonly<Record<ParameterOf<Endpoints[Name]['path']>, string>> }) &
  CredentialOf<Name>;

/** What a client of either face can do. Every call rejects with a `SmartAddressError`, or an `AbortError`. */
export interface BaseClient<Face extends ClientFace> {
  readonly face: Face;
  /** Any endpoint by its name in the contract; answers as it does on the wire, checked. */
  call<Name extends NameOf<Face>>(
    name: Name,
    parts: PartsOf<Name>,
    options?: CallOptions,
  ): Promise<AnswerOf<Name>>;
  /** Suggestions for a text that is still being typed. */
  autocomplete(query: FinderQuery, options?: CallOptions): Promise<AddressList>;
  /** Addresses that a text means. */
  search(query: FinderQuery, options?: CallOptions): Promise<AddressList>;
  /** Addresses at a point, nearest first. */
  reverse(query: ReverseQuery, options?: CallOptions): Promise<AddressList>;
}

/** Interface A: codes are created, and tokens handed out. */
export interface ClientA extends BaseClient<'A'> {
  create(point: LatLng, options?: CallOptions): Promise<CreateResult>;
  /** The specification's short form: no governorate. */
  createShort(point: LatLng, options?: CallOptions): Promise<CreateShortResult>;
  /** A one-hour token for a key. For a server: a secret has no place in a browser. */
  token(key: BasicCredential & { readonly scope?: string }, options?: CallOptions): Promise<TokenGrant>;
}

/** Interface B. */
export interface ClientB extends BaseClient<'B'> {
  encode(point: LatLng, options?: CallOptions): Promise<EncodeResult>;
  decode(smartcode: string, options?: CallOptions & { readonly activeOnly?: boolean }): Promise<DecodeResult>;
  /** What is right and wrong with a code; with a point, suggestions nearest to it come first. */
  validate(smartcode: string, options?: CallOptions & { readonly point?: LatLng }): Promise<ValidateResult>;
  /** Up to 500 operations in one request. */
  batch(request: BatchRequest, options?: CallOptions): Promise<BatchAnswer>;
}

export type Client = ClientA | ClientB;
