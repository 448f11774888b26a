import { LABEL_STYLES, type LabelKind, type PlacedLabel } from './labels.ts';
import type { MapPalette } from './palette.ts';
import { landmarkSymbol } from './symbols.ts';

export const SANS = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif';
export const SERIF = 'Georgia, "Times New Roman", "Noto Serif", "Noto Naskh Arabic", serif';
/** The CSS font of a label. */
export function fontOf(kind: LabelKind): string {
  const { size, weight, isItalic, isSerif } = LABEL_STYLES[kind];
  return `${isItalic ? 'italic ' : ''}${weight} ${size}px ${isSerif ? SERIF : SANS}`;
}

const COLORS: Readonly<Record<LabelKind, keyof MapPalette>> = {
  capital: 'text',
  city: 'text',
  town: 'text',
  village: 'softText',
  governorate: 'softText',
  water: 'waterText',
  neighbour: 'softText',
  landmark: 'softText',
  street: 'softText',
};

/** The colour of a label's text. */
export function labelColor(label: PlacedLabel, palette: MapPalette): string {
  const key = label.kind === 'landmark' ? landmarkSymbol(label.category).color : COLORS[label.kind];
  return palette[key];
}

const ARABIC = /\p{Script=Arabic}/u;

/** The displayed text: names of regions in capitals, as on a printed map. Arabic has no capitals. */
export function labelText({ kind, text }: Pick<PlacedLabel, 'kind' | 'text'>): string {
  return kind === 'governorate' || kind === 'neighbour' ? text.toUpperCase() : text;
}

/** Pixels between letters; 0 for Arabic, whose letters join. */
export function letterSpacing(kind: LabelKind, text: string): number {
  return ARABIC.test(text) ? 0 : LABEL_STYLES[kind].spacing * LABEL_STYLES[kind].size;
}
