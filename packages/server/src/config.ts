import type { PlanName, Scope } from '@smart-address/contract';

/** Sustained requests per second, and the burst. */
export interface BurstLimit {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Plan {
  readonly name: PlanName;
  /** Tunisian dinars per year; null by agreement. */
  readonly pricePerYear: number | null;
  /** Units per calendar month; null is unlimited. */
  readonly unitsPerMonth: number | null;
  readonly limit: BurstLimit;
  /** Number of live and test keys; null by agreement. */
  readonly keys: { readonly live: number | null; readonly test: number | null };
}

/** Every figure that callers notice: those of the specification (prices, a token's hour), and those that it leaves open. */
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
    /** Number of verified tokens cached, so that a signature is checked once. Rights are looked up on every call. */
    remembered: 10_000,
    maxLength: 4_096,
    /** Milliseconds for which signing keys are cached, another process's rotation of them included. */
    rotatedMilliseconds: 5_000,
  },
  requests: {
    maxUrlLength: 8_192,
    maxHeaderBytes: 16_384,
    maxJsonDepth: 16,
    maxBodyBytes: 256 * 1024,
    /**
     * Maximum number of faults reported per request or item: otherwise a body of unknown names would bring an answer ten times
     * its size.
     */
    maxFields: 20,
  },
  /** Failed sign-ins per address and key before the caller has to wait. */
  authFailures: { perSecond: 1, burst: 100 },
  /** What an account, and an applicant without one, may do about access. */
  accessLimits: {
    live: {
      /** Requests per account. */
      accounts: { perSecond: 2, burst: 60 },
      /** Applications per address without an account. */
      applicants: { perSecond: 1 / 60, burst: 10 },
      /** The same per /48 of IPv6. */
      applicantSites: { perSecond: 1 / 6, burst: 100 },
      /** New account tokens: each leaves a line in the audit log, which nobody can delete. */
      accountTokens: { perSecond: 1 / 600, burst: 20 },
      /** What an organisation may make within 24 hours: its lists keep all of it, and whoever makes another reads the list. */
      perDay: { applications: 10, keys: 200 },
    },
    /** Teams and their test suites try things again and again; but what they leave is kept, on the disk that live may share. */
    sandbox: {
      accounts: { perSecond: 10, burst: 1_000 },
      applicants: { perSecond: 1 / 2, burst: 1_000 },
      applicantSites: { perSecond: 5, burst: 10_000 },
      accountTokens: { perSecond: 1, burst: 1_000 },
      perDay: { applications: 1_000, keys: 1_000 },
    },
    /** A sandbox in memory is one team's own, until its process ends. */
    sandboxInMemory: {
      accounts: { perSecond: 200, burst: 200 },
      applicants: { perSecond: 200, burst: 200 },
      applicantSites: { perSecond: 200, burst: 200 },
      accountTokens: { perSecond: 200, burst: 200 },
      perDay: { applications: Infinity, keys: Infinity },
    },
  },
  /** How access is granted, in milliseconds but for the days and hours in which an application is answered. */
  access: {
    businessDaysForA: 3,
    hoursForB: 48,
    /** For which an applicant may answer a question before the application expires. */
    needsInfoMilliseconds: 30 * 86_400_000,
    accountTokenMilliseconds: 365 * 86_400_000,
    /** For which the old key of a rotation keeps working. */
    rotationGraceMilliseconds: 24 * 3_600_000,
  },
  scenarios: { retryAfterSeconds: 1, quotaRetryAfterSeconds: 3_600, timeoutMilliseconds: 10_000 },
  /** Milliseconds for which the answer to an Idempotency-Key is stored. */
  idempotencyMilliseconds: 86_400_000,
  /**
   * Milliseconds for which a request with one may be processed. If the process is killed meanwhile, a repeat has to wait as long.
   */
  claimMilliseconds: 30_000,
  /** Milliseconds between attempts to release the key of a failed request while the store is down. */
  releaseMilliseconds: 1_000,
  pruneMilliseconds: 600_000,
  unitsPerBurst: 50,
  /** Seconds a caller should wait when the service is not ready. */
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
