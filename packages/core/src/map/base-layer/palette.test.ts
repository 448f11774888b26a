import { describe, expect, it } from 'vitest';
import { LABEL_STYLES, labelColor, type LabelKind } from './labelStyles.ts';
import { DARK_PALETTE, LIGHT_PALETTE, type MapPalette } from './palette.ts';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUND: Readonly<Partial<Record<LabelKind, keyof MapPalette>>> = {
  water: 'sea',
  neighbour: 'neighbour',
};
const CATEGORIES = ['mosque', 'hospital', 'airport', 'hotel', 'school', 'museum', 'market', 'square', ''];
const place = { text: '', x: 0, y: 0, align: 'left', mark: null } as const;

describe('the colours of the drawn map', () => {
  it.each([
    ['light', LIGHT_PALETTE],
    ['dark', DARK_PALETTE],
  ])('give every name a contrast of 4.5:1 on what it is written on: %s', (_, palette) => {
    for (const kind of Object.keys(LABEL_STYLES) as LabelKind[])
      for (const category of CATEGORIES) {
        const ratio = contrast(
          labelColor({ ...place, kind, category }, palette),
          palette[GROUND[kind] ?? 'land'],
        );
        expect(ratio, `${kind} ${category}`).toBeGreaterThanOrEqual(4.5);
      }
  });
});
