import type { AddressResult, Lang } from '@smart-address/gazetteer';
import type { FinderQuery, ReverseQuery } from '@smart-address/contract';
import type { CallOptions } from '../client/client.types.ts';
import { SmartAddressError } from '../client/smartAddressError.ts';
import { isLocation } from '../guards.ts';
import type { Provider, Suggestions } from '../provider.types.ts';
import { throwIfAborted } from '../abort.ts';
import { ProviderError } from '../providerError.ts';

/** In UTF-16 units: never more than the 200 characters that the service takes. Longer queries are cut. */
const MAX_QUERY = 200;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;
const DEBOUNCE_MS = 150;
/** The most that the service answers with. */
const MOST_ROWS = 20;
/** Enough for the requests of several searches, each result under two keys; memory stays bounded on a page that is open for days. */
const MOST = 1000;

/** What a provider needs of a client. */
export interface FinderClient {
  autocomplete(
    query: FinderQuery,
    options?: CallOptions,
  ): Promise<Pick<Suggestions<AddressResult>, 'results' | 'attribution'>>;
  reverse(
    query: ReverseQuery,
    options?: CallOptions,
  ): Promise<{ readonly results: readonly AddressResult[] }>;
}

export interface SmartAddressProviderOptions {
  /** Maximum number of results, 1..20. @default 10 */
  readonly limit?: number | undefined;
  /** Milliseconds typing must pause before the service is asked. @default 150 */
  readonly debounceMs?: number | undefined;
}

/** A query cut to the service's limit, never in the middle of a character. */
function cut(query: string): string {
  const trimmed = query.trim();
  return trimmed.length > MAX_QUERY ? trimmed.slice(0, MAX_QUERY).replace(/[\uD800-\uDBFF]$/, '') : trimmed;
}

/**
 * The service as a provider. Its results are full addresses already, so `retrieve` returns a result found before, in the same
 * language, without a request. A search is never retried here: the finder decides when to retry.
 */
export function createSmartAddressProvider(
  client: FinderClient,
  { limit = 10, debounceMs = DEBOUNCE_MS }: SmartAddressProviderOptions = {},
): Provider<AddressResult> {
  /**
   * Recently found results, by their id and by language and id. The device's search has a memory of its own. A chunk that it shared with
   * the client, lost together with the client, would be lost to the search as well until a reload.
   */
  const found = new Map<string, AddressResult>();

  function remember(results: readonly AddressResult[], locale: Lang): void {
    for (const result of results) {
      for (const key of [result.id, `${locale} ${result.id}`]) {
        // Moved to the end, so that the first entry is the one found longest ago.
        found.delete(key);
        found.set(key, result);
      }
    }
    for (const key of found.keys()) {
      if (found.size <= MOST) break;
      found.delete(key);
    }
  }

  return {
    debounceMs,

    async suggest(query, { signal, session, locale, bias, filters: { near, types, governorate } = {} }) {
      throwIfAborted(signal);
      const q = cut(query);
      if (q === '') return { query, results: [], attribution: '' };
      const around = near ?? bias;
      const regions = [governorate ?? []].flat();
      const answer = await client.autocomplete(
        {
          q,
          // Of several governorates it knows none: more rows leave more of them.
          limit: regions.length > 1 ? MOST_ROWS : limit,
          lang: locale,
          ...(around && { lat: around.lat, lng: around.lng }),
          ...(near && { radius: near.radius }),
          ...(types && { types }),
          ...(regions.length === 1 && { governorate: regions[0] }),
          ...(SESSION.test(session) ? { session } : {}),
        },
        { signal, retries: 0 },
      );
      remember(answer.results, locale);
      return { query, results: answer.results, attribution: answer.attribution };
    },

    async retrieve(id, { signal, locale }) {
      throwIfAborted(signal);
      const known = found.get(`${locale} ${id}`) ?? found.get(id);
      if (known !== undefined) return known;
      throw new ProviderError(
        'not_found',
        'That address is not among those this provider has found. Search for it again, and pick it from the answer.',
      );
    },

    async reverse(point, { signal, locale }) {
      throwIfAborted(signal);
      const { lat, lng } = point;
      if (!isLocation(point)) return null;
      try {
        const answer = await client.reverse({ lat, lng, limit: 1, lang: locale }, { signal });
        remember(answer.results, locale);
        return answer.results[0] ?? null;
      } catch (error) {
        if (error instanceof SmartAddressError && error.code === 'OUT_OF_COVERAGE') return null;
        throw error;
      }
    },
  };
}
