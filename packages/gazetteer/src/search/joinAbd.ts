/** The three letters of "abd", of "عبد", and of the article of the next word. */
const ABD = 0x01_02_04;
const ARABIC_ABD = 0x36_26_2c;
const LETTER_L = 12;
const LETTER_U = 21;
const ARTICLE = 2;

/**
 * Joins "abd el aziz", "abdel aziz" and "عبد العزيز" to the one word that such a name is, in folded letters and in columns beside them;
 * "ibn el Abd" and "Abdou" are complete. Returns the number of letters left.
 */
export function joinAbd(
  codes: Uint8Array,
  length: number,
  ...beside: readonly (Uint16Array | undefined)[]
): number {
  codes[length] = 0;
  let left = length;
  const join = (gap: number): void => {
    let next = gap;
    while (next < left && codes[next] === 0) next++;
    for (const column of [codes, ...beside]) column?.copyWithin(gap, next, left + 1);
    left -= next - gap;
  };
  for (let at = 0; at < left; at = codes.indexOf(0, at) + 1) {
    const [a = 0, b = 0, d = 0] = [codes[at], codes[at + 1], codes[at + 2]];
    const letters = (a << 16) | (b << 8) | d;
    if (letters !== ABD && letters !== ARABIC_ABD) continue;
    if (codes[at - 2] === LETTER_L && !codes[at - 4]) continue;
    const end = codes.indexOf(0, at);
    if (end === at + 5 && codes[end - 1] !== LETTER_U) join(end);
    if (end !== at + 3) continue;
    join(end);
    if (codes.indexOf(0, end) === end + ARTICLE) join(end + ARTICLE);
  }
  return left;
}
