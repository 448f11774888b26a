import type { LatLng } from '@smart-address/codes';
import type { AddressAccuracy } from '@smart-address/gazetteer';
import type { LocateFailure, LocateStatus } from '../../finder/state/types.ts';

/** A direction of a move by one cell. East is towards larger longitudes, whatever the page's writing direction. */
export type Direction = 'north' | 'east' | 'south' | 'west';

/** One of the eight compass directions. */
export type Wind =
  | 'north'
  | 'northEast'
  | 'east'
  | 'southEast'
  | 'south'
  | 'southWest'
  | 'west'
  | 'northWest';

/** Plus-code digits of a step's cell: 10 (about 14 x 11 m) or 11 (about 3 m). */
export type StepDigits = 10 | 11;

/** What a map displays. */
export interface MapView {
  readonly center: LatLng;
  /** From its left edge to its right one, along its middle. */
  readonly widthMeters: number;
  /** Whether the map is still on its way there; it is announced once it has arrived. */
  readonly isMoving?: boolean;
}

/** How a pin was placed; `key`: by Enter, at the map's centre. */
export type PinOrigin =
  | 'given'
  | 'tap'
  | 'crosshair'
  | 'key'
  | 'drag'
  | 'step'
  | 'home'
  | 'typed'
  | 'device'
  | 'program';

export interface Pin {
  /** Rounded to seven decimals (about 1 cm): displayed as stored. */
  readonly location: LatLng;
  readonly origin: PinOrigin;
  readonly accuracy: AddressAccuracy;
  /** Metres the true place may be from `location`; 0 for a pin placed by hand. */
  readonly radiusMeters: number;
}

/** Why a pin cannot be placed at a point: not a point at all, in the sea, or in another country. */
export type RefusalReason = 'invalid' | 'sea' | 'abroad';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly location: LatLng | null;
  /** Metres to the nearest land of Tunisia, or null when that is not known. */
  readonly distanceMeters: number | null;
}

/** Returns why a pin cannot be placed at a point, or null if it can. */
export type PinCheck = (location: LatLng) => Refusal | null;

/** Why a typed text is not a point. */
export type TypedProblem =
  /** The data could not be loaded, nor what reads codes; with the next text it is asked for again. */
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'invalidCode'; readonly text: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'unknownReference'; readonly text: string };

/** What to announce, as data; `formatAnnouncement` turns it into a sentence. */
export type MapPickerAnnouncement =
  /** `hasHome`: Home has a point to return to. */
  | { readonly kind: 'adjusting'; readonly hasPin: boolean; readonly hasHome: boolean }
  | { readonly kind: 'saved' }
  | { readonly kind: 'cancelled'; readonly hasPin: boolean }
  | {
      readonly kind: 'moved';
      readonly location: LatLng;
      /** Metres from the last announced position; null for a new pin. */
      readonly distanceMeters: number | null;
      readonly wind: Wind | null;
      readonly isHome: boolean;
      /** Whether it is new and was placed by a key: the keys mean something else from now on. */
      readonly hasNewKeys: boolean;
      readonly hasHome: boolean;
    }
  | {
      readonly kind: 'viewed';
      /** Metres by which the map was panned; null if it was not. */
      readonly distanceMeters: number | null;
      readonly wind: Wind | null;
      /** The map's width after a zoom; null if it was not zoomed. */
      readonly widthMeters: number | null;
      /** What is at the centre; null while the keys move a pin, and the centre means nothing. */
      readonly center: LatLng | null;
      /** Why no pin can be placed at the centre. */
      readonly refusal: Refusal | null;
    }
  | { readonly kind: 'located'; readonly location: LatLng; readonly radiusMeters: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly keepsPin: boolean }
  | { readonly kind: 'locating' }
  | { readonly kind: 'locateFailed'; readonly reason: LocateFailure }
  | { readonly kind: 'typedProblem'; readonly problem: TypedProblem }
  | { readonly kind: 'copied'; readonly text: string }
  | { readonly kind: 'copyFailed' };

/** `adjust`: how the pin is moved; `swipe`: how a finger moves the map. */
export type MapHint = 'adjust' | 'swipe';

export interface MapPickerState {
  /** `view`: the pin is locked and the map pans. `adjust`: the pin moves until it is saved or cancelled. */
  readonly mode: 'view' | 'adjust';
  /** The saved pin. */
  readonly saved: Pin | null;
  /** The displayed pin: the one being moved in `adjust`, the saved one in `view`. */
  readonly pin: Pin | null;
  /** The address's own point, to which Home returns. */
  readonly home: Pin | null;
  /** Whether `saved` was saved here by a person, rather than given by the page. */
  readonly isConfirmed: boolean;
  /** What the map explains for a moment: how the pin is moved, or that two fingers move the map. */
  readonly hint: MapHint | null;
  /** A swipe over the map is explained once. */
  readonly wasSwipeExplained: boolean;
  /** Why the last point was refused, and how it was set; null once one is accepted. */
  readonly refusal: (Refusal & { readonly origin: PinOrigin }) | null;
  readonly locate: LocateStatus;
  readonly typedProblem: TypedProblem | null;
  readonly announcement: MapPickerAnnouncement | null;
  /** Incremented with each announcement, so that the same sentence is announced again. */
  readonly announcementCount: number;
  /** The pin's position when it was last announced. */
  readonly spokenLocation: LatLng | null;
}

/** The events of the map picker's machine. */
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
  /** Keys or buttons have moved the map: `from` is its centre before a pan, null if it was not panned. */
  | {
      readonly type: 'viewed';
      readonly view: MapView;
      readonly from: LatLng | null;
      readonly hasZoomed: boolean;
    }
  /** The pin has stopped moving: its new position is announced. */
  | { readonly type: 'rested' }
  /** A finger swept over a map that leaves swipes to the page. */
  | { readonly type: 'swiped' }
  /** What is explained on the map was there long enough, or was followed. */
  | { readonly type: 'hintEnded' }
  /** The border is loaded: a pin placed before is checked. */
  | { readonly type: 'borderLoaded' }
  | { readonly type: 'copied'; readonly text: string }
  | { readonly type: 'copyFailed' };
