import type { AddressPart } from './parts.ts';
import type { LatLng } from '@smart-address/codes';
import type { AddressAccuracy, AddressResult } from '@smart-address/gazetteer';
import type { StoredPoint } from '../../readPoint.ts';
import type { ProvidedAddress, ProviderErrorReason } from '../../provider.types.ts';

/**
 * Origin of a value. `picked`: from the list. `edited`: picked, then changed by hand. `free`: typed only. `pin`: a point on the ground
 * (from the map, or the device's position).
 */
export type AddressSource = 'picked' | 'edited' | 'free' | 'pin';

/** The finder's value. Free text is a value too; then everything but `text` is empty. */
export interface AddressValue {
  /** The input's text. */
  readonly text: string;
  readonly source: AddressSource;
  readonly address: AddressResult['address'] | null;
  readonly location: LatLng | null;
  readonly accuracy: AddressAccuracy | null;
  /** 11 digits, or an empty string. */
  readonly plusCode: string;
  /** Code A, or an empty string. */
  readonly smartCode: string;
  /** True once the buyer confirmed the pin. */
  readonly confirmed: boolean;
}

/**
 * An address that a team sets: a value that the finder gave, or a row of its database. Of that the text is enough. What is missing or null
 * is empty, and the point may be in columns beside the text, its decimals text.
 */
export interface StoredAddress extends Pick<StoredPoint, 'lat' | 'lng'> {
  readonly text: string;
  readonly source?: AddressSource | '' | null | undefined;
  readonly address?: Partial<AddressResult['address']> | null | undefined;
  readonly location?: StoredPoint | null | undefined;
  readonly accuracy?: AddressAccuracy | null | undefined;
  readonly plusCode?: string | null | undefined;
  readonly smartCode?: string | null | undefined;
  readonly confirmed?: boolean | null | undefined;
}

/** A row of the list: a result, and the query it answers. */
export interface FinderOption {
  /** The result's id, unique in the list: a recent address with the id of another row has its label appended. */
  readonly id: string;
  /** Index in the list, from 0. */
  readonly index: number;
  /** The query this row belongs to; Enter does nothing on a row of an older query. */
  readonly query: string;
  readonly result: AddressResult;
  /** True for a recent address, displayed while the input is empty. */
  readonly isRecent: boolean;
  /** A remark of its source, or an empty text. */
  readonly note: string;
}

/** The outcome of the query. */
export type FinderStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; /** True after a second without an answer. */ readonly isSlow: boolean }
  | { readonly kind: 'loaded'; /** More may come from a slower source. */ readonly isPartial: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'rateLimited';
      /** Whole seconds until the finder retries by itself; 0 while it does. */ readonly seconds: number;
    }
  | { readonly kind: 'error'; readonly reason: Exclude<ProviderErrorReason, 'offline' | 'rate_limited'> };

/**
 * Why there is no device position. The user refused, or the page may not ask (its policy, or plain http). It took too long, the device has
 * none, or it is outside Tunisia.
 */
export type LocateFailure = 'denied' | 'forbidden' | 'timeout' | 'unavailable' | 'outside';

export type LocateStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'locating' }
  | { readonly kind: 'failed'; readonly reason: LocateFailure };

/** What to announce, as data; `messages.ts` turns it into a sentence. */
export type Announcement =
  | { readonly kind: 'results'; readonly count: number }
  /** `isActive`: one of them is, so that Delete removes it. */
  | { readonly kind: 'recents'; readonly count: number; readonly isActive: boolean }
  | { readonly kind: 'almostCode'; readonly query: string; readonly count: number }
  | { readonly kind: 'loading' }
  /** `hasHint`: followed by what to do about it, as the panel displays it. */
  | { readonly kind: 'empty'; readonly query: string; readonly hasHint?: boolean }
  | { readonly kind: 'offline'; readonly hasHint?: boolean }
  | { readonly kind: 'online' }
  | { readonly kind: 'rateLimited'; readonly seconds: number; readonly hasHint?: boolean }
  | { readonly kind: 'error'; readonly hasHint?: boolean }
  | { readonly kind: 'filled'; readonly text: string; readonly changed: readonly FilledField[] }
  | { readonly kind: 'cleared'; readonly changed: readonly FilledField[] }
  | { readonly kind: 'option'; readonly text: string; readonly position: number; readonly count: number }
  | { readonly kind: 'locating' }
  | { readonly kind: 'locateFailed'; readonly reason: LocateFailure }
  | { readonly kind: 'recentRemoved'; readonly text: string }
  | { readonly kind: 'recentsCleared' };

/** A change that a pick or a clear made in another field of the form. */
export interface FilledField {
  /** The field's WHATWG autocomplete token, or the part's name. */
  readonly part: AddressPart;
  readonly from: string;
  readonly to: string;
}

export interface FinderState {
  readonly inputValue: string;
  readonly value: AddressValue;
  /** The name that the text must contain to still mean the picked address; empty for free text. */
  readonly anchor: string;
  /** The last values that were picked, located or set, the newest first. A text of theirs that undo brings back has its place again. */
  readonly settledValues: readonly AddressValue[];
  readonly status: FinderStatus;
  /** How often in a row the source has refused because of too many requests. */
  readonly refusals: number;
  /** The query for the provider: `inputValue` without control characters and outer spaces, at most 200 characters. */
  readonly query: string;
  readonly options: readonly FinderOption[];
  /** The active option; always one of `options`, or null. */
  readonly activeId: string | null;
  /** Whether the popup should be open; it appears if there is also something to display. */
  readonly isOpen: boolean;
  /** The option to activate once the answer arrives, if an arrow key opened the list. */
  readonly pendingActive: 'first' | 'last' | null;
  readonly locate: LocateStatus;
  readonly isOnline: boolean;
  readonly attribution: string;
  /** Groups the requests of one search; renewed after each pick and clear. */
  readonly session: string;
  readonly announcement: Announcement | null;
  /** Incremented with each announcement, so that the same sentence is announced again. */
  readonly announcementCount: number;
}

/** The events of the finder's machine. */
export type FinderEvent =
  | { readonly type: 'input'; readonly text: string; readonly isAutofill: boolean }
  | { readonly type: 'arrow'; readonly direction: 'down' | 'up'; readonly isAlt: boolean }
  | { readonly type: 'caret' }
  | { readonly type: 'enter' }
  | { readonly type: 'escape'; readonly clears: boolean }
  | { readonly type: 'leave'; readonly commits: boolean }
  | { readonly type: 'toggle' }
  | { readonly type: 'press' }
  | { readonly type: 'pick'; readonly id: string }
  /** A row that was asked for outside of the list, as for an autofilled address, is the one that is meant. */
  | { readonly type: 'accept'; readonly query: string; readonly result: AddressResult }
  | { readonly type: 'clear' }
  | {
      readonly type: 'setValue';
      readonly value: StoredAddress;
      readonly reason: 'pin' | 'input' | 'reset' | 'program';
    }
  | { readonly type: 'setInputValue'; readonly text: string }
  | { readonly type: 'setOpen'; readonly isOpen: boolean }
  | {
      readonly type: 'loaded';
      readonly query: string;
      readonly results: readonly ProvidedAddress[];
      readonly attribution: string;
      readonly isPartial: boolean;
    }
  | {
      readonly type: 'failed';
      readonly query: string;
      readonly reason: ProviderErrorReason;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly type: 'slow'; readonly query: string }
  | { readonly type: 'tick' }
  | { readonly type: 'retry' }
  | { readonly type: 'reask' }
  | { readonly type: 'retrieved'; readonly text: string; readonly result: AddressResult }
  | { readonly type: 'recents'; readonly results: readonly AddressResult[] }
  | { readonly type: 'locating' }
  | { readonly type: 'located'; readonly value: AddressValue }
  | {
      readonly type: 'locateFailed';
      readonly reason: LocateFailure;
      /** Whether the focus is in another field by now: nothing opens over it. */
      readonly isAway: boolean;
    }
  | { readonly type: 'connection'; readonly isOnline: boolean }
  | { readonly type: 'rotate'; readonly session: string }
  | { readonly type: 'announce'; readonly announcement: Announcement };

/** The reason why the value, the text or the popup changes. */
export type FinderChangeReason =
  | 'input'
  | 'autofill'
  | 'pick'
  | 'retrieve'
  | 'clear'
  | 'escape'
  | 'enter'
  | 'arrow'
  | 'toggle'
  | 'press'
  | 'leave'
  | 'answer'
  | 'locate'
  | 'pin'
  | 'reset'
  | 'program';

/** Passed to every change callback. */
export interface FinderChangeDetails {
  readonly reason: FinderChangeReason;
  /** The browser event that caused it, or null if there was none (an answer arrived, or code made the change). */
  readonly event: Event | null;
  /** Cancels the whole change: text, value and popup stay as they were. */
  cancel(): void;
  readonly isCanceled: boolean;
}
