import type { AddressResult, Lang } from '@smart-address/gazetteer';
import { pause, throwIfAborted, untilAborted } from '../abort.ts';
import { platformTimer } from '../platformTimer.ts';
import type { Provider, ProviderErrorReason } from '../provider.types.ts';
import { ProviderError } from '../providerError.ts';
import { placesIn } from './places.ts';

export interface MemoryProviderOptions {
  /** What can be found, the same in every language. @default `placesIn` of the language that is asked for */
  readonly places?: readonly AddressResult[] | undefined;
  /** Milliseconds before each answer. @default 0 */
  readonly delayMs?: number | undefined;
}

/** A provider without a network, whose answers a test holds back, lets go in any order, or makes fail. */
export interface MemoryProvider extends Provider<AddressResult> {
  /** Every query that was searched for, oldest first. */
  readonly asked: readonly string[];
  /** From now on a search waits for `release`. */
  hold(): void;
  /**
   * Answers the searches for `query` that wait, or without it all of them, which also ends `hold`.
   * @throws Error if none of them waits
   */
  release(query?: string): void;
  /** From now on everything asked is refused, until `recover`. `retryAfterSeconds` is for `rate_limited`. */
  fail(reason: ProviderErrorReason, retryAfterSeconds?: number): void;
  recover(): void;
}

interface HeldSearch {
  readonly query: string;
  readonly answer: () => void;
}

/** Where a word of the query stands in a label, as `highlight` says it. */
function highlightOf(label: string, word: string): AddressResult['highlight'] {
  const start = label.toLowerCase().indexOf(word);
  return start < 0 || word === '' ? [] : [[start, start + word.length]];
}

/** A small provider for tests: it finds places by words of their labels, in French or Arabic; a house number aside. */
export function createMemoryProvider({ places, delayMs = 0 }: MemoryProviderOptions = {}): MemoryProvider {
  const asked: string[] = [];
  let held: HeldSearch[] = [];
  let isHolding = false;
  let failure: { readonly reason: ProviderErrorReason; readonly retryAfterSeconds: number | null } | null =
    null;

  const placesOf = (locale: Lang) => places ?? placesIn(locale);
  const spellings = (places === undefined ? (['fr', 'ar'] as const) : (['fr'] as const)).map(placesOf);
  const isFound = (words: readonly string[], at: number) =>
    words.length > 0 &&
    spellings.some((each) => words.every((word) => each[at]?.label.toLowerCase().includes(word)));

  async function answer<T>(signal: AbortSignal, find: () => T): Promise<T> {
    if (delayMs > 0) await pause(delayMs, signal, platformTimer);
    throwIfAborted(signal);
    if (failure === null) return find();
    const { reason, retryAfterSeconds } = failure;
    throw new ProviderError(reason, `The test made the provider fail: ${reason}.`, { retryAfterSeconds });
  }

  async function suggest(query: string, signal: AbortSignal, locale: Lang) {
    asked.push(query);
    if (isHolding) {
      const released = new Promise<void>((resolve) => held.push({ query, answer: resolve }));
      await untilAborted(released, signal);
    }
    return answer(signal, () => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const [first = '', ...others] = words;
      const wanted = others.length > 0 && /^\d{1,3}$/.test(first) ? others : words;
      const results = placesOf(locale)
        .filter((_, at) => isFound(wanted, at))
        .map((place) => ({ ...place, highlight: highlightOf(place.label, wanted[0] ?? '') }));
      return { query, results, attribution: 'La Poste, INS' };
    });
  }

  return {
    asked,
    suggest: (query, { signal, locale }) => suggest(query, signal, locale),
    retrieve: (id, { signal, locale }) =>
      answer(signal, () => {
        const place = placesOf(locale).find((each) => each.id === id);
        if (place === undefined) throw new ProviderError('not_found', `There is no place ${id}.`);
        return place;
      }),
    reverse: ({ lat, lng }, { signal, locale }) =>
      answer(signal, () => {
        const [nearest] = placesOf(locale)
          .map((place) => ({ place, far: Math.hypot(place.location.lat - lat, place.location.lng - lng) }))
          .sort((a, b) => a.far - b.far);
        return nearest !== undefined && nearest.far <= 1 ? nearest.place : null;
      }),
    hold() {
      isHolding = true;
    },
    release(query) {
      const wanted = held.filter((each) => query === undefined || each.query === query);
      if (wanted.length === 0) {
        const waiting = held.map((each) => `“${each.query}”`).join(', ') || 'none';
        const which = query === undefined ? '' : ` for “${query}”`;
        throw new Error(
          `No search${which} waits; waiting: ${waiting}. Call hold() before the field is typed into, and release() once the query is in \`asked\`.`,
        );
      }
      held = held.filter((each) => !wanted.includes(each));
      if (query === undefined) isHolding = false;
      for (const each of wanted) each.answer();
    },
    fail(reason, retryAfterSeconds) {
      failure = { reason, retryAfterSeconds: retryAfterSeconds ?? null };
    },
    recover() {
      failure = null;
    },
  };
}
