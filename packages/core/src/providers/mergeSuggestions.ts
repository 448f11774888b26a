import type { AddressResult } from '@smart-address/gazetteer';
import type { Suggestions } from '../provider.types.ts';

/** Maximum number of rows in a list. */
const MOST = 10;

/** Exact matches before prefixes before guesses: the only order that is comparable between providers. */
function tier({ match }: AddressResult): number {
  if (match.kind === 'fuzzy') return 2;
  return match.kind === 'prefix' ? 1 : 0;
}

/** Inserts a row after all that match as well as it does, so that no existing row changes its order. */
function insert(rows: AddressResult[], row: AddressResult): void {
  const behind = rows.reduce((last, other, at) => (tier(other) <= tier(row) ? at : last), -1);
  rows.splice(behind + 1, 0, row);
}

/**
 * Merges answers: the first one unchanged, then what only a later one has, its exact matches before the earlier ones'
 * guesses. Each id once, as in its first answer. Scores are comparable only within one answer, so they are ignored.
 */
export function mergeSuggestions(
  query: string,
  answers: readonly Suggestions<AddressResult>[],
): Suggestions<AddressResult> {
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
