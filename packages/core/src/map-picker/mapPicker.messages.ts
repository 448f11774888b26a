import type { AddressAccuracy, Lang } from '@smart-address/gazetteer';
import type { LocateFailure } from '../finder/finder.types.ts';
import { messagesAr } from './messages/ar.ts';
import { messagesEn } from './messages/en.ts';
import { messagesFr } from './messages/fr.ts';
import type { Direction, RefusalReason, StepDigits, TypedProblem, Wind } from './mapPicker.types.ts';

/** Everything the picker says or shows, in one language. */
export interface MapPickerMessages {
  readonly mapLabel: string;
  /** Read out with the map: what the keys do while the pin is locked, and while it moves. */
  readonly keysInView: string;
  readonly keysInAdjust: string;
  readonly loading: string;
  readonly mapFailed: string;
  readonly retry: string;
  readonly schematic: string;
  readonly tilesFailed: string;
  readonly adjust: string;
  readonly placePin: string;
  readonly save: string;
  readonly cancel: string;
  readonly placeHere: string;
  readonly move: Readonly<Record<Direction, string>>;
  readonly movePad: string;
  readonly home: string;
  readonly step: string;
  readonly stepSize: Readonly<Record<StepDigits, string>>;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly locate: string;
  readonly locating: string;
  readonly typedLabel: string;
  readonly typedHint: string;
  readonly typedGo: string;
  readonly noPin: string;
  readonly pin: string;
  /** What the address's own point is, by how exact it is: "on the roof" only of a building's. */
  readonly ownPoint: Readonly<Record<AddressAccuracy, string>>;
  readonly accuracyLabel: string;
  readonly accuracy: Readonly<Record<AddressAccuracy, string>>;
  readonly placedByHand: string;
  readonly coordinates: string;
  readonly plusCode: string;
  readonly shortPlusCode: string;
  readonly codeA: string;
  readonly codeB: string;
  readonly copy: (what: string) => string;
  readonly copied: (text: string) => string;
  readonly copyFailed: string;
  /** A length as it is read: "70 m", "1.2 km". */
  readonly length: (meters: number) => string;
  readonly wind: Readonly<Record<Wind, string>>;
  /** What kind of point it is, and how far off it may be. */
  readonly within: (what: string, length: string) => string;
  readonly fromDevice: (length: string) => string;
  readonly adjusting: string;
  readonly adjustingWithoutPin: string;
  /** Written on the map until the pin is first moved. */
  readonly dragHint: string;
  readonly saved: string;
  readonly cancelled: string;
  readonly placed: string;
  readonly moved: (length: string, wind: string) => string;
  readonly backHome: string;
  readonly located: (length: string) => string;
  readonly refused: Readonly<Record<RefusalReason, string>>;
  /** How far the refused point is from land; follows the sentence above. */
  readonly refusedDistance: (length: string) => string;
  readonly pinKept: string;
  readonly locateFailed: Readonly<Record<LocateFailure, string>>;
  readonly typedProblem: (problem: TypedProblem) => string;
}

const MESSAGES: Readonly<Record<Lang, MapPickerMessages>> = {
  fr: messagesFr,
  ar: messagesAr,
  en: messagesEn,
};

/** The picker's words in a language. */
export function mapPickerMessages(lang: Lang): MapPickerMessages {
  return MESSAGES[lang];
}
