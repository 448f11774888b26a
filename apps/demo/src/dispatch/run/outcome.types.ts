import type { AddressResult } from '@smart-address/gazetteer';

/** What a person should look at although the row was found. */
export type Remark =
  /** Latitude and longitude stood in each other's column and were put right. */
  | 'swapped'
  /** The words were read as others, or only in part. */
  | 'uncertain'
  /** The point is that of a street, a locality or an area. */
  | 'coarse';

/** A row that has a place. */
export interface Found {
  readonly kind: 'found';
  readonly lat: number;
  readonly lng: number;
  /** The place in words. */
  readonly label: string;
  readonly codeA: string;
  readonly codeB: string;
  readonly plusCode: string;
  readonly postalCode: string;
  /** Of a point: null when the row itself gave the point or a code. */
  readonly accuracy: AddressResult['location']['accuracy'] | null;
  readonly remarks: readonly Remark[];
}

/**
 * Why a row has no place. Before it is sent: `nothingToFind` (all its columns are empty), `badPoint`, `tooLong`. From the service: `notFound`,
 * `outside` Tunisia, `badCode`, `service` (anything else, in the service's words).
 */
export type Reason =
  | 'nothingToFind'
  | 'badPoint'
  | 'tooLong'
  | 'notFound'
  | 'outside'
  | 'badCode'
  | 'service';

export interface Rejected {
  readonly kind: 'rejected';
  readonly reason: Reason;
  /** What was wrong, quoted: the cells, codes that were probably meant, or the service's sentence. */
  readonly detail: string;
}

export type Outcome = Found | Rejected;
