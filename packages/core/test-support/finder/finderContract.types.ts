import type { FinderEnvironment } from '@smart-address/core';
import type { Mock } from 'vitest';
import type { FinderParts } from '../partsOf.ts';

/** What a row asks for, in the words of the React component's props. */
export interface FinderSetting {
  readonly locale?: 'fr' | 'ar' | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly defaultInputValue?: string;
  readonly clearOnEscape?: boolean;
  readonly commitOnBlur?: boolean;
  readonly mustPick?: boolean;
  readonly locate?: boolean;
  /** What the page's map is asked to do; without it there is no map on the page. */
  readonly onPlaceOnMap?: () => void;
  readonly recents?: boolean;
  readonly environment?: FinderEnvironment;
  /** What the source waits for before it answers a query; it fails with it. */
  readonly beforeAnswer?: (query: string) => Promise<void>;
}

/** A face of the finder, put on a page with the five places of `places.ts` behind it. */
export interface FinderFace {
  /** The writing direction in which the rows of the keys are run that name no side. */
  readonly keysIn: 'ltr' | 'rtl';
  /** A finder alone. */
  render(setting: FinderSetting): Promise<FinderParts>;
  /** A finder called `address` in a form, before a field named "after" and a submit button; `submitted` hears the address of each submission. */
  renderForm(
    setting: FinderSetting,
    submitted: (address: FormDataEntryValue | null) => void,
  ): Promise<FinderParts>;
  /** A finder in a `<dialog>`. */
  renderInDialog(): Promise<{ readonly finder: FinderParts; readonly dialog: HTMLDialogElement }>;
  /** Takes a finder off its page, as the page itself would. */
  unmount(finder: FinderParts): void;
  /** Where the team's own attributes stand: the input, or the element around it. */
  ownerOf(finder: FinderParts): Element;
}

/** What the rows of one writing direction share. */
export interface FinderContractRows {
  readonly direction: 'ltr' | 'rtl';
  readonly locale: 'fr' | 'ar';
  /** The first row of the list for "marsa". */
  readonly FIRST: string;
  finderIn(setting?: FinderSetting): Promise<FinderParts>;
  /** In a form; `submitted` is called with the address of each submission. */
  renderForm(setting?: FinderSetting): Promise<{ readonly finder: FinderParts; readonly submitted: Mock }>;
  /** In an open dialog; `heard` is called with each key that reaches it, `cancelled` when Escape would close it. */
  renderInDialog(): Promise<{
    readonly finder: FinderParts;
    readonly dialog: HTMLDialogElement;
    readonly cancelled: Mock;
    readonly heard: Mock;
  }>;
}
