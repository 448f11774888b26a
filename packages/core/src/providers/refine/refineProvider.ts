import { distanceMeters, governorateLabels } from '@smart-address/codes';
import type { AddressResult, Lang } from '@smart-address/gazetteer';
import { isAbortError } from '../../abort.ts';
import { PLACE_TYPES, readResult, readResults } from '../../finder/state/results.ts';
import { isLocation } from '../../guards.ts';
import { MAX_ROWS } from '../../readText.ts';
import type { ProvidedAddress, Provider, SearchFilters, Suggestions } from '../../provider.types.ts';
import { ProviderError } from '../../providerError.ts';
import { runCallback, warnOnce } from '../../report.ts';
import { createZoneTest, type DeliveryZone } from './zone.ts';

/** What is searched for, as a function of a team's is told. */
export interface RefinedSearch {
  /** As it was typed. */
  readonly query: string;
  readonly locale: Lang;
}

/** A row that may have a remark. */
export type NotedAddress = AddressResult & Pick<ProvidedAddress, 'note'>;

export interface RefineOptions extends SearchFilters {
  /** Rows outside of it say so, and can still be picked. */
  readonly zone?: DeliveryZone | undefined;
  /** What such a row says, by language. @default "Outside the delivery zone" */
  readonly zoneNote?: Readonly<Partial<Record<Lang, string>>> | undefined;
  /** What to search for in place of what was typed; the field keeps what was typed. */
  readonly transformQuery?: ((query: string, search: RefinedSearch) => string) | undefined;
  /** The rows to show in place of those that were found and passed the filters. Its error is an error of the search. */
  readonly transformResults?:
    | ((
        results: readonly NotedAddress[],
        search: RefinedSearch,
      ) => readonly ProvidedAddress[] | Promise<readonly ProvidedAddress[]>)
    | undefined;
  /** Called with each complete answer, as it is shown: to count what is not found, for example. */
  readonly onSuggest?: ((answer: Suggestions<NotedAddress>, search: RefinedSearch) => void) | undefined;
  /** Called with why a search failed, a `ProviderError` of our own providers; not when it is aborted by the next key. */
  readonly onError?: ((error: unknown, search: RefinedSearch) => void) | undefined;
}

const OUTSIDE: Readonly<Record<Lang, string>> = {
  fr: 'Hors de la zone de livraison',
  ar: 'خارج منطقة التوصيل',
  en: 'Outside the delivery zone',
};

/** The values of a filter that exist, or undefined for no filter. The others are told in the console with what to set. */
function usableList<Value extends string>(
  setting: string,
  given: Value | readonly Value[] | undefined,
  known: readonly string[],
): readonly Value[] | undefined {
  if (given == null) return undefined;
  const wanted = typeof given === 'string' ? [given] : given;
  const usable = wanted.filter((value) => known.includes(value));
  if (usable.length < wanted.length || wanted.length === 0)
    warnOnce(
      `${setting}: ${wanted.filter((value) => !known.includes(value)).join(', ') || 'an empty list'} is left out, because nothing matches it. Set some of: ${known.join(', ')}.`,
    );
  return usable.length > 0 ? usable : undefined;
}

function usableNear(near: SearchFilters['near']): SearchFilters['near'] {
  if (near == null) return undefined;
  if (isLocation(near) && near.radius >= 1 && near.radius <= 100_000) return near;
  warnOnce(
    'near: left out, because nothing is there. Set { lat, lng, radius }: degrees, and metres from 1 to 100000.',
  );
  return undefined;
}

/**
 * A provider of which only some rows are wanted, or whose rows or queries are to be others. Works on any provider. The device and the
 * service apply the filters themselves, so that ten rows are found where there are ten.
 *
 * A row is left out only for what it says. One without a type, a governorate's code or a point passes the filter for it. Points from the
 * map or the device, and recent addresses, are not filtered.
 *
 * @param options What cannot be used, such as a zone that is no polygon, is left out and told in the console.
 */
export function refineProvider(provider: Provider, options: RefineOptions): Provider {
  const { zone, zoneNote, transformQuery, transformResults, onSuggest, onError } = options;
  const types = usableList('types', options.types, PLACE_TYPES);
  const governorate = usableList('governorate', options.governorate, Object.keys(governorateLabels));
  const near = usableNear(options.near);
  const isInZone = zone == null ? undefined : createZoneTest(zone);

  function isWanted(row: AddressResult, { type }: ProvidedAddress): boolean {
    const { governorateCode } = row.address;
    const isThere =
      near === undefined || !isLocation(row.location) || distanceMeters(near, row.location) <= near.radius;
    const isInOne =
      governorate === undefined ||
      governorateCode === '' ||
      governorate.some((code) => code === governorateCode);
    return isThere && isInOne && (types === undefined || type == null || types.includes(row.type));
  }

  const marked = (row: NotedAddress, locale: Lang): NotedAddress =>
    isInZone === undefined || isInZone(row.location)
      ? row
      : { ...row, note: zoneNote?.[locale] ?? OUTSIDE[locale] };

  async function refined(answer: Suggestions, search: RefinedSearch): Promise<Suggestions<NotedAddress>> {
    let isReadable = answer.results.length === 0;
    const rows: NotedAddress[] = [];
    for (const given of answer.results.slice(0, MAX_ROWS)) {
      const row = readResult(given);
      isReadable ||= row !== null;
      if (row !== null && isWanted(row, given)) rows.push(marked(row, search.locale));
    }
    // Rows that cannot be displayed are an error, not "nothing found".
    if (!isReadable) throw new ProviderError('invalid', 'None of its results can be displayed.');
    const results = transformResults === undefined ? rows : readResults(await transformResults(rows, search));
    return { query: search.query, results, attribution: answer.attribution };
  }

  return {
    get debounceMs() {
      return provider.debounceMs;
    },
    prepare: () => provider.prepare?.(),
    retrieve: (id, context) => provider.retrieve(id, context),
    reverse: (point, context) => provider.reverse(point, context),

    async suggest(query, context) {
      const { locale, signal, onPartial } = context;
      const search = { query, locale };
      const asked = (transformQuery && runCallback(() => transformQuery(query, search))) ?? query;
      try {
        const answer = await provider.suggest(asked, {
          ...context,
          filters: { types, governorate, near },
          // The complete answer follows: what fails here fails there, and is told once.
          onPartial: (partial) =>
            void refined(partial, search).then(
              (rows) => (signal.aborted ? undefined : onPartial?.(rows)),
              () => undefined,
            ),
        });
        const shown = await refined(answer, search);
        runCallback(() => onSuggest?.(shown, search));
        return shown;
      } catch (error) {
        if (!signal.aborted && !isAbortError(error)) runCallback(() => onError?.(error, search));
        throw error;
      }
    },
  };
}
