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
