import { houseNumberOf, plainText } from './houseNumber.ts';

export interface SplitQuery {
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
    const takesNext = suffix.test(next) && houseNumberOf(`${text} ${next}`) !== null;
    const withSuffix = takesNext
      ? [
          {
            houseNumber: houseNumberOf(`${text} ${next}`),
            rest: [...before, ...words.slice(index + 2)].join(' '),
          },
        ]
      : [];
    const plain = {
      houseNumber: houseNumberOf(text),
      rest: [...before, ...words.slice(index + 1)].join(' '),
    };
    return [...withSuffix, plain];
  });
  const found = readings.flatMap(({ houseNumber, rest }) =>
    houseNumber === null || rest === '' ? [] : [{ houseNumber, rest }],
  );
  const isPostal = ({ houseNumber }: SplitQuery) => /^\d{4}$/.test(houseNumber);
  return [...found.filter((one) => !isPostal(one)), ...found.filter(isPostal)].slice(0, maxReadings);
}
