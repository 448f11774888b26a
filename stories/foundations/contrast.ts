import type { TokenName } from './tokenTable.ts';

export interface ContrastRule {
  readonly of: TokenName;
  readonly on: TokenName;
  /** The least ratio: 4.5 for letters, 3 for edges (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly atLeast: number;
  readonly where: string;
}

/** The pairs of colours that stand on each other. */
export const CONTRAST_RULES: readonly ContrastRule[] = [
  { of: '--sa-text', on: '--sa-surface', atLeast: 4.5, where: 'Letters in the field' },
  { of: '--sa-text', on: '--sa-surface-raised', atLeast: 4.5, where: 'Letters in the list' },
  { of: '--sa-text-muted', on: '--sa-surface-raised', atLeast: 4.5, where: 'Second lines in the list' },
  { of: '--sa-text-muted', on: '--sa-surface-sunken', atLeast: 4.5, where: 'The list’s footer' },
  { of: '--sa-accent', on: '--sa-surface-raised', atLeast: 4.5, where: 'Letters that match' },
  { of: '--sa-accent', on: '--sa-accent-soft', atLeast: 4.5, where: 'Letters that match, in the active row' },
  { of: '--sa-text', on: '--sa-accent-soft', atLeast: 4.5, where: 'Letters in the active row' },
  { of: '--sa-on-accent', on: '--sa-accent', atLeast: 4.5, where: 'Letters on the main button' },
  { of: '--sa-danger', on: '--sa-surface-raised', atLeast: 4.5, where: 'Errors' },
  { of: '--sa-warning', on: '--sa-surface-raised', atLeast: 4.5, where: 'Warnings' },
  { of: '--sa-border', on: '--sa-surface', atLeast: 3, where: 'Edge of the field' },
];

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as `#1257a8`, `#15a` or as a computed style gives it, `rgb(18, 87, 168)`; null for another. */
export function readRgb(color: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color.trim());
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color.trim());
  const digits = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  const [red, green, blue] =
    digits?.map((digit) => parseInt(digit, 16)) ??
    /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color.trim())?.slice(1).map(Number) ??
    [];
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** A ratio in two digits, rounded down, so that 4.499 is not taken for enough. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
