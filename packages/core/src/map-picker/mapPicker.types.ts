import type { LatLng } from '@smart-address/codes';
import type { AddressAccuracy } from '@smart-address/gazetteer';
import type { LocateFailure, LocateStatus } from '../finder/finder.types.ts';

/** A way the pin may be moved by one cell. East is towards larger longitudes, whatever the page's direction. */
export type Direction = 'north' | 'east' | 'south' | 'west';

/** One of the eight winds. */
export type Wind =
  | 'north'
  | 'northEast'
  | 'east'
  | 'southEast'
  | 'south'
  | 'southWest'
  | 'west'
  | 'northWest';

/** Plus-code digits of the cell a step crosses: 10 (about 14 x 11 m) or 11 (about 3 m). */
export type StepDigits = 10 | 11;

/** How a pin came to where it is. */
export type PinOrigin =
  | 'given'
  | 'tap'
  | 'crosshair'
  | 'drag'
  | 'step'
  | 'home'
  | 'typed'
  | 'device'
  | 'program';

export interface Pin {
  /** Rounded to seven decimals (about 1 cm): what is shown is what is stored. */
  readonly location: LatLng;
  readonly origin: PinOrigin;
  readonly accuracy: AddressAccuracy;
  /** How far the true place may be from `location`, in metres; 0 for a pin put down by hand. */
  readonly radiusMeters: number;
}

/** Why a point cannot carry the pin: not a point at all, on water, or in another country. */
export type RefusalReason = 'invalid' | 'sea' | 'abroad';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly location: LatLng | null;
  /** Metres to the nearest land of Tunisia, or null when that is not known. */
  readonly distanceMeters: number | null;
}

/** Says why a point cannot carry the pin, or null when it can. */
export type Judge = (location: LatLng) => Refusal | null;

/** Why a typed text names no point. */
export type TypedProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'invalidCode'; readonly text: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'unknownReference'; readonly text: string };

/** What the live region says, as a fact; `formatAnnouncement` turns it into a sentence. */
export type MapPickerAnnouncement =
  | { readonly kind: 'adjusting'; readonly hasPin: boolean }
  | { readonly kind: 'saved' }
  | { readonly kind: 'cancelled'; readonly hasPin: boolean }
  | {
      readonly kind: 'moved';
      readonly location: LatLng;
      /** Metres from where the pin was when it was last spoken of; null for a pin that was not there before. */
      readonly distanceMeters: number | null;
      readonly wind: Wind | null;
      readonly isHome: boolean;
    }
  | { readonly kind: 'located'; readonly location: LatLng; readonly radiusMeters: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly keepsPin: boolean }
  | { readonly kind: 'locating' }
  | { readonly kind: 'locateFailed'; readonly reason: LocateFailure }
  | { readonly kind: 'typedProblem'; readonly problem: TypedProblem }
  | { readonly kind: 'copied'; readonly text: string }
  | { readonly kind: 'copyFailed' };

export interface MapPickerState {
  /** `view`: the pin is locked and the map pans. `adjust`: the pin moves until it is saved or cancelled. */
  readonly mode: 'view' | 'adjust';
  /** The pin that is kept. */
  readonly saved: Pin | null;
  /** The pin as shown: the one being moved in `adjust`, the saved one in `view`. */
  readonly pin: Pin | null;
  /** The address's own point, which Home goes back to. */
  readonly home: Pin | null;
  /** Why the last point was not accepted, and how it came; null once one is. */
  readonly refusal: (Refusal & { readonly origin: PinOrigin }) | null;
  readonly locate: LocateStatus;
  readonly typedProblem: TypedProblem | null;
  readonly announcement: MapPickerAnnouncement | null;
  /** Grows by one with each announcement, so that the same sentence twice is spoken twice. */
  readonly announcementCount: number;
  /** Where the pin was when its place was last spoken of. */
  readonly spokenLocation: LatLng | null;
}

/** What can happen to a map picker. */
export type MapPickerEvent =
  | { readonly type: 'adjust' }
  | { readonly type: 'save' }
  | { readonly type: 'cancel' }
  | { readonly type: 'place'; readonly location: LatLng; readonly origin: PinOrigin }
  | { readonly type: 'step'; readonly direction: Direction; readonly digits: StepDigits }
  | { readonly type: 'home' }
  | { readonly type: 'given'; readonly pin: Pin | null; readonly home: Pin | null }
  | { readonly type: 'typedProblem'; readonly problem: TypedProblem }
  | { readonly type: 'locating' }
  | { readonly type: 'located'; readonly location: LatLng; readonly radiusMeters: number }
  | { readonly type: 'locateFailed'; readonly reason: LocateFailure }
  /** The pin has rested: its new place is spoken. */
  | { readonly type: 'rested' }
  /** The border is known now: a pin put down before is judged again. */
  | { readonly type: 'judged' }
  | { readonly type: 'copied'; readonly text: string }
  | { readonly type: 'copyFailed' };
