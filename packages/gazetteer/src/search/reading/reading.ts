import type { Place, QueryReading, QuerySpan } from '../../types.ts';
import type { Candidate } from '../rank/candidates.ts';
import { RowReading } from './RowReading.ts';
import { saidBy } from './saidBy.ts';
import type { Token } from './tokens.ts';

/**
 * How a query was read for one row: every word of it in one span, in order. `shown` says where in the row's label a typed word was
 * recognised, by where it begins in the query.
 */
export function readingOf(
  query: string,
  tokens: readonly Token[],
  candidate: Candidate,
  place: Place,
  shown: ReadonlyMap<number, number>,
  isKnownCode: (digits: string) => boolean,
): QueryReading {
  const said = saidBy(tokens, candidate, place, shown);
  const { roles, houseNumber } = new RowReading(query, tokens, said, place, isKnownCode);
  const spans: QuerySpan[] = [];
  tokens.forEach(({ start, end, isApart }, i) => {
    const role = roles[i] ?? 'other';
    const last = spans.at(-1);
    if (last?.role === role && !isApart) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, role });
  });
  return {
    spans: spans.map((span) => {
      const typed = query.slice(span.start, span.end);
      return span.role === 'houseNumber' && typed !== houseNumber ? { ...span, readAs: houseNumber } : span;
    }),
  };
}

/**
 * The reading of a query that was read as another text, such as one typed with the other keyboard. It goes word by word, also from the end.
 */
export function readingOfRewritten(
  query: string,
  rewritten: string,
  isReversed: boolean,
  { spans }: QueryReading,
): QueryReading {
  const typed = [...query.matchAll(/\S+/g)];
  const read = [...rewritten.matchAll(/\S+/g)];
  if (isReversed) read.reverse();
  return {
    spans: typed.map(({ 0: text, index: start }, i) => {
      const { 0: readAs = text, index = 0 } = read[i] ?? {};
      const span = spans.find((other) => other.start < index + readAs.length && other.end > index);
      return { start, end: start + text.length, role: span?.role ?? 'other', readAs };
    }),
  };
}

/** The reading of a query that is a code or coordinates, in any form: all of it is the row's name. */
export function readingOfCode(query: string, name: string): QueryReading {
  const start = query.length - query.trimStart().length;
  const end = query.trimEnd().length;
  return { spans: start < end ? [{ start, end, role: 'name', readAs: name }] : [] };
}
