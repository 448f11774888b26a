/** The fields of an address that an import reads, as text. */
export type AddressField = 'lat' | 'lng' | 'houseNumber' | 'street' | 'streetAr' | 'locality' | 'postalCode';

/** What a file is read for: addresses with a house number, or streets. */
export type ReadAs = 'addresses' | 'streets';

/** A position in a file, in that format's terms, such as `line 12`. */
export type Place = string;

/** One address of a file, not yet validated. */
export interface AddressRow {
  readonly place: Place;
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
}

/** Why a row was rejected. */
export type RejectionReason =
  | 'BAD_LINE'
  | 'BAD_GEOMETRY'
  | 'BAD_TEXT'
  | 'MISSING_POINT'
  | 'BAD_POINT'
  | 'OUT_OF_COVERAGE'
  | 'MISSING_HOUSE_NUMBER'
  | 'BAD_HOUSE_NUMBER'
  | 'MISSING_STREET'
  | 'BAD_POSTAL_CODE'
  | 'DUPLICATE';

export interface Rejection {
  readonly place: Place;
  readonly reason: RejectionReason;
  /** What was wrong and what to do, in English, for staff. */
  readonly message: string;
}

/** What a file's reader yields, in the order of the file. */
export type ReadRow = AddressRow | Rejection;

export function isRejection(row: object): row is Rejection {
  return 'reason' in row;
}

/** A file that cannot be imported at all. The message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The bytes of a file, from its start. */
export type Bytes = AsyncIterable<Uint8Array>;
