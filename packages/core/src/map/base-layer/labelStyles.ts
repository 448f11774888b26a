import type { MapPalette } from './palette.ts';
import { landmarkSymbol } from './symbols.ts';

/** The kind of a label; `LABEL_STYLES` has its style. */
export type LabelKind =
  | 'capital'
  | 'city'
  | 'town'
  | 'village'
  | 'governorate'
  | 'water'
  | 'neighbour'
  | 'landmark'
  | 'street';

interface LabelStyle {
  /** Pixels. */
  readonly size: number;
  readonly weight: 400 | 500 | 600;
  readonly isItalic: boolean;
  readonly isSerif: boolean;
  readonly color: keyof MapPalette;
  /** Letter spacing as a share of the size; none in Arabic, whose letters join. */
  readonly spacing: number;
}

const plain = { color: 'softText', isItalic: false, isSerif: false, spacing: 0 } as const;

export const LABEL_STYLES: Readonly<Record<LabelKind, LabelStyle>> = {
  capital: { ...plain, color: 'text', size: 15, weight: 600 },
  city: { ...plain, color: 'text', size: 13, weight: 600 },
  town: { ...plain, color: 'text', size: 12, weight: 500 },
  village: { ...plain, size: 11, weight: 400 },
  governorate: { ...plain, size: 11, weight: 500, spacing: 0.18 },
  water: { size: 13, color: 'waterText', weight: 400, isItalic: true, isSerif: true, spacing: 0.08 },
  neighbour: { ...plain, size: 12, weight: 500, spacing: 0.3 },
  landmark: { ...plain, size: 11, weight: 500 },
  street: { ...plain, size: 11, weight: 400, isItalic: true },
};

export const SANS = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif';
export const SERIF = 'Georgia, "Times New Roman", "Noto Serif", "Noto Naskh Arabic", serif';

/** The CSS font of a label. */
export function fontOf(kind: LabelKind): string {
  const { size, weight, isItalic, isSerif } = LABEL_STYLES[kind];
  return `${isItalic ? 'italic ' : ''}${weight} ${size}px ${isSerif ? SERIF : SANS}`;
}

/** The colour of a label's text; that of a landmark by its category. */
export function labelColor(
  { kind, category }: { readonly kind: LabelKind; readonly category: string },
  palette: MapPalette,
): string {
  return palette[kind === 'landmark' ? landmarkSymbol(category).color : LABEL_STYLES[kind].color];
}

const ARABIC = /\p{Script=Arabic}/u;

/** The displayed text: names of regions in capitals, as on a printed map. Arabic has no capitals. */
export function labelText({ kind, text }: { readonly kind: LabelKind; readonly text: string }): string {
  return kind === 'governorate' || kind === 'neighbour' ? text.toUpperCase() : text;
}

/** Pixels between letters; 0 for Arabic, whose letters join. */
export function letterSpacing(kind: LabelKind, text: string): number {
  return ARABIC.test(text) ? 0 : LABEL_STYLES[kind].spacing * LABEL_STYLES[kind].size;
}
