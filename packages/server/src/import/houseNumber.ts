const pattern = /^(\d{1,5})(?:\s*[-/]\s*(\d{1,5}))?(?:\s*[-/]?\s*(bis|ter|quater|[a-z]))?$/i;

/** Converts Arabic-Indic and full-width digits to Latin ones, and compatibility forms to one form. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A house number in canonical form, such as `12`, `12 bis`, `12 B`, `3-5`; null if the text is none. */
export function houseNumberOf(text: string): string | null {
  const match = pattern.exec(plainText(text));
  if (!match) return null;
  const [, first = '', last, suffix] = match;
  if (Number(first) === 0) return null;
  const range = last === undefined ? String(Number(first)) : `${Number(first)}-${Number(last)}`;
  if (suffix === undefined) return range;
  return `${range} ${suffix.length === 1 ? suffix.toUpperCase() : suffix.toLowerCase()}`;
}

interface SplitQuery {
  readonly houseNumber: string;
  /** The rest of the text: the street and what follows it. */
  readonly rest: string;
}

const suffix = /^(?:bis|ter|quater|[a-z])$/i;
const marker = /^(?:n|no|num|numero|n°|nº|رقم)[.:]?$/iu;

/** Most readings of a text: each takes a search among all streets, and 200 characters hold 70 numbers. */
const maxReadings = 6;

/**
 * The possible house numbers of a text, likeliest first: at its start, then elsewhere from the left. Four digits come last,
 * because they are more often a postal code.
 */
export function splitHouseNumber(query: string): readonly SplitQuery[] {
  const words = plainText(query)
    .replaceAll(/[,;،]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const readings = words.flatMap((word, index) => {
    const text = word.replace(/^(?:n[°ºo.]\.?|#)(?=\d)/i, '');
    const next = words[index + 1] ?? '';
    const isMarked = marker.test(words[index - 1] ?? '');
    const before = words.slice(0, isMarked ? index - 1 : index);
    const reading = (number: string, taken: number) => ({
      houseNumber: houseNumberOf(number),
      rest: [...before, ...words.slice(index + taken)].join(' '),
    });
    const plain = reading(text, 1);
    return suffix.test(next) ? [reading(`${text} ${next}`, 2), plain] : [plain];
  });
  const found = readings.flatMap(({ houseNumber, rest }) =>
    houseNumber === null || rest === '' ? [] : [{ houseNumber, rest }],
  );
  const isPostal = ({ houseNumber }: SplitQuery) => /^\d{4}$/.test(houseNumber);
  return [...found.filter((one) => !isPostal(one)), ...found.filter(isPostal)].slice(0, maxReadings);
}
