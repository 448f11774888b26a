import type { AddressResult } from '@smart-address/gazetteer';
import type { Suggestions } from '../provider.types.ts';

/** What a list shows at most. */
const MOST = 10;

/** What was typed in full before what it begins, before what it resembles: the one order that holds across sources. */
function tier({ match }: AddressResult): number {
  if (match.kind === 'fuzzy') return 2;
  return match.kind === 'prefix' ? 1 : 0;
}

/** Puts a row behind all that match as well as it does, so that no row already there changes places with another. */
function insert(rows: AddressResult[], row: AddressResult): void {
  const behind = rows.findLastIndex((other) => tier(other) <= tier(row));
  rows.splice(behind + 1, 0, row);
}

/**
 * One answer made of several: the first source's as it is; then what only a later one has, an exact match before the earlier
 * ones' guesses. Each id once, as its first source has it. Scores are comparable within one answer only, so they have no say.
 */
export function mergeSuggestions(query: string, answers: readonly Suggestions[]): Suggestions {
  const [first, ...later] = answers;
  const rows: AddressResult[] = [];
  const seen = new Set<string>();
  for (const row of first?.results ?? []) {
    if (!seen.has(row.id)) rows.push(row);
    seen.add(row.id);
  }
  for (const row of later.flatMap(({ results }) => results)) {
    if (!seen.has(row.id)) insert(rows, row);
    seen.add(row.id);
  }
  const results = rows.slice(0, MOST);
  const shown = new Set(results.map(({ id }) => id));
  const credited = answers.filter((answer) => answer.results.some(({ id }) => shown.has(id)));
  const attributions = new Set(credited.map(({ attribution }) => attribution).filter((text) => text !== ''));
  return { query, results, attribution: [...attributions].join('; ') };
}
