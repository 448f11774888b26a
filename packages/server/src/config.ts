import type { Scope } from '@smart-address/contract';

/** Requests a second in the long run, and how many may come at once. */
export interface BurstLimit {
  readonly perSecond: number;
  readonly burst: number;
}

export type PlanName = 'free' | 'low' | 'medium' | 'large' | 'government';

export interface Plan {
  readonly name: PlanName;
  /** Tunisian dinars a year; null is agreed one by one. */
  readonly pricePerYear: number | null;
  /** Units a calendar month; null is never cut off. */
  readonly unitsPerMonth: number | null;
  readonly limit: BurstLimit;
  /** Live and test keys; null is agreed one by one. */
  readonly keys: { readonly live: number | null; readonly test: number | null };
}

/** Every figure that is ours to choose. */
export const config = {
  version: '0.1.0',
  plans: {
    free: plan('free', 0, 5_000, 2, 10, { live: 1, test: 1 }),
    low: plan('low', 290, 50_000, 10, 50, { live: 3, test: 3 }),
    medium: plan('medium', 790, 250_000, 25, 100, { live: 10, test: 10 }),
    large: plan('large', 1_990, 1_000_000, 50, 200, { live: 30, test: 30 }),
    government: plan('government', null, null, 100, 100, { live: null, test: null }),
  },
  /** The sandbox's own limit: generous, and real. */
  sandbox: { perSecond: 200, burst: 200 },
  /** A key whose limit is easily met. */
  limitedKey: { perSecond: 1, burst: 2 },
  token: {
    issuer: 'urn:smart-address:issuer',
    audience: 'urn:smart-address:api',
    lifetimeSeconds: 3_600,
    clockSkewSeconds: 5,
    /** Verified tokens remembered, so that a signature is checked once. Rights are looked up every time. */
    remembered: 10_000,
    maxLength: 4_096,
    /** How long signing keys are taken for known; and how long for a token of a key that is not among them. */
    keysMilliseconds: 60_000,
    unknownKeyMilliseconds: 5_000,
  },
  requests: {
    maxUrlLength: 8_192,
    maxHeaderBytes: 16_384,
    maxJsonDepth: 16,
    maxBodyBytes: 256 * 1024,
    /** Faults told of one request or item: a body of nothing but unknown names would bring an answer ten times its size. */
    maxFields: 20,
  },
  /** Failed sign-ins one address may make for one key before it has to wait. */
  authFailures: { perSecond: 1, burst: 100 },
  /** Requests one account may make about its own access. */
  accounts: { perSecond: 2, burst: 60 },
  /** Applications one address may send without an account. */
  applicants: { perSecond: 1 / 60, burst: 10 },
  scenarios: { retryAfterSeconds: 1, quotaRetryAfterSeconds: 3_600, timeoutMilliseconds: 10_000 },
  /** How long the answer to an Idempotency-Key is kept. */
  idempotencyMilliseconds: 86_400_000,
  /** How long a request with one may be worked on. If the process is killed meanwhile, a repeat is told to wait as long. */
  claimMilliseconds: 30_000,
  /** How soon it is tried again to give up a request with one that failed, where the store is away. */
  releaseMilliseconds: 1_000,
  pruneMilliseconds: 600_000,
  unitsPerBurst: 50,
  /** How long a caller should wait when the service is not ready. */
  unavailableRetryAfterSeconds: 2,
} as const;

export const browserScopes = ['address:search', 'address:reverse'] as const satisfies readonly Scope[];

function plan(
  name: PlanName,
  pricePerYear: number | null,
  unitsPerMonth: number | null,
  perSecond: number,
  burst: number,
  keys: Plan['keys'],
): Plan {
  return { name, pricePerYear, unitsPerMonth, limit: { perSecond, burst }, keys };
}
