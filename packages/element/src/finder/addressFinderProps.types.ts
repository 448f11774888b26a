import type { LatLng } from '@smart-address/codes';
import type {
  FinderEnvironment,
  FinderMessages,
  Provider,
  RecentsStore,
  StoredAddress,
} from '@smart-address/core';
import type { FieldMap } from '@smart-address/core/dom';
import type { Lang } from '@smart-address/gazetteer';
import type { AddressFinderEventMap } from './addressFinderEvents.ts';
import type { OwnHandlers } from '../elementBase.ts';

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
