import { type MessageLanguage, messageLanguages } from '@smart-address/contract';

/** One entry of a header such as Accept. */
export interface Wanted {
  /** Name in lower case. */
  readonly name: string;
  /** Weight (q), 0 to 1; 0 means not acceptable. */
  readonly quality: number;
}

/** The entries of an Accept or Accept-Language header with their weights (RFC 9110, 12.4.2). */
export function wanted(header: string): readonly Wanted[] {
  return header
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      return { name, quality: qualityOf(parameters) };
    });
}

function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const match = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter);
    if (match) return Number(match[1]);
  }
  return 1;
}

/** The language of messages that an Accept-Language header asks for (RFC 9110, 12.5.4); English when it asks for none of ours. */
export function preferredLanguage(header: string | null): MessageLanguage {
  const [fallback] = messageLanguages;
  if (header === null || header.length > 200) return fallback;
  let best: MessageLanguage = fallback;
  let bestQuality = 0;
  for (const { name, quality } of wanted(header)) {
    const primary = name.split('-')[0];
    const language = primary === '*' ? fallback : messageLanguages.find((known) => known === primary);
    if (language !== undefined && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

const problem = 'application/problem+json';

/**
 * Whether an Accept header names RFC 9457's form of an error, and does not want plain JSON as much (RFC 9110, 12.5.1). Of equals it is the
 * envelope, the API's one form: generated clients list whatever the document offers, and read that one only.
 */
export function prefersProblem(header: string | null): boolean {
  if (header === null || !/\/problem\+json/i.test(header)) return false;
  const ranges = wanted(header);
  const qualityOf = (type: string) => ranges.find(({ name }) => name === type)?.quality;
  const asked = qualityOf(problem) ?? 0;
  return asked > (qualityOf('application/json') ?? 0);
}
