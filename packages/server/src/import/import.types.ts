/** What an import reads of an address, as text. */
export type AddressField = 'lat' | 'lng' | 'houseNumber' | 'street' | 'locality' | 'postalCode';

/** Where in a file something stands, in that file's own words, such as `line 12`. */
export type Place = string;

/** One address as a file has it, not yet checked. */
export interface AddressRow {
  readonly place: Place;
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
}

/** Why a row was not taken. */
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
  /** What was wrong and what to do, in English: it is for staff. */
  readonly message: string;
}

/** What a reader of a file yields, in the order of the file. */
export type ReadRow = AddressRow | Rejection;

export function isRejection(row: ReadRow): row is Rejection {
  return 'reason' in row;
}

/** A file that cannot be imported at all. Its message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The bytes of a file, from its start. */
export type Bytes = AsyncIterable<Uint8Array>;
