import * as z from 'zod/mini';
import { keyState, instant, lineOfText, sentInstant } from './accessPrimitives.ts';
import { scope } from './auth.ts';
import { object, strictObject } from './object.ts';
import { environment } from './primitives.ts';

const name = () => lineOfText(1, 100);
const keyScopes = () => z.readonly(z.array(scope).check(z.minLength(1), z.maxLength(20)));
const ipAllowList = () =>
  z.readonly(z.array(z.string().check(z.minLength(2), z.maxLength(49))).check(z.maxLength(50)));
const origins = () =>
  z.nullable(
    z.readonly(
      z.array(z.string().check(z.minLength(1), z.maxLength(253))).check(z.minLength(1), z.maxLength(20)),
    ),
  );

/** What a key may be given when it is made and later. */
const settings = () => ({
  ratePerSecond: z.exactOptional(z.number().check(z.minimum(0.1), z.maximum(1_000))),
  burst: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10_000))),
  ipAllowList: z.exactOptional(ipAllowList()),
  origins: z.exactOptional(origins()),
  expiresAt: z.exactOptional(z.nullable(sentInstant())),
});

/**
 * A key to be made. Absent: the deployment's own environment, the plan's rates, any address, no browser, no end. A key
 * with `origins` is for browsers and takes `address:*` scopes only.
 */
export const keyBody = strictObject(() => ({
  name: name(),
  scopes: keyScopes(),
  environment: z.exactOptional(environment),
  ...settings(),
}));
export type KeyBody = z.infer<typeof keyBody>;

/** What of a key may be changed; what is absent stays. */
export const keyChangeBody = strictObject(() => ({
  name: z.exactOptional(name()),
  scopes: z.exactOptional(keyScopes()),
  ...settings(),
}));
export type KeyChangeBody = z.infer<typeof keyChangeBody>;

/** A key without its secret, which is never kept. */
export const accessKey = object(() => ({
  id: z.string(),
  name: z.string(),
  environment,
  state: keyState,
  scopes: z.readonly(z.array(scope)),
  ratePerSecond: z.number(),
  burst: z.int(),
  ipAllowList: z.readonly(z.array(z.string())),
  origins: z.nullable(z.readonly(z.array(z.string()))),
  createdAt: instant(),
  expiresAt: z.nullable(instant()),
  replacedBy: z.nullable(z.string()),
}));
export type AccessKey = z.infer<typeof accessKey>;

export const keyList = object(() => ({ count: z.int(), keys: z.readonly(z.array(accessKey)) }));

/** A new key with its secret, shown this once: `apiKey` for Interface B, `clientId` and `clientSecret` for tokens of Interface A. */
export const keyReceipt = object(() => ({
  key: accessKey,
  apiKey: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
}));
export type KeyReceipt = z.infer<typeof keyReceipt>;
