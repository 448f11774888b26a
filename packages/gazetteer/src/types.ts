import type { Bounds, LatLng } from '@smart-address/codes';

/** Languages of names and labels. */
export type Lang = 'fr' | 'ar' | 'en';

/** The type of a result. A landmark (one building) is an `address`. */
export type PlaceType = 'address' | 'street' | 'locality' | 'postal' | 'delegation' | 'governorate' | 'code';

/**
 * How exact a point is. `rooftop`: one building. `street`: one point on the street. `locality`: the place itself. `sector`: the middle of
 * the sector (imada) that bears the name. `postal`: the middle of the places that share a postal code, or the town that the code is called
 * after. `delegation`: the delegation's seat.
 */
export type Accuracy = 'rooftop' | 'street' | 'locality' | 'sector' | 'postal' | 'delegation';

/** How a query matched a name. */
export type MatchKind = 'exact' | 'prefix' | 'fuzzy' | 'code';

/** Start and end (exclusive), UTF-16 indices into the displayed label. */
export type HighlightRange = readonly [start: number, end: number];

/** A word of the query that was read as another one, both in their original spelling. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

/**
 * What words of a query are beside a row. `name`: its own. `region`: what else is known of where it is. `postalCode`: one that is not its
 * own. `unit`: a floor, a flat, a block. `street`: one that is not its own, with its kilometre. `direction`: "en face de la poste".
 * `other`: all else. The same words may be another thing beside another row.
 */
export type SpanRole =
  | 'name'
  | 'region'
  | 'postalCode'
  | 'houseNumber'
  | 'unit'
  | 'street'
  | 'direction'
  | 'addressee'
  | 'phone'
  | 'other';

/** Words of a query that are one thing beside a row. */
export interface QuerySpan {
  /** UTF-16 indices into the query as it was typed: of the first unit, and after the last. */
  readonly start: number;
  readonly end: number;
  readonly role: SpanRole;
  /** What was read instead of what was typed, such as 12 for "n° 12"; absent if it was read as typed. */
  readonly readAs?: string | undefined;
}

/** How a query was read for a row. */
export interface QueryReading {
  /** In order and disjoint; every word of the query is in one. */
  readonly spans: readonly QuerySpan[];
}

/** The parts of an address; a part that is not known is an empty string. */
export interface AddressParts {
  readonly houseNumber: string;
  readonly street: string;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  /** ISO 3166-2, such as "TN-11". */
  readonly governorateCode: string;
  /** Four digits, or an empty string. */
  readonly postalCode: string;
}

/** A place of the gazetteer, in the language it was asked for. */
export interface Place extends AddressParts {
  /** Stable across builds of the same data. */
  readonly id: string;
  readonly type: PlaceType;
  /** The name in the requested language if there is a genuine one, else the Latin name. */
  readonly name: string;
  /** One line that distinguishes places of the same name, such as "Ennour, Kasserine Nord, 1200 Kasserine". */
  readonly label: string;
  readonly location: LatLng;
  readonly accuracy: Accuracy;
  /** 0 (a lane) to 1 (the capital): population, rank and how often it is asked for. */
  readonly importance: number;
  /** GeoNames kind of a landmark ("mosque", "school"); empty for other places. */
  readonly category: string;
}

export interface PlaceMatch extends Place {
  /** 0..1, comparable within one answer only. Lower where places of several governorates are called as typed and are as likely. */
  readonly score: number;
  readonly kind: MatchKind;
  readonly highlight: readonly HighlightRange[];
  readonly corrections: readonly Correction[];
  readonly reading: QueryReading;
  /** Metres from `near`, or null when no `near` was given. */
  readonly distanceMeters: number | null;
}

export interface SearchOptions {
  /** 1..20, 5 when absent. */
  readonly limit?: number;
  /** Language of names and labels; by default `fr`. Queries may be in any language. */
  readonly lang?: Lang;
  /** Soft bias: of places with the same name, nearer ones come first. */
  readonly near?: LatLng;
  /** Hard filter: ISO 3166-2 code ("TN-11"), three-letter label ("TUN") or name; of several, any. */
  readonly governorate?: string | readonly string[];
  /** Hard filter: a postal code in full or its first digits. */
  readonly postal?: string;
  /** Hard filter: metres around `near`; ignored without `near`. */
  readonly radius?: number;
  /** Hard filter. */
  readonly types?: readonly PlaceType[];
}

/** The administrative location of a point. */
export interface NearestPlace {
  /** Id of the place that the distance refers to; `get` returns it. */
  readonly id: string;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  readonly governorateCode: string;
  readonly postalCode: string;
  /** Such as "République, 1001 Tunis". */
  readonly label: string;
  /** The place's own point. */
  readonly location: LatLng;
  readonly accuracy: Accuracy;
  /** Metres from the given point to `location`. */
  readonly distanceMeters: number;
}

/** A landmark or street near a point, with distance and bearing. */
export interface NearbyFeature {
  readonly place: Place;
  readonly distanceMeters: number;
  /** Degrees clockwise from north, from the feature to the given point; 0..360. */
  readonly bearing: number;
}

export interface WithinOptions {
  readonly lang?: Lang;
  readonly types?: readonly PlaceType[];
  /** Most important first; 200 when absent. */
  readonly limit?: number;
}

export interface Gazetteer {
  /** Places that match a typed text, best first. Never throws. Synchronous: it runs on every key. */
  search(query: string, options?: SearchOptions): PlaceMatch[];
  /** The governorate, delegation, locality and postal code of a point; null outside coverage. */
  nearest(point: LatLng, options?: { readonly lang?: Lang }): NearestPlace | null;
  /** The nearest landmark or street within `radius` metres (500 when absent), or null. */
  nearby(point: LatLng, options?: { readonly lang?: Lang; readonly radius?: number }): NearbyFeature | null;
  /** Whether a point is in Tunisia: its land, islands, and the beaches and harbours of its coast. False for NaN. */
  covers(point: LatLng): boolean;
  /** A place by its id, or undefined. */
  get(id: string, options?: { readonly lang?: Lang }): Place | undefined;
  /** Places in a box, most important first; for the labels of a map. */
  within(bounds: Bounds, options?: WithinOptions): Place[];
  /** True once streets and landmarks are loaded too. */
  readonly isComplete: boolean;
  /** Resolves when streets and landmarks are loaded; rejects if that failed, and the next access tries again. */
  readonly complete: Promise<void>;
  /** Credit to display with the data. */
  readonly attribution: string;
}
