import type {
  AddressValue,
  FillCause,
  FilledField,
  FinderChangeReason,
  FinderEnvironment,
  FinderMessages,
  Provider,
  RecentsStore,
  StoredAddress,
} from '@smart-address/core';
import type { LatLng } from '@smart-address/codes';
import type { FieldMap } from '@smart-address/core/dom';
import type { Lang } from '@smart-address/gazetteer';
import type { OwnHandlers } from '../elementBase.ts';

/** A change that is about to happen; `preventDefault()` cancels all of it: text, address and popup stay as they were. */
export interface AddressFinderChange<Value> {
  readonly value: Value;
  readonly reason: FinderChangeReason;
  /** The browser event that caused it, or null if there was none (an answer arrived). */
  readonly event: Event | null;
}

/** The element's own events. All but the last bubble, also out of shadow roots; those that report a change are cancelable. */
export interface AddressFinderEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<AddressFinderChange<AddressValue>>;
  'input-value-change': CustomEvent<AddressFinderChange<string>>;
  'open-change': CustomEvent<AddressFinderChange<boolean>>;
  /** After a pick or a clear: the changes in other fields of the form. */
  'fields-filled': CustomEvent<FillCause & { readonly changed: readonly FilledField[] }>;
  /** `addressValue` is another one, whoever set it. */
  'value-set': Event;
}

/**
 * The attributes and properties of `<address-finder>` in a template, besides the global ones; for frameworks that type-check
 * templates. Without `lat`, `lng` and so on, which are for HTML: a framework sets `value` as a property, which is a text without a place.
 */
export interface AddressFinderProps extends OwnHandlers<
  AddressFinderEventMap,
  'value-change' | 'input-value-change' | 'open-change' | 'fields-filled' | 'value-set'
> {
  name?: string | undefined;
  value?: string | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
  autocomplete?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  autofocus?: boolean | undefined;
  form?: string | undefined;
  lang?: Lang | undefined;
  service?: string | undefined;
  'api-key'?: string | undefined;
  fields?: FieldMap | string | false | undefined;
  recents?: boolean | RecentsStore | undefined;
  'clear-on-escape'?: 'false' | undefined;
  'commit-on-blur'?: boolean | undefined;
  'must-pick'?: boolean | undefined;
  locate?: boolean | 'false' | undefined;
  addressValue?: StoredAddress | null | undefined;
  provider?: Provider | null | undefined;
  messages?: Partial<FinderMessages> | undefined;
  bias?: LatLng | undefined;
  open?: boolean | undefined;
  environment?: FinderEnvironment | undefined;
}
