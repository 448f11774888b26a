import type { Lang } from '@smart-address/gazetteer';
import { translateCredit } from '../../language.ts';
import type { MapTiles } from '../tiles.ts';
import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { Pin } from '../../map-picker/state/types.ts';

/**
 * A word with digits on both sides of a hyphen: an address code, which must not be broken over two lines. Each run says which sign ends it,
 * and how long a code's may be. A label's 20,000 digits, tried from each of them to the last, took .3 s.
 */
const CODE = /([^\s\d]{0,20}\d[^\s-]{0,20}-[^\s\d]{0,20}\d\S*)/;
/** Between the parts of a place's description. */
export const ARABIC_COMMA = '، ';

/** A piece of a sentence. */
interface ProsePiece {
  readonly text: string;
  /** Whether it must stay on one line. */
  readonly isUnbroken: boolean;
}

/** A sentence whose codes do not break at hyphens, and whose numbers stay with their unit or town. */
export function proseOf(text: string): readonly ProsePiece[] {
  return (
    text
      .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
      .split(CODE)
      // Matches of the pattern are at odd indices.
      .map((piece, index) => ({ text: piece, isUnbroken: index % 2 === 1 }))
  );
}

/**
 * The parts of a place's description, to be isolated from each other and joined by `ARABIC_COMMA`. In Arabic they run from right to left
 * although some are Latin. Without isolation a Latin name and the postal code after it would be one run from left to right.
 */
export const placeParts = (words: string): readonly string[] => words.split(ARABIC_COMMA);

/** Who made what a map shows, each once: our data names OpenStreetMap, whose tiles it may lie under. */
export function creditLine(attributions: readonly string[], tiles: MapTiles | null, lang: Lang): string {
  const own = tiles?.attribution ?? '';
  const isNamed = attributions.some((credit) => credit.includes(own));
  return [...attributions, isNamed ? '' : own]
    .filter(Boolean)
    .map((credit) => translateCredit(credit, lang))
    .join(' · ');
}

/** A pin's accuracy in words: what kind of point it is, and within how many metres. */
export function accuracyText(pin: Pin, messages: MapPickerMessages): string {
  const radius = pin.radiusMeters > 0 ? messages.length(pin.radiusMeters) : '';
  if (pin.origin === 'device') return messages.fromDevice(radius);
  if (!radius) return messages.placedByHand;
  return messages.within(messages.accuracy[pin.accuracy], radius);
}
