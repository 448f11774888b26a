import { tunisClock } from '../access/calendar/businessDays.ts';

/** A text for one line of a terminal, without characters that control the terminal or the writing direction. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** Columns of text, each as wide as its widest entry, under a heading. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows].map((row) => row.map(plainLine));
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** An instant as staff in Tunisia read it, such as `2026-11-26 10:00`. */
export function tunisTime(milliseconds: number): string {
  return tunisClock(new Date(milliseconds)).slice(0, 16).replace('T', ' ');
}
