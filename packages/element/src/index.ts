import { AddressFinderElement } from './AddressFinderElement.ts';

declare global {
  interface HTMLElementTagNameMap {
    'address-finder': AddressFinderElement;
  }
}

// On a server there is no registry; with two copies of this package in a page the first one is the element.
if (typeof customElements !== 'undefined' && customElements.get('address-finder') === undefined)
  customElements.define('address-finder', AddressFinderElement);

export { AddressFinderElement };
export type { AddressFinderChange, AddressFinderEventMap } from './addressFinderEvents.ts';
export type { AddressFinderProps } from './addressFinderProps.types.ts';
export type { FieldMap } from '@smart-address/core/dom';
export type { AddressValue, FilledField, FinderMessages, Provider, RecentsStore } from '@smart-address/core';
