import type { Scope } from '@smart-address/contract';
import type { KeyRecord, OrganisationRecord } from '../store/records.types.ts';

/** What a request presented, read but not yet believed. */
export type PresentedCredential =
  | { readonly kind: 'apiKey'; readonly text: string }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly keyId: string; readonly secret: string }
  | { readonly kind: 'account'; readonly token: string };

/** A credential that stands for a key, as all but an account's do. */
export type KeyCredential = Exclude<PresentedCredential, { readonly kind: 'account' }>;

/** Who is calling, and what they may do right now. */
export interface Caller {
  readonly key: KeyRecord;
  readonly organisation: OrganisationRecord;
  /** The key's scopes; for a token, those that the key still has. */
  readonly scopes: readonly Scope[];
}
