import type { FinderSetting } from '../../core/test-support/finder/finderContract.types.ts';
import { partsOf } from '../../core/test-support/partsOf.ts';
import { createMemoryProvider } from '../../react/test-support/places.ts';
import type { AddressFinderElement } from '../src/index.ts';
import '../src/index.ts';

/** Puts markup on the page as a server sends it, and takes it off after the test. */
export function renderMarkup(markup: string): HTMLElement {
  const host = document.createElement('div');
  host.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  document.body.append(host);
  return host;
}

/** The finder on a page, with the five places behind it. */
function elementIn(host: ParentNode): AddressFinderElement {
  const element = host.querySelector('address-finder');
  if (element === null) throw new Error('There is no address-finder on the page.');
  element.provider = createMemoryProvider();
  return element;
}

/** The parts of a finder, which stand in its shadow root. */
export function insideOf(element: AddressFinderElement) {
  if (element.shadowRoot === null) throw new Error('The finder has no shadow root.');
  return partsOf(element.shadowRoot);
}

/** A finder from its markup: the element, and the parts inside. */
export function renderElement(markup = '<address-finder></address-finder>') {
  const host = renderMarkup(markup);
  const element = elementIn(host);
  return { host, element, finder: insideOf(element) };
}

/** The markup of what a row of the contract asks for. */
export function markupOf(setting: FinderSetting): string {
  const attributes: Readonly<Record<string, string | boolean | undefined>> = {
    lang: setting.locale,
    id: setting.id,
    name: setting.name,
    autocomplete: setting.autoComplete,
    required: setting.required,
    value: setting.defaultInputValue,
    'clear-on-escape': setting.clearOnEscape === false ? 'false' : undefined,
    'commit-on-blur': setting.commitOnBlur,
    'must-pick': setting.mustPick,
    locate: setting.locate === false ? 'false' : undefined,
    recents: setting.recents,
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${value === true ? '' : value}"`);
  return `<address-finder${written.join('')}></address-finder>`;
}
