import { AddressFinderElement } from './finder/AddressFinderElement.ts';

declare global {
  interface HTMLElementTagNameMap {
    'address-finder': AddressFinderElement;
  }
}

// Servers have no registry; if a page contains two copies of this package, the first one defines the element.
if (typeof customElements !== 'undefined' && customElements.get('address-finder') === undefined) {
  if ('attachInternals' in HTMLElement.prototype)
    customElements.define('address-finder', AddressFinderElement);
  else
    void import('./field/PlainField.ts').then(({ PlainField }) =>
      customElements.define('address-finder', PlainField),
    );
}

export { AddressFinderElement };
export type {
  AddressFinderChange,
  AddressFinderEventMap,
  AddressFinderProps,
} from './finder/addressFinder.types.ts';
export type { FieldMap } from '@smart-address/core/dom';
export type {
  AddressValue,
  FilledField,
  FinderMessages,
  Provider,
  RecentsStore,
  StoredAddress,
} from '@smart-address/core';
