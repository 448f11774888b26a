'use client';

import { forwardRef, type ReactNode } from 'react';
import {
  AddressFinderAttribution,
  AddressFinderPopup,
  AddressFinderRecents,
} from './parts/AddressFinderPopup.tsx';
import {
  AddressFinderClearButton,
  AddressFinderOpenButton,
  AddressFinderLocateButton,
} from './parts/AddressFinderButtons.tsx';
import { AddressFinderControl, AddressFinderRoot } from './parts/AddressFinderRoot.tsx';
import {
  AddressFinderEmpty,
  AddressFinderLoading,
  AddressFinderPanel,
  AddressFinderError,
} from './parts/AddressFinderPanel.tsx';
import { AddressFinderInput, type AddressFinderInputProps } from './parts/AddressFinderInput.tsx';
import { AddressFinderLabel } from './parts/AddressFinderLabel.tsx';
import { AddressFinderList } from './parts/AddressFinderList.tsx';
import { AddressFinderMatch, AddressFinderOption } from './parts/AddressFinderOption.tsx';
import { AddressFinderStatus } from './parts/AddressFinderStatus.tsx';
import { splitOptions } from './splitOptions.ts';
import type { AddressFinderOptions } from './hooks/useFinderInstance.ts';

export interface AddressFinderProps
  extends AddressFinderOptions, Omit<AddressFinderInputProps, keyof AddressFinderOptions | 'dir'> {
  /** The label's text; by default "Address" in the finder's language. Null for no label: then name the input yourself. */
  readonly label?: ReactNode;
  /** Writing direction; by default the page's. */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Whether "Use my location" is offered. @default true */
  readonly locate?: boolean | undefined;
  /** Shown below the field as a part of the finder, such as `<AutofillQuestion/>`. */
  readonly children?: ReactNode;
}

/** The complete finder. Props that are not options of the finder go to the input, `ref` included. */
const AssembledAddressFinder = forwardRef<HTMLInputElement, AddressFinderProps>(
  function AddressFinder(props, ref) {
    const [options, { label, dir, locate = true, className, children, ...inputProps }] = splitOptions(props);
    const isUnusable = inputProps.disabled || inputProps.readOnly;
    return (
      <AddressFinderRoot {...options} dir={dir} className={className}>
        {/* An empty label would name the input by nothing, and its placeholder no longer would. */}
        {label === undefined || label ? (
          <AddressFinderLabel htmlFor={inputProps.id}>{label}</AddressFinderLabel>
        ) : null}
        <AddressFinderControl>
          <AddressFinderOpenButton disabled={isUnusable} />
          <AddressFinderInput autoComplete="address-line1" {...inputProps} ref={ref} />
          <AddressFinderClearButton disabled={isUnusable} />
          {locate ? <AddressFinderLocateButton disabled={isUnusable} /> : null}
        </AddressFinderControl>
        <AddressFinderPopup>
          <AddressFinderRecents />
          <AddressFinderList />
          <AddressFinderPanel />
          <AddressFinderAttribution />
        </AddressFinderPopup>
        <AddressFinderStatus />
        {children}
      </AddressFinderRoot>
    );
  },
);

/** `<AddressFinder provider={...}/>` is the complete finder; its members are the parts, to arrange yourself. */
export const AddressFinder = /* @__PURE__ */ Object.assign(AssembledAddressFinder, {
  Root: AddressFinderRoot,
  Label: AddressFinderLabel,
  Control: AddressFinderControl,
  OpenButton: AddressFinderOpenButton,
  Input: AddressFinderInput,
  ClearButton: AddressFinderClearButton,
  LocateButton: AddressFinderLocateButton,
  Popup: AddressFinderPopup,
  Recents: AddressFinderRecents,
  List: AddressFinderList,
  Option: AddressFinderOption,
  Match: AddressFinderMatch,
  Loading: AddressFinderLoading,
  Empty: AddressFinderEmpty,
  Error: AddressFinderError,
  Attribution: AddressFinderAttribution,
  Status: AddressFinderStatus,
});
