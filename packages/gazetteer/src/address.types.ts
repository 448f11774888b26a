import type {
  Accuracy,
  AddressParts,
  Correction,
  HighlightRange,
  MatchKind,
  PlaceType,
  QueryReading,
} from './types.ts';

/**
 * The accuracy of a point on the wire. The service has four values. A delegation's seat and the middle of a sector are sent as `postal`,
 * the coarsest, so that neither is presented as the place itself.
 */
export type AddressAccuracy = Exclude<Accuracy, 'delegation' | 'sector'>;

/**
 * One result of autocomplete, search or reverse, exactly as the API sends it. The offline finder builds the same object from the
 * same search, so that an answer does not change when the network answers.
 */
export interface AddressResult {
  readonly id: string;
  readonly type: PlaceType;
  readonly label: string;
  readonly highlight: readonly HighlightRange[];
  readonly match: {
    readonly score: number;
    readonly kind: MatchKind;
    readonly corrections: readonly Correction[];
  };
  readonly address: AddressParts & {
    /** ISO 3166-1, always "TN". */
    readonly country: string;
  };
  readonly location: { readonly lat: number; readonly lng: number; readonly accuracy: AddressAccuracy };
  /** How the query was read for this result; absent where nothing was typed, and for addresses that were imported. */
  readonly reading?: QueryReading | undefined;
  /** Code A of the point. */
  readonly smartCode: string;
  /** Code B of the point. */
  readonly smartcode: string;
  /** 11-digit plus code of the point. */
  readonly plusCode: string;
  /** Metres from the bias point or the point asked for, or null when there was none. */
  readonly distanceMeters: number | null;
}
