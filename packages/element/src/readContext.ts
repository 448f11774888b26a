import type { Finder } from '@smart-address/core';
import { finderMessages } from '@smart-address/core/finder';
import type { AddressFinderSettings } from './finder/AddressFinderSettings.ts';
import type { FinderViewContext } from './finder/createFinderView.ts';
import { isParent, nameInPage } from './field/naming.ts';
import { localeAround, themeAround } from './surroundings.ts';

/** What the finder needs of a `<map-picker>`, whose class it does not import: a page may have the finder alone. */
type Map = Element & { adjust(): void };

/** What unlocks the pin of the page's `<map-picker>` for this finder; null if there is none. */
function mapFor(element: Element): (() => void) | null {
  const tree = element.getRootNode();
  if (element.id === '' || !isParent(tree)) return null;
  const isMap = (other: Element): other is Map => 'adjust' in other && 'hasUnsavedPin' in other;
  const map = [...tree.querySelectorAll(`[for="${CSS.escape(element.id)}"]`)].find(isMap);
  return map ? () => map.adjust() : null;
}

/** What is drawn besides the finder's state: the element's settings, and what it takes from the page around it. */
export function readContext(
  element: AddressFinderSettings & { readonly labels: NodeList | null },
  finder: Finder,
  isDisabled: boolean,
): FinderViewContext {
  const locale = localeAround(element);
  const messages = finderMessages(locale, element.messages);
  const nameHere = nameInPage(element, element.labels);
  const ownLabel = element.getAttribute('label') ?? messages.label;
  const isNamedHere = nameHere !== '' || element.hasAttribute('aria-labelledby');
  const label = isNamedHere ? '' : ownLabel;
  return {
    finder,
    messages,
    locale,
    // Ids are local to the shadow root, so a constant will do.
    id: 'sa',
    elsewhere: () => ({ canLocate: element.locate, placeOnMap: mapFor(element) }),
    label,
    theme: themeAround(element),
    hasLocateButton: element.locate,
    isDisabled,
    isReadOnly: element.readOnly,
    inputAttributes: {
      // The inner input is not part of the form, but browsers use its name for autofill.
      name: element.name || undefined,
      autocomplete: element.autocomplete || 'address-line1',
      placeholder: element.getAttribute('placeholder') ?? messages.placeholder,
      required: element.required ? '' : undefined,
      'aria-label': label === '' ? nameHere || ownLabel || messages.label : undefined,
    },
  };
}
