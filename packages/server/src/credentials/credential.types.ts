import type { Scope } from '@smart-address/contract';
import type { KeyRecord, OrganisationRecord } from '../store/records.types.ts';

/** A presented credential, parsed but not verified. */
export type PresentedCredential =
  | { readonly kind: 'apiKey'; readonly text: string }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly keyId: string; readonly secret: string }
  | { readonly kind: 'account'; readonly token: string };

/** A credential that belongs to an API key, not to an account. */
export type KeyCredential = Exclude<PresentedCredential, { readonly kind: 'account' }>;

/** The caller, and their current rights. */
export interface Caller {
  readonly key: KeyRecord;
  readonly organisation: OrganisationRecord;
  /** The key's scopes; for a token, those of its scopes that the key still has. */
  readonly scopes: readonly Scope[];
}
