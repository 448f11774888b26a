import type { HighlightRange } from '@smart-address/gazetteer';

/** A stretch of a label, and whether it is what the query met. */
export interface LabelSegment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A label cut at its first comma: the name, and what tells namesakes apart. */
export interface LabelParts {
  readonly title: readonly LabelSegment[];
  readonly detail: readonly LabelSegment[];
}

const FIRST_COMMA = /\s*[,،]\s*/;

/** Ranges in order, inside the text, none overlapping; a source of someone else's may send anything. */
function cleanRanges(ranges: readonly HighlightRange[], length: number): [number, number][] {
  const clean: [number, number][] = [];
  let reached = 0;
  for (const [from, to] of ranges.filter((range) => Array.isArray(range)).sort(byStart)) {
    const start = Math.max(reached, Math.trunc(from));
    const end = Math.min(length, Math.trunc(to));
    if (!(start < end)) continue;
    clean.push([start, end]);
    reached = end;
  }
  return clean;
}

const byStart = (a: HighlightRange, b: HighlightRange): number => a[0] - b[0];

function segments(
  label: string,
  from: number,
  to: number,
  ranges: readonly [number, number][],
): LabelSegment[] {
  const result: LabelSegment[] = [];
  const push = (start: number, end: number, isMatch: boolean) => {
    if (start < end) result.push({ text: label.slice(start, end), isMatch });
  };
  let reached = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    push(reached, Math.max(start, from), false);
    push(Math.max(start, from), Math.min(end, to), true);
    reached = Math.min(end, to);
  }
  push(reached, to, false);
  return result;
}

/** The name a label begins with: all before its first comma. */
export function titleOf(label: string): string {
  return label.split(FIRST_COMMA, 1)[0] ?? label;
}

/** Cuts a label into its name and the rest, and marks what the query met in each. */
export function labelParts(label: string, highlight: readonly HighlightRange[]): LabelParts {
  const ranges = cleanRanges(highlight, label.length);
  const comma = FIRST_COMMA.exec(label);
  if (!comma) return { title: segments(label, 0, label.length, ranges), detail: [] };
  return {
    title: segments(label, 0, comma.index, ranges),
    detail: segments(label, comma.index + comma[0].length, label.length, ranges),
  };
}
