import type { LatLng } from '@smart-address/codes';
import type {
  ProvidedAddress,
  Provider,
  ProviderErrorReason,
  SuggestContext,
  Suggestions,
} from '../provider.types.ts';
import { LANGS } from '../language.ts';
import { readResult } from '../finder/state/results.ts';

/** A provider to test, and the data to test it with. */
export interface ConformanceSubject {
  readonly provider: Provider;
  /** A query with results. */
  readonly query: string;
  /** A query without results. */
  readonly unknownQuery: string;
  /** A point with an address; null if the provider does not support points. */
  readonly inside: LatLng | null;
  /** A point without an address. */
  readonly outside: LatLng;
}

export interface ConformanceCase {
  readonly name: string;
  /** Resolves if the provider conforms; rejects with what it did instead. */
  run(): Promise<void>;
}

const REASONS: readonly ProviderErrorReason[] = [
  'offline',
  'unavailable',
  'timeout',
  'rate_limited',
  'denied',
  'invalid',
  'not_found',
];
/** What people and scripts enter into an input. */
const HOSTILE = [
  ' ',
  'x'.repeat(10_000),
  'تونس '.repeat(2000),
  '\uD800',
  '\u202Egnirts',
  '\u0000\u0007',
  '😀🇹🇳',
  '%00&q=1#',
  '<img src=x onerror=alert(1)>',
];
const MOST_RESULTS = 20;

function ensure(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}

function context(change: Partial<SuggestContext> = {}): SuggestContext {
  return { signal: new AbortController().signal, session: 'conformance', locale: 'fr', ...change };
}

/** Holds a result against what the finder can display; its point may be left to `retrieve`. */
function ensureResult(given: ProvidedAddress, isWhole: boolean): void {
  const { id, label } = given;
  ensure((typeof id === 'string' && id !== '') || Number.isFinite(id), `an id is ${JSON.stringify(id)}`);
  ensure(typeof label === 'string' && label !== '', `the label of ${id} is ${JSON.stringify(label)}`);
  const result = readResult(given);
  const hasPoint = result !== null && Number.isFinite(result.location.lat);
  ensure(hasPoint || (!isWhole && given.location == null), `${id} has no point`);
  for (const [start, end] of given.highlight ?? []) {
    ensure(0 <= start && start < end && end <= label.length, `a highlight of ${id} is outside its label`);
  }
}

function ensureAnswer(answer: Suggestions, query: string): void {
  ensure(answer.query === query, `asked ${JSON.stringify(query.slice(0, 40))}, answered another query`);
  ensure(answer.results.length <= MOST_RESULTS, `gave ${answer.results.length} results`);
  ensure(typeof answer.attribution === 'string', 'gave no attribution text');
  for (const result of answer.results) ensureResult(result, false);
  const ids = new Set(answer.results.map(({ id }) => String(id)));
  ensure(ids.size === answer.results.length, 'gave an id twice in one answer');
}

/** The rejection of a promise that has to reject. */
async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('resolved where it has to reject');
}

function reasonOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
}

function ensureAbortError(error: unknown, what: string): void {
  ensure(
    error instanceof Error && error.name === 'AbortError',
    `${what} rejected with ${String(error)}, not with an AbortError`,
  );
}

async function firstResult({ provider, query }: ConformanceSubject): Promise<ProvidedAddress> {
  const [first] = (await provider.suggest(query, context())).results;
  ensure(first !== undefined, `found nothing for ${query}`);
  return first;
}

type Check = (subject: ConformanceSubject) => Promise<void>;

const checks: Readonly<Record<string, Check>> = {
  async 'answers the query as it was asked, with whole results and unique ids'({ provider, query }) {
    for (const asked of [query, `${query} `, query.toUpperCase()]) {
      ensureAnswer(await provider.suggest(asked, context()), asked);
    }
    ensureAnswer(await provider.suggest(query, context({ bias: { lat: 36.8, lng: 10.18 } })), query);
  },

  async 'finds nothing where there is nothing, and does not call that an error'({ provider, unknownQuery }) {
    for (const query of [unknownQuery, '']) {
      const answer = await provider.suggest(query, context());
      ensureAnswer(answer, query);
      ensure(answer.results.length === 0, `found something for ${JSON.stringify(query)}`);
    }
  },

  async 'answers in every language'({ provider, query }) {
    for (const locale of LANGS) {
      const answer = await provider.suggest(query, context({ locale }));
      ensureAnswer(answer, query);
      ensure(answer.results.length > 0, `found nothing for ${query} in ${locale}`);
    }
  },

  async 'gives the same order for the same query'({ provider, query }) {
    const ids = async (): Promise<string> =>
      JSON.stringify((await provider.suggest(query, context())).results.map(({ id }) => id));
    const first = await ids();
    ensure(first === (await ids()), 'gave two orders for one query');
  },

  async 'keeps answers apart that are asked for at the same time'({ provider, query, unknownQuery }) {
    const asked = [query, unknownQuery, query.slice(0, 2), query];
    const answers = await Promise.all(asked.map((each) => provider.suggest(each, context())));
    answers.forEach((answer, index) => ensureAnswer(answer, asked[index] ?? ''));
  },

  async 'survives what people and scripts put into an input'({ provider }) {
    for (const query of HOSTILE) {
      try {
        ensureAnswer(await provider.suggest(query, context()), query);
      } catch (error) {
        ensure(
          REASONS.some((reason) => reason === reasonOf(error)),
          `threw ${String(error)} on ${JSON.stringify(query.slice(0, 20))}`,
        );
      }
    }
  },

  async 'retrieves a result by its id'(subject) {
    const found = await firstResult(subject);
    // Another search in between: an id is not an index in a list.
    await subject.provider.suggest(subject.unknownQuery, context());
    const { signal, locale } = context();
    const retrieved = await subject.provider.retrieve(String(found.id), { signal, locale });
    ensureResult(retrieved, true);
    ensure(String(retrieved.id) === String(found.id), `asked for ${found.id}, got ${retrieved.id}`);
  },

  async 'says not_found for an id that is none'({ provider }) {
    for (const id of ['no-such-id', '', '../..']) {
      const error = await rejection(provider.retrieve(id, context()));
      ensure(
        reasonOf(error) === 'not_found',
        `said ${String(reasonOf(error))} for the id ${JSON.stringify(id)}`,
      );
    }
  },

  async 'names a point where it can, and gives null where it cannot'({ provider, inside, outside }) {
    if (inside !== null) {
      const result = await provider.reverse(inside, context());
      ensure(result !== null, 'has no address for its own point');
      ensureResult(result, true);
    }
    for (const point of [outside, { lat: Number.NaN, lng: 10 }, { lat: 200, lng: 10 }])
      ensure(
        (await provider.reverse(point, context())) === null,
        `has an address at ${point.lat}, ${point.lng}`,
      );
  },

  async 'asks nothing once its signal is aborted'({ provider, query, outside }) {
    const controller = new AbortController();
    controller.abort();
    const { signal } = controller;
    ensureAbortError(await rejection(provider.suggest(query, context({ signal }))), 'suggest');
    ensureAbortError(await rejection(provider.retrieve('id', context({ signal }))), 'retrieve');
    ensureAbortError(await rejection(provider.reverse(outside, context({ signal }))), 'reverse');
  },

  async 'stops when its signal aborts on the way, and hands over nothing after'({ provider, query }) {
    const controller = new AbortController();
    let isOver = false;
    let isHeard = false;
    const onPartial = (): void => {
      isHeard ||= isOver;
    };
    const asked = provider.suggest(query, context({ signal: controller.signal, onPartial }));
    controller.abort();
    isOver = true;
    try {
      await asked;
    } catch (error) {
      ensureAbortError(error, 'suggest');
    }
    ensure(!isHeard, 'handed over a part after it was told to stop');
  },

  async 'hands over parts of the query asked, before the whole'({ provider, query }) {
    const parts: Suggestions[] = [];
    let isWhole = false;
    let isLate = false;
    const onPartial = (part: Suggestions): void => {
      isLate ||= isWhole;
      parts.push(part);
    };
    await provider.suggest(query, context({ onPartial }));
    isWhole = true;
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (const part of parts) ensureAnswer(part, query);
    ensure(!isLate, 'handed over a part after the whole');
  },
};

/**
 * The requirements of every provider, one case each, for any test runner:
 *
 *     for (const { name, run } of providerConformance(() => subject)) it(name, run);
 *
 * @param make Makes a fresh subject for each case.
 */
export function providerConformance(
  make: () => ConformanceSubject | Promise<ConformanceSubject>,
): readonly ConformanceCase[] {
  return Object.entries(checks).map(([name, check]) => ({ name, run: async () => check(await make()) }));
}
