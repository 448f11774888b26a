import type { GovernorateCode, LatLng } from '@smart-address/codes';
import type { AddressAccuracy, AddressResult, Lang, PlaceType } from '@smart-address/gazetteer';

/** Properties that may be missing, null or undefined. */
type Optional<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** An address as another vendor's answer gives it. An `AddressResult` is one that has everything. */
export interface ProvidedAddress extends Optional<
  Pick<
    AddressResult,
    'type' | 'highlight' | 'smartCode' | 'smartcode' | 'plusCode' | 'distanceMeters' | 'reading'
  >
> {
  /** Unique within one answer; `retrieve` receives it as text. */
  readonly id: string | number;
  /** What the row says, and the field after a pick; its name ends at the first comma. */
  readonly label: string;
  /** Decimal degrees, WGS 84. Absent or null if only `retrieve` knows it: then a pick has no point until that has answered. */
  readonly location?:
    | ({ readonly lat: number | string; readonly lng: number | string } & Optional<{
        readonly accuracy: AddressAccuracy;
      }>)
    | null
    | undefined;
  readonly address?: Optional<Record<keyof AddressResult['address'], string | number>> | null | undefined;
  readonly match?: Optional<AddressResult['match']> | null | undefined;
  /** A remark in the row, displayed and read out after its kind, such as "Outside the delivery zone". */
  readonly note?: string | null | undefined;
}

/** A provider's answer to a query. */
export interface Suggestions<Result extends ProvidedAddress = ProvidedAddress> {
  /** The query that these results answer, unchanged. */
  readonly query: string;
  /** At most ten are displayed; ids are unique within one answer. */
  readonly results: readonly Result[];
  /** Credit to display with the results; an empty string for none. */
  readonly attribution: string;
}

/** Which rows are wanted at all. */
export interface SearchFilters {
  readonly types?: readonly PlaceType[] | undefined;
  /** ISO 3166-2 codes, such as "TN-11". */
  readonly governorate?: GovernorateCode | readonly GovernorateCode[] | undefined;
  /** `radius` is in metres, 1..100000. */
  readonly near?: (LatLng & { readonly radius: number }) | undefined;
}

export interface SuggestContext {
  readonly signal: AbortSignal;
  /** Groups the requests of one search; renewed after a pick and a clear. */
  readonly session: string;
  readonly locale: Lang;
  /** Soft bias: of places with the same name, nearer ones come first. */
  readonly bias?: LatLng | undefined;
  /** From `refineProvider`, which leaves out what a source lets through: one that filters itself finds more. */
  readonly filters?: SearchFilters | undefined;
  /** Receives an incomplete answer, such as the offline half of a combined provider's. */
  readonly onPartial?: ((suggestions: Suggestions) => void) | undefined;
}

/**
 * A source of addresses: three functions, so another vendor is simply another provider. Each rejects with a `ProviderError`, or
 * with an `AbortError` once `signal` aborts. Our own are a `Provider<AddressResult>`: their results have everything.
 */
export interface Provider<Result extends ProvidedAddress = ProvidedAddress> {
  /**
   * Milliseconds the finder waits for a pause in typing before it asks. 0 (or absent) for a provider on the device, some 150 for a network.
   * A combined provider is 0 and waits for each of its members by itself.
   */
  readonly debounceMs?: number | undefined;
  /**
   * Starts loading what the first search needs. Called each time the field gets the focus, but not where the person has asked the browser
   * to save data. Absent if there is nothing to load. A failure is reported by the search.
   */
  prepare?(): void;
  suggest(query: string, context: SuggestContext): Promise<Suggestions<Result>>;
  /** The full address of a suggestion, by its id (not its index). */
  retrieve(id: string, context: { readonly signal: AbortSignal; readonly locale: Lang }): Promise<Result>;
  /** The address nearest to a point; null if there is none (outside Tunisia). */
  reverse(
    point: LatLng,
    context: { readonly signal: AbortSignal; readonly locale: Lang },
  ): Promise<Result | null>;
}

/**
 * Why a provider has no answer. `offline`: no network. `unavailable`: the service is down or its answer is invalid. `timeout`: it
 * is too slow. `rate_limited`: too many requests (see `retryAfterSeconds`). `denied`: the key lacks permission. `invalid`: the
 * request was refused. `not_found`: no such id.
 */
export type ProviderErrorReason =
  | 'offline'
  | 'unavailable'
  | 'timeout'
  | 'rate_limited'
  | 'denied'
  | 'invalid'
  | 'not_found';
