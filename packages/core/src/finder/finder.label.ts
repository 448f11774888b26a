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

/** Where a label's name ends and the rest begins, without the comma between them and the blanks around it. */
function splitAtComma(label: string): { readonly end: number; readonly rest: number } {
  const at = label.search(/[,،]/);
  if (at === -1) return { end: label.length, rest: label.length };
  return {
    end: label.slice(0, at).trimEnd().length,
    rest: label.length - label.slice(at + 1).trimStart().length,
  };
}

/** Whether ranges are in order, inside the text, and none overlaps: as our own sources send them. */
function areClean(ranges: readonly HighlightRange[], length: number): boolean {
  let reached = 0;
  for (const range of ranges) {
    if (!Array.isArray(range)) return false;
    const [start, end] = range;
    if (
      !(Number.isInteger(start) && Number.isInteger(end) && start >= reached && end > start && end <= length)
    )
      return false;
    reached = end;
  }
  return true;
}

/** Ranges in order, inside the text, none overlapping; a source of someone else's may send anything. */
function cleanRanges(ranges: readonly HighlightRange[], length: number): readonly HighlightRange[] {
  if (areClean(ranges, length)) return ranges;
  const clean: HighlightRange[] = [];
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

/** Is called with one stretch of a line after the other, none of them empty. */
type WriteSegment = (text: string, isMatch: boolean) => void;

/** Matches with nothing but blanks between them are one stretch: a page with fewer bold elements is laid out sooner, and looks the same. */
function writeSegments(
  label: string,
  from: number,
  to: number,
  ranges: readonly HighlightRange[],
  write: WriteSegment,
): void {
  let written = from;
  let start = from;
  let end = from;
  const writeStretch = () => {
    if (written < start) write(label.slice(written, start), false);
    if (start < end) write(label.slice(start, end), true);
    written = end;
  };
  for (const range of ranges) {
    if (range[1] <= from || range[0] >= to) continue;
    const next = Math.max(range[0], from);
    if (start === end || label.slice(end, next).trim() !== '') {
      writeStretch();
      start = next;
    }
    end = Math.min(range[1], to);
  }
  writeStretch();
  if (written < to) write(label.slice(written, to), false);
}

/** The name a label begins with: all before its first comma. */
export function titleOf(label: string): string {
  return label.slice(0, splitAtComma(label).end);
}

/**
 * Cuts a label into its name and the rest, and says what the query met in each, stretch by stretch and without keeping any: ten labels
 * are written on each key. Says whether there is a rest.
 */
export function writeLabel(
  label: string,
  highlight: readonly HighlightRange[],
  write: { readonly title: WriteSegment; readonly detail: WriteSegment },
): boolean {
  const ranges = cleanRanges(highlight, label.length);
  const { end, rest } = splitAtComma(label);
  writeSegments(label, 0, end, ranges, write.title);
  writeSegments(label, rest, label.length, ranges, write.detail);
  return rest < label.length;
}

/** Cuts a label into its name and the rest, and marks what the query met in each. */
export function labelParts(label: string, highlight: readonly HighlightRange[]): LabelParts {
  const title: LabelSegment[] = [];
  const detail: LabelSegment[] = [];
  writeLabel(label, highlight, {
    title: (text, isMatch) => void title.push({ text, isMatch }),
    detail: (text, isMatch) => void detail.push({ text, isMatch }),
  });
  return { title, detail };
}
