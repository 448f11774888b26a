/** One of what a header such as Accept names. */
export interface Wanted {
  /** In lower case. */
  readonly name: string;
  /** How much, 0 to 1; 0 is not at all. */
  readonly quality: number;
}

/** What an Accept or Accept-Language header names, and how much of it is wanted (RFC 9110, 12.4.2). */
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
