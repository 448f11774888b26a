import type { LatLng } from '@smart-address/codes';
import type { AddressResult, Lang } from '@smart-address/gazetteer';

/** What the finder offers for a query; one answer of a provider. */
export interface Suggestions {
  /** The query these answer, as it was asked. */
  readonly query: string;
  /** At most ten are shown; ids are unique within one answer. */
  readonly results: readonly AddressResult[];
  /** Who to name where the results are shown; an empty string when nobody asks for it. */
  readonly attribution: string;
}

export interface SuggestContext {
  readonly signal: AbortSignal;
  /** Groups the keystrokes of one search; rotates on a pick and on a clear. */
  readonly session: string;
  readonly locale: Lang;
  /** Soft bias: nearer namesakes first. */
  readonly bias?: LatLng | undefined;
  /** Hands over an answer that is on its way to being complete, such as the offline half of a combined provider. */
  readonly onPartial?: ((suggestions: Suggestions) => void) | undefined;
}

/**
 * A source of addresses: three functions, so that another vendor is another provider. Each rejects with a
 * `ProviderError` and with an `AbortError` once `signal` aborts.
 */
export interface Provider {
  /**
   * Milliseconds the finder lets typing rest before it asks: 0 (or absent) for what answers on the device, some 150 for a
   * network. A combined provider is 0 and waits for each of its members by itself.
   */
  readonly debounceMs?: number | undefined;
  /**
   * Begins to fetch what the first search would wait for; called each time somebody comes to the field. Absent where there is nothing to
   * fetch. A failure is told by the search.
   */
  prepare?(): void;
  suggest(query: string, context: SuggestContext): Promise<Suggestions>;
  /** The full address of a suggestion, by its id and never by its place in the list. */
  retrieve(
    id: string,
    context: { readonly signal: AbortSignal; readonly locale: Lang },
  ): Promise<AddressResult>;
  /** The address nearest to a point; null where there is none (outside Tunisia). */
  reverse(
    point: LatLng,
    context: { readonly signal: AbortSignal; readonly locale: Lang },
  ): Promise<AddressResult | null>;
}

/**
 * Why a provider has no answer: `offline` no network, `unavailable` the service is down or answers rubbish, `timeout` it
 * is too slow, `rate_limited` too many requests (see `retryAfterSeconds`), `denied` the key may not do this,
 * `invalid` the request was refused, `not_found` no such id.
 */
export type ProviderErrorReason =
  | 'offline'
  | 'unavailable'
  | 'timeout'
  | 'rate_limited'
  | 'denied'
  | 'invalid'
  | 'not_found';
