import { finderContract } from '../../../core/test-support/finder/finderContract.ts';
import type { FinderSetting } from '../../../core/test-support/finder/finderContract.types.ts';
import type { FinderParts } from '../../../core/test-support/partsOf.ts';
import { providerAfter } from '../../../react/test-support/places.ts';
import { markupOf, renderElement } from '../../test-support/renderElement.ts';

/** Stands for the page's `<map-picker>`, by what the finder needs of it. */
class SomeMap extends HTMLElement {
  hasUnsavedPin = false;
  adjust = () => {};
}
customElements.define('some-map', SomeMap);

function rendered(setting: FinderSetting, markup: string) {
  const { element, ...rest } = renderElement(markup);
  if (setting.environment) element.environment = setting.environment;
  if (setting.beforeAnswer) element.provider = providerAfter(setting.beforeAnswer);
  return rest;
}

function ownerOf({ host }: FinderParts): Element {
  if (!(host instanceof ShadowRoot)) throw new Error('The finder has no shadow root.');
  return host.host;
}

finderContract({
  keysIn: 'rtl',

  async render({ onPlaceOnMap, ...setting }) {
    const { host, finder } = rendered(
      setting,
      markupOf(onPlaceOnMap ? { id: 'where', ...setting } : setting),
    );
    if (onPlaceOnMap) {
      const map = new SomeMap();
      map.setAttribute('for', 'where');
      map.adjust = onPlaceOnMap;
      host.append(map);
    }
    return finder;
  },

  async renderForm(setting, submitted) {
    const { host, finder } = rendered(
      setting,
      `<form>${markupOf({ name: 'address', ...setting })}<input aria-label="after"><button>send</button></form>`,
    );
    host.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget as HTMLFormElement).get('address'));
    });
    return finder;
  },

  async renderInDialog() {
    const { host, finder } = renderElement('<dialog><address-finder></address-finder></dialog>');
    const dialog = host.querySelector('dialog');
    if (dialog === null) throw new Error('There is no dialog.');
    return { finder, dialog };
  },

  unmount: (finder) => ownerOf(finder).remove(),
  ownerOf,
});
