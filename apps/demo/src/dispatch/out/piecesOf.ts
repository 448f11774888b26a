/** Rows that are written at once: some milliseconds' work. */
const AT_ONCE = 1_000;

/** A long list in pieces, each with the place of its first entry. */
export function* piecesOf<T>(
  all: readonly T[],
): Generator<readonly [start: number, piece: readonly T[]], void> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield [start, all.slice(start, start + AT_ONCE)];
}
