/** A point in decimal degrees, WGS 84. `lat` is -90..90, `lng` is -180..180. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A box in decimal degrees, WGS 84. South and west edges belong to it, north and east edges do not. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A plus code's cell. */
export interface PlusCodeCell extends Bounds {
  readonly center: LatLng;
  /** Number of digits in the code, 2..15. */
  readonly length: number;
}

/** `A` is the letters-and-digits code of a 3 m cell, `B` the digits-only code of a 10 m cell. */
export type SmartCodeFormat = 'A' | 'B';

/** A code in canonical form whose alphabet, length, check character and grid were verified. */
export type SmartCode = string & { readonly __smartCode: unique symbol };

/** A decoded address code: its cell, and the plus code of that cell. */
export interface SmartCodeCell extends Bounds {
  readonly format: SmartCodeFormat;
  readonly code: SmartCode;
  readonly plusCode: string;
  readonly center: LatLng;
}

/** Why a text is not an address code; the same words as the API's INVALID_CODE reasons. */
export type InvalidCodeReason = 'BAD_LENGTH' | 'BAD_CHARACTER' | 'CHECKSUM_MISMATCH' | 'OUT_OF_GRID';

export type SmartCodeParse =
  | { readonly ok: true; readonly format: SmartCodeFormat; readonly code: SmartCode }
  | {
      readonly ok: false;
      readonly reason: InvalidCodeReason;
      /** UTF-16 index into the text as given where the fault is, or null when no single place is at fault. */
      readonly position: number | null;
      /** At most three canonical codes or, for a wrong character, texts with the likely character put in. */
      readonly suggestions: readonly string[];
    };

/** What a pasted or typed text is. */
export type RecognisedLocation =
  | {
      readonly kind: 'smartCode';
      readonly format: SmartCodeFormat;
      readonly code: SmartCode;
      readonly cell: SmartCodeCell;
    }
  | {
      readonly kind: 'plusCode';
      /** The code in canonical form; short when a reference place is needed. */
      readonly code: string;
      readonly isShort: boolean;
      /** The text beside a short code, such as "Tunis" in "4JJJ+22 Tunis"; empty when there is none. */
      readonly locality: string;
    }
  | { readonly kind: 'coordinates'; readonly point: LatLng }
  | { readonly kind: 'postalCode'; readonly postalCode: string }
  | {
      readonly kind: 'text';
      /** The text as given, without white space around it. */
      readonly text: string;
      /**
       * There when the text was probably meant as an address code or a plus code: it says what is wrong. A valid address code is here when
       * it is written as an ordinary number is: it may just as well be a telephone number.
       */
      readonly almost?: SmartCodeParse;
    };
