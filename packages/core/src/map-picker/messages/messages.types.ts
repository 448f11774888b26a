import type { AddressAccuracy } from '@smart-address/gazetteer';
import type { LocateFailure } from '../../finder/state/types.ts';
import type { Direction, RefusalReason, StepDigits, TypedProblem, Wind } from '../state/types.ts';

/** Every text the picker displays or announces, in one language. */
export interface MapPickerMessages {
  readonly mapLabel: string;
  /** Read out with the map: what the keys do while the pin is locked, and while it is being moved. */
  readonly keysInView: string;
  readonly keysInViewWithoutPin: string;
  readonly keysInAdjust: (hasHome: boolean) => string;
  /** The same while the pin is still to be placed. */
  readonly keysWithoutPin: string;
  readonly loading: string;
  readonly mapFailed: string;
  readonly retry: string;
  readonly schematic: string;
  readonly tilesFailed: string;
  /** Requests tiles, whose host it names; the page's own is an empty string. */
  readonly showStreets: (host: string) => string;
  readonly hideStreets: string;
  readonly adjust: string;
  readonly placePin: string;
  readonly save: string;
  readonly cancel: string;
  readonly placeHere: string;
  /** The shopper's picker: saves the pin. */
  readonly deliverHere: string;
  /** Asks the device for its position, where the address is no building. */
  readonly iAmHere: string;
  /** Opens all other ways to place the pin, and its codes. */
  readonly more: string;
  /** Where a screen reader finds them. */
  readonly moreBelow: string;
  /** Unlocks a pin that was saved. */
  readonly change: string;
  /** What was saved, in the words of its place. */
  readonly placedAt: (words: string) => string;
  /** A drawn map shows no roofs: the pin need not be on one. */
  readonly nearEnough: string;
  /** How a finger moves a map that leaves swipes to the page. */
  readonly swipeHint: string;
  readonly move: Readonly<Record<Direction, string>>;
  /** The four arrow buttons: what they move, the pin or, without one, the map. */
  readonly movePad: string;
  readonly panPad: string;
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
  /** The address's own point in words, by how exact it is: "on the roof" only for a building. */
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
  /** Formats a length: "70 m", "1.2 km". */
  readonly length: (meters: number) => string;
  readonly wind: Readonly<Record<Wind, string>>;
  /** What kind of point it is, and its uncertainty. */
  readonly within: (what: string, length: string) => string;
  readonly fromDevice: (length: string) => string;
  readonly adjusting: string;
  readonly adjustingWithoutPin: string;
  /** Displayed on the map until the pin is first moved. */
  readonly dragHint: string;
  readonly saved: string;
  readonly cancelled: string;
  readonly placed: string;
  readonly moved: (length: string, wind: string) => string;
  readonly backHome: string;
  /** The map was panned by keys, or zoomed: how far, how wide it is now, and what is at its centre. */
  readonly panned: (length: string, wind: string) => string;
  readonly zoomed: (length: string) => string;
  readonly atCenter: (sentence: string) => string;
  readonly located: (length: string) => string;
  readonly refused: Readonly<Record<RefusalReason, string>>;
  /** The distance of the refused point from land; follows the sentence above. */
  readonly refusedDistance: (length: string) => string;
  readonly pinKept: string;
  readonly locateFailed: Readonly<Record<LocateFailure, string>>;
  readonly typedProblem: (problem: TypedProblem) => string;
}
