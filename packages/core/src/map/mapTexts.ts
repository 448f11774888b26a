import { formatRefusal } from '../map-picker/mapPicker.announce.ts';
import type { LocationFacts } from '../map-picker/describeLocation.ts';
import type { MapPickerMessages } from '../map-picker/mapPicker.messages.types.ts';
import type { MapPickerSnapshot } from '../map-picker/mapPicker.ts';
import type { MapPickerState, Pin } from '../map-picker/mapPicker.types.ts';
import type { MapStatus } from './loadLeafletMap.ts';

/** A pin's accuracy in words: what kind of point it is, and within how many metres. */
export function accuracyText(pin: Pin, messages: MapPickerMessages): string {
  const radius = pin.radiusMeters > 0 ? messages.length(pin.radiusMeters) : '';
  if (pin.origin === 'device') return messages.fromDevice(radius);
  if (!radius) return messages.placedByHand;
  return messages.within(messages.accuracy[pin.accuracy], radius);
}

/** The codes of a pin with their names, as they are listed. */
export function listedCodes(
  facts: LocationFacts,
  messages: MapPickerMessages,
): readonly (readonly [name: string, code: string])[] {
  const codes = [
    [messages.codeA, facts.codeA],
    [messages.codeB, facts.codeB],
    [messages.plusCode, facts.plusCode],
    [messages.shortPlusCode, facts.shortPlusCode],
    [messages.coordinates, facts.coordinates],
  ] as const;
  return codes.filter(([, code]) => code !== '');
}

/** What is wrong with a text typed into the map's field; an empty string if nothing is. */
export function typedProblemText(state: MapPickerState, messages: MapPickerMessages): string {
  const { typedProblem, refusal } = state;
  if (typedProblem) return messages.typedProblem(typedProblem);
  return refusal?.origin === 'typed' ? formatRefusal(refusal, messages, state.pin !== null) : '';
}

export interface MapProblem {
  readonly sentence: string;
  /** Whether it is no fault, and displayed without alarm. */
  readonly isQuiet: boolean;
  readonly canRetry: boolean;
}

/** The visible notice of a problem, or that the device is being located; null if there is none. */
export function problemOf(
  { state, dataStatus }: Pick<MapPickerSnapshot, 'state' | 'dataStatus'>,
  mapStatus: MapStatus,
  haveTilesFailed: boolean,
  messages: MapPickerMessages,
): MapProblem | null {
  const { refusal, locate } = state;
  // Displayed at its own field.
  const isAboutTyped = refusal?.origin === 'typed' && state.mode === 'adjust';
  let sentence = '';
  if (locate.kind === 'locating') sentence = messages.locating;
  else if (locate.kind === 'failed') sentence = messages.locateFailed[locate.reason];
  else if (refusal && !isAboutTyped) sentence = formatRefusal(refusal, messages, state.pin !== null);
  else if (mapStatus === 'failed' || mapStatus === 'forbidden' || dataStatus === 'failed')
    sentence = messages.mapFailed;
  else if (haveTilesFailed) sentence = messages.tilesFailed;
  if (sentence === '') return null;
  return {
    sentence,
    isQuiet: sentence === messages.locating || sentence === messages.tilesFailed,
    // A map forbidden by a policy would fail again.
    canRetry: sentence === messages.mapFailed && (mapStatus === 'failed' || dataStatus === 'failed'),
  };
}

/** A word with digits on both sides of a hyphen: an address code, which must not be broken over two lines. */
const CODE = /(\S*\d\S*-\S*\d\S*)/;
/** Between the parts of a place's description. */
export const ARABIC_COMMA = '، ';

/** A piece of a sentence. */
export interface ProsePiece {
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
 * The parts of a place's description, to be isolated from each other and joined by `ARABIC_COMMA`. In Arabic they run from right to
 * left although some are Latin: without isolation a Latin name and the postal code after it would be one run from left to right.
 */
export const placeParts = (words: string): readonly string[] => words.split(ARABIC_COMMA);
