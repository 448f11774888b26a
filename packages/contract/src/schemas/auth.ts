import * as z from 'zod/mini';
import { looseObject, object } from './object.ts';
import { watermark } from './primitives.ts';

/** What a key may do. */
export const scope = z.enum(['code:create', 'code:read', 'address:search', 'address:reverse', 'batch:run']);
export type Scope = z.infer<typeof scope>;
export const scopes = scope.options;

/**
 * The form of `POST /api/v1/auth/token`, beside HTTP Basic with key id and secret. `scope` asks for fewer scopes; empty, it is as if
 * absent. Other parameters are ignored, as RFC 6749, 3.2 has it: OAuth libraries send `client_id`, `audience` and the like. A second
 * credential is not: `client_secret` and `client_assertion` are AUTH_AMBIGUOUS beside HTTP Basic (RFC 6749, 2.3).
 */
export const tokenBody = looseObject(() => ({
  grant_type: z.literal('client_credentials'),
  scope: z.exactOptional(z.string().check(z.maxLength(200))),
}));

const tokenGrant = object(() => ({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
}));
export type TokenGrant = z.infer<typeof tokenGrant>;

/** The grant twice: at the top as RFC 6749 has it, and as `data` of Interface A's envelope. */
export const tokenAnswer = object(() => ({
  ...tokenGrant.shape,
  success: z.literal(true),
  statusCode: z.int(),
  message: z.string(),
  data: tokenGrant,
  _env: watermark,
}));

/** RFC 7517 key set; only public members. */
export const jsonWebKeySet = object(() => ({
  keys: z.readonly(
    z.array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        kid: z.string(),
        alg: z.literal('ES256'),
        use: z.literal('sig'),
      }),
    ),
  ),
  _env: watermark,
}));
