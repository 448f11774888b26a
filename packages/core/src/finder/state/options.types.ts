import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import type { Provider } from '../../provider.types.ts';
import type { RecentsStore } from './recents.ts';
import type { AddressValue, FilledField, FinderChangeDetails, StoredAddress } from './types.ts';

export interface FinderOptions {
  readonly provider: Provider;
  /** Language of names and sentences. @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Soft bias: of places with the same name, nearer ones come first. */
  readonly bias?: LatLng | null | undefined;
  /** The controlled value; null is the empty one. Absent for uncontrolled. */
  readonly value?: StoredAddress | null | undefined;
  readonly defaultValue?: StoredAddress | undefined;
  /** The controlled text. Absent for uncontrolled. */
  readonly inputValue?: string | undefined;
  readonly defaultInputValue?: string | undefined;
  /** Whether the popup should be open, controlled. It appears once there is something to display. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  /** Whether Escape on a closed list clears the text. @default true */
  readonly clearOnEscape?: boolean | undefined;
  /** Whether leaving the input picks the active option. @default false */
  readonly commitOnBlur?: boolean | undefined;
  /** Whether a text that was typed, and no row picked for it, is invalid in its form. @default false */
  readonly mustPick?: boolean | undefined;
  /** Store of recent addresses; without one nothing is remembered. */
  readonly recents?: RecentsStore | null | undefined;
  readonly onValueChange?: ((value: AddressValue, details: FinderChangeDetails) => void) | undefined;
  readonly onInputValueChange?: ((text: string, details: FinderChangeDetails) => void) | undefined;
  readonly onOpenChange?: ((open: boolean, details: FinderChangeDetails) => void) | undefined;
  /**
   * Fills the form's other fields, follows an edit in those it had filled, or with the empty value clears them; returns the changes.
   * Provided by an adapter.
   */
  readonly fillFields?: ((value: AddressValue, change: ValueChange) => readonly FilledField[]) | undefined;
  /**
   * Writes a text that was not typed (a pick, a clear) into the real input, with the events that form libraries listen to.
   * Provided by an adapter.
   */
  readonly writeText?: ((text: string) => void) | undefined;
  /**
   * Whether the focus is in another field: a position that could not be had then opens nothing over it. Provided by an adapter.
   */
  readonly isFocusElsewhere?: (() => boolean) | undefined;
  /**
   * Called with what a pick, an edit, a clear or their undo changed in other fields. To prevent that, cancel the change of the value.
   */
  readonly onFieldsFilled?: ((changed: readonly FilledField[], cause: FillCause) => void) | undefined;
}

/** How a value comes to be. */
export interface ValueChange {
  /** What the fields say: the value that they were last filled from, or that came with them. */
  readonly previous: AddressValue;
  /** Whether the text was edited, and nothing picked or cleared. */
  readonly isEdit: boolean;
  /** Whether the previous value was set from outside, such as a stored order: fields that say the same came with it. */
  readonly isGiven: boolean;
}

/** Why other fields changed, as `FinderChangeDetails` has it. */
export type FillCause = Pick<FinderChangeDetails, 'reason' | 'event'>;
