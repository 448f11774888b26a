import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/errorCodes.ts';
import type { Scope } from '../schemas/auth.ts';

/**
 * Which interface a route belongs to. `A` wraps its answer in the envelope and takes a Bearer token. `B` answers bare and takes an API key.
 * `none` is of the service itself and takes no credential (the token route takes HTTP Basic).
 */
export type Face = 'A' | 'B' | 'none';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `account` is an account token, as a bearer credential; `accountOrNone` is the same, but optional. */
export type CredentialKind = 'bearer' | 'apiKey' | 'basic' | 'account' | 'accountOrNone' | 'none';

export type ObjectSchema = z.ZodMiniObject;

/** One route of the API. The server, the client and the OpenAPI document derive from these. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Path below the base URL; a parameter is written `{name}`. */
  readonly path: string;
  /** Alias paths. */
  readonly aliases: readonly string[];
  readonly face: Face;
  readonly credential: CredentialKind;
  /** The operation, under a name that both interfaces share. */
  readonly operation: string;
  readonly scope: Scope | null;
  /** The typed query; its wire form is `writeQuery` and `readQuery`. Null: the route takes no parameter. */
  readonly query: ObjectSchema | null;
  /** The body as a client sends it. Null: the route takes no body. */
  readonly body: z.ZodMiniType | null;
  /** `form` is what RFC 6749 has; the same in JSON is taken too. */
  readonly bodyType: 'json' | 'form' | null;
  /** Largest body in bytes. */
  readonly maxBodyBytes: number;
  /** The body of a 2xx. */
  readonly answer: z.ZodMiniType;
  /** Other forms a 2xx may take when a parameter asks for it. */
  readonly variants: readonly z.ZodMiniType[];
  /** Status of success. */
  readonly status: 200 | 201;
  /** Every error code the route may answer with. */
  readonly errors: readonly ErrorCode[];
  readonly tag: string;
}
