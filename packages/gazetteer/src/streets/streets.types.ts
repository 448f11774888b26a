import type { LatLng } from '@smart-address/codes';

/** A street of a team's own data, or a piece of one. */
export interface Street {
  /** In Latin script; in Arabic for a street that has only an Arabic name. */
  readonly name: string;
  /** Empty if there is none. */
  readonly nameAr: string;
  /** Decimal degrees, in Tunisia. */
  readonly location: LatLng;
  /** Four digits, or empty: the likeliest one near there is taken then. */
  readonly postalCode: string;
}

/** The module that `streetsModule` writes, as `import()` gives it. */
export interface StreetsModule {
  /** Which way of packing it has. */
  readonly format: number;
  readonly columns: readonly string[];
  /** Credit to display with the streets; empty for none. */
  readonly attribution: string;
}

/** The way of packing that this version reads and writes. */
export const STREETS_FORMAT = 1;
