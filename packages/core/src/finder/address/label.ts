import type { HighlightRange } from '@smart-address/gazetteer';

/** A piece of a label, and whether the query matched it. */
export interface LabelSegment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A label split at its first comma: the name, and what distinguishes it from places of the same name. */
export interface LabelParts {
  readonly title: readonly LabelSegment[];
  readonly detail: readonly LabelSegment[];
}

/** Where a label's name ends and the rest begins, without the comma and spaces between them. Two coordinates are one name. */
function splitAtComma(label: string): { readonly end: number; readonly rest: number } {
  const at = label.search(/[,،](?! ?-?\d+\.\d)/);
  if (at === -1) return { end: label.length, rest: label.length };
  return {
    end: label.slice(0, at).trimEnd().length,
    rest: label.length - label.slice(at + 1).trimStart().length,
  };
}

/** Whether ranges are sorted, within the text and not overlapping, as our own providers send them. */
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

/** Ranges sorted, cut to the text and not overlapping; another vendor's provider may send anything. */
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

/** Called with each piece of a line in turn, none of them empty. */
type WriteSegment = (text: string, isMatch: boolean) => void;

/** Matches separated only by spaces are merged: fewer bold elements are laid out faster, and look the same. */
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

/** A label's name: everything before its first comma. */
export function titleOf(label: string): string {
  return label.slice(0, splitAtComma(label).end);
}

/**
 * Splits a label into its name and the rest and passes each piece on, matched or not, without allocating a list. Ten labels are written on
 * each key. Returns whether there is a rest.
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

/** Splits a label into its name and the rest, with the matches of the query marked in each. */
export function labelParts(label: string, highlight: readonly HighlightRange[]): LabelParts {
  const title: LabelSegment[] = [];
  const detail: LabelSegment[] = [];
  writeLabel(label, highlight, {
    title: (text, isMatch) => void title.push({ text, isMatch }),
    detail: (text, isMatch) => void detail.push({ text, isMatch }),
  });
  return { title, detail };
}
