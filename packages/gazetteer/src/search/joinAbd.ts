/** The three letters of "abd" and of "عبد"; what the article of the next word begins with. */
const ABD = 0x01_02_04;
const ARABIC_ABD = 0x36_26_2c;
const ARTICLES: readonly (number | undefined)[] = [1, 5, 21, 0x25];
const LETTER_L = 12;
const ARTICLE = 2;

/**
 * Joins "abd el aziz", "abdel aziz" and "عبد العزيز" to the one word that such a name is, in folded letters and in columns beside them;
 * "ibn el Abd", "Abdou", "عبدلي" and "ABD Tunis" stay as they are. Returns the number of letters left.
 */
export function joinAbd(
  codes: Uint8Array,
  length: number,
  ...beside: readonly (Uint16Array | undefined)[]
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
    for (const column of [codes, ...beside]) column?.copyWithin(gap, next, left + 1);
    left -= next - gap;
  };
  for (let at = 0; at < left; at = codes.indexOf(0, at) + 1) {
    const [a = 0, b = 0, d = 0] = [codes[at], codes[at + 1], codes[at + 2]];
    const letters = (a << 16) | (b << 8) | d;
    if (letters !== ABD && letters !== ARABIC_ABD) continue;
    if (codes[at - 2] === LETTER_L && !codes[at - 4]) continue;
    const end = codes.indexOf(0, at);
    const article = afterGap(at + 3);
    if (!ARTICLES.includes(codes[article])) continue;
    if (end === at + 3) {
      join(end);
      if (codes.indexOf(0, end) === end + ARTICLE) join(end + ARTICLE);
    } else if (end === at + 3 + ARTICLE) join(end);
  }
  return left;
}
