/** Articles in every assimilation, as `foldName` has them. */
export const ARTICLES: ReadonlySet<string> = new Set(
  'el al la le les l ar as ad at an az ash ech ed er es et en ez ess err'.split(' '),
);

/** Latin letters and digits in lower case, marks gone, anything else a space. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[‘’'`ʻʼʿʾ]/gu, '')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** Quarters are numbered in either script: "El Menzah VI" of one table is "El Menzah 6" of another. */
const ROMAN = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((word, at) => [word, `${at + 1}`]),
);

const keys = new Map<string, string>();

/**
 * What two spellings of one place in two tables have in common. Articles are gone, whether apart ("Es-Saida") or grown together
 * ("Essaida"). Doubled letters are single, numerals in figures, spaces gone. Good enough inside one delegation, and only there.
 */
export function nameKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = foldName(name)
    .split(' ')
    .map((word, index, words) => {
      if (ARTICLES.has(word) && index < words.length - 1) return '';
      const number = index === 0 ? undefined : ROMAN.get(word);
      if (number !== undefined) return number;
      return word.replace(/^e(?:ch(?=ch)|([bcdlnrstz])(?=\1))(?=...)/u, '').replace(/([a-z])\1+/gu, '$1');
    })
    .join('');
  keys.set(name, key);
  return key;
}

/** Part of an id: lower-case ASCII words joined by hyphens. */
export const slugOf = (name: string): string => foldName(name).replaceAll(' ', '-');
