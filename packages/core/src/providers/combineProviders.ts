import type { AddressResult } from '@smart-address/gazetteer';
import type { Provider, SuggestContext, Suggestions } from '../provider.types.ts';
import { platformTimer, type SetTimer } from '../platformTimer.ts';
import { isAbortError, pause, throwIfAborted, untilAborted } from '../abort.ts';
import { asRecord, readResult, readResults } from '../finder/state/results.ts';
import { mergeSuggestions } from './mergeSuggestions.ts';
import { ERROR_REASONS, ProviderError } from '../providerError.ts';
import { reportDeveloperError } from '../reportDeveloperError.ts';

/** How many ids the provider is remembered for. */
const MOST_ORIGINS = 1000;

export interface CombineOptions {
  /** @default the platform's timers */
  readonly setTimer?: SetTimer | undefined;
}

/** Index in the order of failures, from whatever another vendor's provider threw. */
function rank(error: unknown): number {
  const { reason } = asRecord(error);
  const index = ERROR_REASONS.findIndex((known) => known === reason);
  return index < 0 ? ERROR_REASONS.length : index;
}

function mostTelling(errors: readonly unknown[]): unknown {
  return [...errors].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * Combines providers, in the order given: those on the device first, then the network. Each is asked after its own `debounceMs`,
 * and intermediate results go to `onPartial`. Rows already displayed keep their places when another provider answers; results of
 * the same id are merged. If one provider fails, the others' results stand; the failure is reported only if none found anything,
 * because "nothing found" could then be wrong.
 */
export function combineProviders(
  providers: readonly Provider[],
  { setTimer = platformTimer }: CombineOptions = {},
): Provider<AddressResult> {
  const origins = new Map<string, Provider>();

  function rememberOrigins(provider: Provider, results: readonly AddressResult[]): void {
    for (const { id } of results) {
      if (!origins.has(id)) origins.set(id, provider);
    }
    for (const id of origins.keys()) {
      if (origins.size <= MOST_ORIGINS) break;
      origins.delete(id);
    }
  }

  async function suggest(query: string, context: SuggestContext): Promise<Suggestions<AddressResult>> {
    throwIfAborted(context.signal);
    /** In the order in which they found something. */
    const answers = new Map<Provider, Suggestions<AddressResult>>();
    const errors: unknown[] = [];
    let pending = providers.length;
    const merged = (): Suggestions<AddressResult> => {
      // Rows that may be displayed already keep their places: a service that is faster than the device's data stays first.
      const inOrder = context.onPartial === undefined ? providers : [...answers.keys()];
      return mergeSuggestions(
        query,
        inOrder.flatMap((provider) => answers.get(provider) ?? []),
      );
    };

    const keep = (provider: Provider, answer: Suggestions): void => {
      if (context.signal.aborted) return;
      const results = readResults(answer.results);
      if (results.length > 0)
        answers.set(provider, { query, results, attribution: answer.attribution ?? '' });
      else answers.delete(provider);
      rememberOrigins(provider, results);
      const soFar = merged();
      if (pending > 0 && soFar.results.length > 0) context.onPartial?.(soFar);
    };

    async function ask(provider: Provider): Promise<void> {
      let isPending = true;
      try {
        const debounceMs = provider.debounceMs ?? 0;
        if (debounceMs > 0) await pause(debounceMs, context.signal, setTimer);
        const onPartial = (partial: Suggestions): void => keep(provider, partial);
        const answer = await provider.suggest(query, { ...context, onPartial });
        pending -= 1;
        isPending = false;
        keep(provider, answer);
        if (answer.results.length > 0 && !answers.has(provider))
          errors.push(new ProviderError('invalid', 'None of its results can be displayed.'));
      } catch (error) {
        if (isPending) pending -= 1;
        reportDeveloperError(error, context.signal);
        if (!isAbortError(error)) errors.push(error);
      }
    }

    await untilAborted(Promise.all(providers.map(ask)), context.signal);
    const all = merged();
    if (all.results.length === 0 && errors.length > 0) throw mostTelling(errors);
    return all;
  }

  return {
    debounceMs: 0,
    async prepare() {
      // What one cannot fetch does not keep the others from fetching theirs.
      await Promise.allSettled(providers.map(async (provider) => provider.prepare?.()));
    },
    suggest,

    async retrieve(id, context) {
      throwIfAborted(context.signal);
      const origin = origins.get(id);
      const inOrder =
        origin === undefined ? providers : [origin, ...providers.filter((other) => other !== origin)];
      const errors: unknown[] = [];
      for (const provider of inOrder) {
        try {
          const result = readResult(await untilAborted(provider.retrieve(id, context), context.signal));
          if (result !== null) return result;
          errors.push(new ProviderError('invalid', 'The retrieved address cannot be displayed.'));
        } catch (error) {
          if (isAbortError(error)) throw error;
          errors.push(error);
        }
      }
      throw errors.length > 0
        ? mostTelling(errors)
        : new ProviderError('not_found', 'There is no provider to ask.');
    },

    async reverse(point, context) {
      throwIfAborted(context.signal);
      const errors: unknown[] = [];
      let isOutside = providers.length === 0;
      for (const provider of providers) {
        try {
          const answer = await untilAborted(provider.reverse(point, context), context.signal);
          const result = readResult(answer);
          if (result !== null) return result;
          if (answer === null) isOutside = true;
          else errors.push(new ProviderError('invalid', 'The address of the point cannot be displayed.'));
        } catch (error) {
          if (isAbortError(error)) throw error;
          errors.push(error);
        }
      }
      if (isOutside) return null;
      throw mostTelling(errors);
    },
  };
}
