import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import type { Provider, ProviderErrorReason, Suggestions } from '../provider.types.ts';
import { foldText } from './finder.query.ts';
import type { FinderEnvironment } from './finder.environment.ts';
import type { FinderEvent } from './finder.types.ts';

/** After this long without an answer the finder says that it is searching. */
const SLOW_MS = 1_000;
/** After this long a source counts as not answering: no spinner turns for ever. */
const TIMEOUT_MS = 10_000;

const REASONS: readonly ProviderErrorReason[] = [
  'offline',
  'unavailable',
  'timeout',
  'rate_limited',
  'denied',
  'invalid',
  'not_found',
];

/** What went wrong, read from whatever a source of someone else's threw. */
function readFailure(error: unknown): {
  reason: ProviderErrorReason;
  retryAfterSeconds: number | null;
} {
  const fields: { reason?: unknown; retryAfterSeconds?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const reason = REASONS.find((known) => known === fields.reason) ?? 'unavailable';
  const after = fields.retryAfterSeconds;
  return { reason, retryAfterSeconds: typeof after === 'number' && Number.isFinite(after) ? after : null };
}

/** Whether something is an answer, and to this query: one that names another is late or mixed up; one that names none is believed. */
function isAnswerTo(query: string, value: unknown): value is Suggestions {
  if (typeof value !== 'object' || value === null || !('results' in value) || !Array.isArray(value.results))
    return false;
  const echoed = 'query' in value ? value.query : undefined;
  return typeof echoed !== 'string' || echoed === query || foldText(echoed) === foldText(query);
}

interface SearchRequest {
  readonly provider: Provider;
  readonly query: string;
  readonly session: string;
  readonly locale: Lang;
  readonly bias: LatLng | undefined;
  /** Milliseconds to wait before asking. */
  readonly delay: number;
}

export interface FinderSearch {
  /** Asks, after taking back what was asked before. */
  start(request: SearchRequest): void;
  /** Begins to count the time of what was asked and is not answered; a timer is felt on a key, and most answers need none. */
  watch(): void;
  stop(): void;
}

/** One request at a time: the one before is aborted, and an answer that comes all the same is not heard. */
export function createSearch(
  environment: FinderEnvironment,
  send: (event: FinderEvent) => void,
): FinderSearch {
  let stop = () => {};
  let watch = () => {};

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
      // An abort costs as much as a small render: what has answered is not taken back.
      if (isOver) return;
      end();
      controller.abort();
    };
    const answered = (answer: unknown, isPartial: boolean) => {
      if (isOver) return;
      const isAnswer = isAnswerTo(query, answer);
      if (!isPartial) end();
      if (isAnswer) {
        const attribution = typeof answer.attribution === 'string' ? answer.attribution : '';
        send({ type: 'loaded', query, results: answer.results, attribution, isPartial });
      } else if (!isPartial) {
        send({ type: 'failed', query, reason: 'unavailable', retryAfterSeconds: null });
      }
    };
    const failed = (error: unknown) => {
      if (isOver) return;
      end();
      send({ type: 'failed', query, ...readFailure(error) });
    };
    const ask = async () => {
      try {
        const onPartial = (partial: Suggestions) => answered(partial, true);
        answered(await provider.suggest(query, { signal, session, locale, bias, onPartial }), false);
      } catch (error) {
        failed(error);
      }
    };
    watch = () => {
      if (isOver) return;
      cancelWatch ??= environment.setTimer(() => {
        cancelWatch = environment.setTimer(
          () => {
            failed({ reason: 'timeout' });
            controller.abort();
          },
          TIMEOUT_MS - SLOW_MS + delay,
        );
        send({ type: 'slow', query });
      }, SLOW_MS);
    };
    if (delay > 0) cancelDelay = environment.setTimer(() => void ask(), delay);
    else void ask();
  }

  return { start, watch: () => watch(), stop: () => stop() };
}
