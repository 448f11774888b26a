import type { LatLng } from '@smart-address/codes';
import type { ApplicationState, Environment, KeyState, PlanName, Scope } from '@smart-address/contract';
import type { BurstLimit } from '../config.ts';

/** Times are milliseconds since 1970 UTC throughout. */
export interface OrganisationRecord {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanName;
  /** `pending`: no application of it is approved yet. */
  readonly state: 'pending' | 'approved' | 'suspended';
  readonly createdAt: number;
  /** The account token's hash; absent if it has none, as the built-in sandbox organisation. */
  readonly accountToken?: {
    /** SHA-256 of the secret, hex. */
    readonly hash: string;
    readonly expiresAt: number;
  };
}

export interface KeyRecord {
  readonly id: string;
  readonly organisationId: string;
  readonly environment: Environment;
  readonly name: string;
  /** SHA-256 of the secret, hex; the secret itself is shown once and never kept. */
  readonly secretHash: string;
  /** `rotating`: replaced, but still good until `expiresAt`. */
  readonly state: KeyState;
  readonly scopes: readonly Scope[];
  readonly limit: BurstLimit;
  /** CIDR blocks or single addresses, v4 and v6; empty allows any. */
  readonly ipAllowList: readonly string[];
  /** Origins of a browser key; null for a key that is not for browsers, `*` for any. */
  readonly origins: readonly string[] | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  /** The key that replaces this one while it rotates. */
  readonly replacedBy: string | null;
}

/** A registered point. Its identity is the cell of code A; it never moves, and its codes are never reused. */
export interface CodeRecord {
  /** Code A. */
  readonly smartCode: string;
  /** Code B of the cell the point lies in. */
  readonly smartcode: string;
  /** 11 digits. */
  readonly plusCode: string;
  /** The registered point, as sent: the code's cell was computed from it. */
  readonly point: LatLng;
  /** A rooftop point, measured or confirmed on the map; null if none was given. */
  readonly surveyed: LatLng | null;
  readonly postalCode: string;
  readonly locality: string;
  readonly governorate: string;
  readonly status: 'active' | 'retired';
  readonly organisationId: string;
  readonly createdAt: number;
}

/** An imported address with its house number and surveyed point. */
export interface AddressRecord {
  /** Made of the address's text, so that the same address has the same id; never of its point. */
  readonly id: string;
  /** Such as `12`, `12 bis`, `3-5`. */
  readonly houseNumber: string;
  readonly street: string;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  /** ISO 3166-2. */
  readonly governorateCode: string;
  readonly postalCode: string;
  readonly point: LatLng;
  /** Who surveyed it, for the credit; empty if no credit is needed. */
  readonly attribution: string;
}

export interface ApplicationRecord {
  readonly id: string;
  readonly organisationId: string;
  /** A: production access. B: early access to the sandbox. */
  readonly kind: 'A' | 'B';
  readonly state: ApplicationState;
  readonly organization: string;
  readonly contact: { readonly name: string; readonly email: string };
  readonly intendedUse: string;
  readonly plan: PlanName;
  readonly submittedAt: number;
  readonly dueAt: number;
  readonly decidedAt: number | null;
  /** When the state last changed. */
  readonly changedAt: number;
  /** The reviewers' question or comment. */
  readonly note: string;
  /** The applicant's answer. */
  readonly answer: string;
}

export interface AuditRecord {
  readonly at: number;
  /** `account:` or `key:` with its id, or `staff:` with a name. */
  readonly actor: string;
  readonly organisationId: string;
  /** Such as `key.revoked`. */
  readonly action: string;
  /** The object of the action. */
  readonly subject: string;
}

/** Units used on one day, Africa/Tunis. */
export interface UsageRecord {
  readonly organisationId: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly operation: string;
  readonly units: number;
}

/** A POST with an Idempotency-Key that is being processed. */
export interface IdempotencyClaim {
  /** Key id and idempotency key. */
  readonly id: string;
  /** SHA-256 of method, path, query and body, hex. */
  readonly fingerprint: string;
  readonly expiresAt: number;
}

/** Its finished answer. */
export interface IdempotencyRecord extends IdempotencyClaim {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A token signing key, as private JWK. The newest signs; those not yet expired verify. */
export interface SigningKeyRecord {
  readonly id: string;
  readonly privateJwk: Readonly<Record<string, string>>;
  readonly createdAt: number;
  /** When the last token it signed expires, 0 if it leaked; null while it signs. */
  readonly expiresAt: number | null;
}
