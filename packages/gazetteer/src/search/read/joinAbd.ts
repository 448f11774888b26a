/** The three letters of "abd" and of "عبد"; what the article of the next word begins with. */
const ABD = 0x01_02_04;
const ARABIC_ABD = 0x36_26_2c;
const ARTICLES: readonly (number | undefined)[] = [1, 5, 21, 0x25];
const LETTER_L = 12;
const ARTICLE = 2;

/** A word as the second part of a name with "abd", with its article as it is written and as it is said: "abdelrahman", "abderrahman". */
export const afterAbd = (word: Uint8Array): readonly Uint8Array[] =>
  [LETTER_L, word[0] ?? 0].map((article) => Uint8Array.of(1, 2, 4, 5, article, ...word));

/**
 * Joins "abd el aziz", "abdel aziz" and "عبد العزيز" to the one word that such a name is. It works in folded letters and in columns beside
 * them. "ibn el Abd", "Abdou", "عبدلي" and "ABD Tunis" stay as they are. Returns the number of letters left.
 */
export function joinAbd(
  codes: Uint8Array,
  length: number,
  sources?: Uint16Array,
  ends?: Uint16Array,
): number {
  codes[length] = 0;
  let left = length;
  const afterGap = (gap: number): number => {
    let next = gap;
    while (next < left && codes[next] === 0) next++;
    return next;
  };
  const join = (gap: number): void => {
    const next = afterGap(gap);
    for (const column of [codes, sources, ends]) column?.copyWithin(gap, next, left + 1);
    left -= next - gap;
  };
  for (let at = 0; at < left; at++) {
    const letters = ((codes[at] ?? 0) << 16) | ((codes[at + 1] ?? 0) << 8) | (codes[at + 2] ?? 0);
    if (letters !== ABD && letters !== ARABIC_ABD) continue;
    if (codes[at - 1] || (codes[at - 2] === LETTER_L && !codes[at - 4])) continue;
    const end = codes.indexOf(0, at);
    if (!ARTICLES.includes(codes[afterGap(at + 3)])) continue;
    if (end === at + 3) {
      join(end);
      if (codes.indexOf(0, end) === end + ARTICLE) join(end + ARTICLE);
    } else if (end === at + 3 + ARTICLE) join(end);
  }
  return left;
}
