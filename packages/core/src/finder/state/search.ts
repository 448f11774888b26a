import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import type { Provider, ProviderErrorReason, Suggestions } from '../../provider.types.ts';
import { ERROR_REASONS } from '../../providerError.ts';
import { MAX_CREDIT, MAX_TEXT, readText } from '../../readText.ts';
import { warnOnce } from '../../report.ts';
import { reportDeveloperError } from '../../reportDeveloperError.ts';
import { foldText } from './query.ts';
import { asRecord } from './results.ts';
import type { FinderEnvironment } from './environment.ts';
import type { FinderEvent } from './types.ts';

/** Milliseconds without an answer after which the finder shows that it is loading. */
const SLOW_MS = 1_000;
/** Milliseconds after which a provider counts as not answering: loading never lasts for ever. */
const TIMEOUT_MS = 10_000;
/**
 * Milliseconds after which the request itself is aborted. Until then a late answer still replaces the error: on a slow network the
 * places alone take longer than the timeout.
 */
const PATIENCE_MS = 60_000;

/** The reason of a failure, from whatever another vendor's provider threw. */
function readFailure(error: unknown): {
  reason: ProviderErrorReason;
  retryAfterSeconds: number | null;
} {
  try {
    const { reason: given, retryAfterSeconds: after } = asRecord(error);
    const reason = ERROR_REASONS.find((known) => known === given) ?? 'unavailable';
    return { reason, retryAfterSeconds: typeof after === 'number' && Number.isFinite(after) ? after : null };
  } catch {
    // A getter of theirs threw.
    return { reason: 'unavailable', retryAfterSeconds: null };
  }
}

/**
 * Whether a value is an answer to this query. One that echoes another query is late or mixed up; one that echoes none is
 * accepted.
 */
function isAnswerTo(query: string, value: unknown): value is Suggestions {
  const { results, query: echoed } = asRecord(value);
  const isOther =
    typeof echoed === 'string' && echoed !== query && foldText(echoed.slice(0, MAX_TEXT)) !== foldText(query);
  return Array.isArray(results) && !isOther;
}

interface SearchRequest {
  readonly provider: Provider;
  readonly query: string;
  readonly session: string;
  readonly locale: Lang;
  readonly bias: LatLng | undefined;
  /** Milliseconds to wait before the request. */
  readonly delay: number;
}

export interface FinderSearch {
  /** Sends a request, and aborts the previous one. */
  start(request: SearchRequest): void;
  /**
   * Starts the timeout of a request that is not answered yet. Done late because creating a timer on each key is measurable, and
   * most answers need none.
   */
  watch(): void;
  /** Whether a request waits for its delay or its answer. */
  isAsking(): boolean;
  stop(): void;
}

/** One request at a time: the previous one is aborted, and its answer is ignored if it arrives all the same. */
export function createSearch(
  environment: FinderEnvironment,
  send: (event: FinderEvent) => void,
): FinderSearch {
  let stop = () => {};
  let watch = () => {};
  let isAsking = () => false;

  function start({ provider, query, session, locale, bias, delay }: SearchRequest) {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    let cancelWatch: (() => void) | null = null;
    let cancelDelay = () => {};
    let isOver = false;
    const end = () => {
      isOver = true;
      cancelWatch?.();
      cancelDelay();
    };
    stop = () => {
      // An abort costs as much as a small render: a request that was answered is not aborted.
      if (isOver) return;
      end();
      controller.abort();
    };
    const sendFailure = (error: unknown) => send({ type: 'failed', query, ...readFailure(error) });
    const answered = (answer: unknown, isPartial: boolean) => {
      if (isOver) return;
      if (!isPartial) end();
      try {
        if (isAnswerTo(query, answer)) {
          const attribution = readText(answer.attribution, MAX_CREDIT);
          return send({ type: 'loaded', query, results: answer.results, attribution, isPartial });
        }
      } catch (error) {
        // A getter of theirs threw: the rows are none that can be displayed.
        reportDeveloperError(error, signal);
      }
      if (isPartial) return;
      warnOnce(
        'A provider gave no answer to the query. suggest must resolve to { query, results, attribution }.',
      );
      sendFailure({ reason: 'unavailable' });
    };
    const failed = (error: unknown) => {
      if (isOver) return;
      end();
      sendFailure(error);
    };
    const ask = async () => {
      try {
        const onPartial = (partial: Suggestions) => answered(partial, true);
        answered(await provider.suggest(query, { signal, session, locale, bias, onPartial }), false);
      } catch (error) {
        reportDeveloperError(error, signal);
        failed(error);
      }
    };
    const giveUp = () => {
      failed({ reason: 'timeout' });
      controller.abort();
    };
    const tellTimeout = () => {
      cancelWatch = environment.setTimer(giveUp, PATIENCE_MS - TIMEOUT_MS);
      sendFailure({ reason: 'timeout' });
    };
    isAsking = () => !isOver;
    watch = () => {
      if (isOver) return;
      cancelWatch ??= environment.setTimer(() => {
        cancelWatch = environment.setTimer(tellTimeout, TIMEOUT_MS - SLOW_MS + delay);
        send({ type: 'slow', query });
      }, SLOW_MS);
    };
    if (delay > 0) cancelDelay = environment.setTimer(() => void ask(), delay);
    else void ask();
  }

  return { start, watch: () => watch(), isAsking: () => isAsking(), stop: () => stop() };
}
