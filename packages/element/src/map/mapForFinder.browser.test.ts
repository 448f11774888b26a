// What the element does for the <address-finder> that its `for` names. What every map picker does is in contract.browser.test.ts.
import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PICKED, TUNIS } from '../../../core/test-support/map/mapIn.ts';
import { insideOf, renderMarkup } from '../../test-support/renderElement.ts';
import { mapElementIn, mapOf, renderMapMarkup } from '../../test-support/renderMapElement.ts';
import '../index.ts';

const SFAX = { lat: 34.7406, lng: 10.7603 };
const FORM = `<form lang="en">
  <address-finder id="where" name="address"></address-finder>
  <map-picker controls="full" for="where"></map-picker>
</form>`;

async function renderPair() {
  const { host, map, element } = await renderMapMarkup(FORM);
  const finder = host.querySelector('address-finder');
  const form = host.querySelector('form');
  if (!finder || !form) throw new Error('There is no finder, or no form.');
  const sent = () => Object.fromEntries(new FormData(form).entries());
  return { host, map, element, finder, form, sent };
}

describe('for an <address-finder>', () => {
  test('shows the address that the finder has, whoever set it', async () => {
    const { map, finder, element } = await renderPair();
    expect(map.words).toBe('No pin yet.');
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    finder.addressValue = { ...PICKED, location: SFAX };
    await expect.poll(() => map.coordinates).toEqual(SFAX);
    await userEvent.fill(insideOf(finder).input, 'somewhere else');
    await expect.poll(() => map.codes).toEqual([]);
    expect(element.addressValue?.text).toBe('somewhere else');
  });

  test('a first point of its own, which a page writes again, does not take the place of the finder’s', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    Object.assign(element, SFAX);
    expect(map.coordinates).toEqual(TUNIS);
    expect(element.addressValue).toEqual(finder.addressValue);
  });

  test('a saved pin is the finder’s address, in the buyer’s words, and what the form submits', async () => {
    const { map, finder, sent, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{ArrowUp}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    const { lat, lng } = map.coordinates;
    expect(lat).toBeGreaterThan(TUNIS.lat);
    expect(finder.value).toBe(PICKED.text);
    expect(finder.addressValue).toMatchObject({ source: 'pin', confirmed: true, location: { lat, lng } });
    expect(sent()).toMatchObject({
      address: PICKED.text,
      'address.lat': lat.toFixed(7),
      'address.lng': lng.toFixed(7),
      'address.source': 'pin',
    });
    expect(map.coordinates).toEqual({ lat, lng });
  });

  test('says that the pin is saved, as alone', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => map.status).toBe('Location saved.');
  });

  test('what the buyer writes over a pin’s words is kept when the pin is moved again', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    const movePin = async () => {
      element.focus();
      await map.press('{Enter}{ArrowUp}{Enter}');
      await expect.poll(() => map.mode).toBe('view');
    };
    await movePin();
    const { input } = insideOf(finder);
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    await userEvent.keyboard(', floor 2');
    await movePin();
    expect(finder.value).toBe(`${PICKED.text}, floor 2`);
    expect(finder.addressValue.location).toEqual(map.coordinates);
  });

  test('a stored pin’s words are kept too, and not if they describe its point', async () => {
    const { map, finder, element } = await renderPair();
    const saveAfter = async (keys: string) => {
      element.focus();
      await map.press(`{Enter}${keys}{Enter}`);
      await expect.poll(() => map.mode).toBe('view');
      return finder.value;
    };
    const stored = { ...PICKED, source: 'pin' as const, confirmed: true };
    finder.addressValue = { ...stored, text: 'Chez Ali, 12 rue du Pacha' };
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    expect(await saveAfter('{ArrowUp}')).toBe('Chez Ali, 12 rue du Pacha');
    const words = () => map.words.replaceAll('\u00a0', ' ');
    // Words of a point may be others once streets and landmarks have come.
    await loadGazetteer({ search: false });
    const described = words();
    finder.addressValue = { ...stored, text: described, location: map.coordinates };
    expect(await saveAfter('{ArrowUp>9/}')).toBe(words());
    expect(words()).not.toBe(described);
    // Words that the pin has brought, saved once more.
    expect(await saveAfter('{ArrowDown>9/}')).toBe(described);
  });

  test.each([
    ['read-only', (finder: HTMLElement, isSo: boolean) => finder.toggleAttribute('readonly', isSo)],
    ['disabled', (finder: HTMLElement, isSo: boolean) => finder.toggleAttribute('disabled', isSo)],
    [
      'in a disabled fieldset',
      (finder: HTMLElement, isSo: boolean) => finder.closest('fieldset')?.toggleAttribute('disabled', isSo),
    ],
  ])('that is %s has its address on the map, and no pin is moved', async (_, set) => {
    const { map, finder, element } = await renderPair();
    const fieldset = document.createElement('fieldset');
    finder.before(fieldset);
    fieldset.append(finder);
    finder.addressValue = PICKED;
    set(finder, true);
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    await expect.poll(() => map.button('Adjust the pin').matches(':disabled')).toBe(true);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    expect([map.mode, map.coordinates, finder.addressValue]).toEqual(['view', TUNIS, PICKED]);
    set(finder, false);
    await expect.poll(() => map.button('Adjust the pin').matches(':disabled')).toBe(false);
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => finder.addressValue.source).toBe('pin');
  });

  test('is all whose switching draws the map: not that of the page’s other controls', async () => {
    const { finder, element } = await renderPair();
    const button = document.createElement('button');
    finder.after(button);
    let drawn = 0;
    // Read whenever it is drawn.
    Object.defineProperty(element, 'label', { get: () => ((drawn += 1), '') });
    for (let round = 0; round < 3; round += 1) {
      button.toggleAttribute('disabled');
      await Promise.resolve();
    }
    expect(drawn).toBe(0);
    finder.toggleAttribute('readonly');
    await Promise.resolve();
    expect(drawn).toBeGreaterThan(0);
  });

  test('an address that the page sets for it while a save is told is kept', async () => {
    const { map, finder, element, sent } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.addEventListener('value-change', ({ detail }) => {
      finder.addressValue = { ...detail.value, location: SFAX };
    });
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    await expect.poll(() => map.coordinates).toEqual(SFAX);
    expect(finder.addressValue.location).toEqual(SFAX);
    expect(element.addressValue?.location).toEqual(SFAX);
    expect(sent()['address.lat']).toBe('34.7406000');
  });

  test('a text without a place that the page sets for it while a save is told is kept', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.addEventListener('value-change', () => {
      finder.value = 'Chez Ali';
    });
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => map.codes).toEqual([]);
    expect([finder.value, finder.addressValue.location]).toEqual(['Chez Ali', null]);
  });

  test('is emptied by a page that refuses a save, and the map with it', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.addEventListener('value-change', (event) => {
      event.preventDefault();
      finder.addressValue = null;
    });
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => map.codes).toEqual([]);
    expect([finder.value, finder.addressValue.location, element.addressValue?.location ?? null]).toEqual([
      '',
      null,
      null,
    ]);
  });

  test('is found in the document of a frame, to which both were moved', async () => {
    const { host, map, finder, element } = await renderPair();
    const frame = document.createElement('iframe');
    host.append(frame);
    frame.contentDocument?.body.append(finder, element);
    await map.ready();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    map.find('.sa-map-actions [data-primary]').click();
    map.find('[data-direction="north"]').click();
    map.find('.sa-map-actions [data-primary]').click();
    expect(map.mode).toBe('view');
    expect(map.coordinates.lat).toBeGreaterThan(TUNIS.lat);
    expect(finder.addressValue.location).toEqual(map.coordinates);
    host.append(finder, element);
  });

  test('in a frame that the page removes, reports nothing to the page’s error handler', async () => {
    const { host, map, finder, element } = await renderPair();
    const frame = document.createElement('iframe');
    frame.style.height = '700px';
    host.append(frame);
    frame.contentDocument?.body.append(finder, element);
    await map.ready();
    const told: string[] = [];
    const listening = new AbortController();
    window.addEventListener('error', ({ message }) => told.push(message), { signal: listening.signal });
    frame.remove();
    for (let drawn = 0; drawn < 20; drawn += 1) await new Promise(requestAnimationFrame);
    listening.abort();
    expect(told).toEqual([]);
    host.append(finder, element);
  });

  test('words that are the old point’s code are not kept beside another point', async () => {
    const { map, finder, element } = await renderPair();
    const code = '8F8GQ5XC+QJ7';
    finder.addressValue = { ...PICKED, text: code, plusCode: code };
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    expect(finder.value).not.toBe('');
    expect(finder.value).not.toContain(code);
  });

  test('asks which is right where pin and address disagree, and keeps what was answered', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    const answerWith = async (answer: string) => {
      await userEvent.click(map.button('Adjust the pin'));
      map.input.focus();
      await map.press('36.81, 10.18{Enter}');
      await expect.poll(() => map.coordinates.lat).toBe(36.81);
      await userEvent.click(map.button('Save'));
      const question = () => element.shadowRoot?.querySelector('dialog');
      await expect.poll(() => question()?.open).toBe(true);
      expect(question()?.textContent).toContain(`from “${PICKED.text}”`);
      await userEvent.click(map.button(answer));
      await expect.poll(question).toBeNull();
    };
    await answerWith('Go back');
    expect(map.mode).toBe('adjust');
    await userEvent.click(map.button('Cancel'));
    await answerWith('At the address');
    expect(map.mode).toBe('view');
    expect(finder.addressValue).toEqual(PICKED);
    await answerWith('At the pin');
    expect(finder.addressValue.location).toEqual({ lat: 36.81, lng: 10.18 });
    expect(finder.value).not.toBe(PICKED.text);
    // The question is answered: a small correction does not ask it again, and takes away no words that were written since.
    const written = `${finder.value}, portail bleu`;
    await userEvent.fill(insideOf(finder).input, written);
    // The list would stand over the map's button. Before it is there, Escape would clear the address.
    await insideOf(finder).opened();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(map.button('Adjust the pin'));
    await map.press('{ArrowUp}');
    await userEvent.click(map.button('Save'));
    await expect.poll(() => map.mode).toBe('view');
    expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
    expect(finder.addressValue.location?.lat).toBeGreaterThan(36.81);
    expect(finder.value).toBe(written);
  });

  test('a page that writes the told text into the finder keeps the pin', async () => {
    const { map, finder, element } = await renderPair();
    element.addEventListener('value-change', ({ detail }) => {
      finder.value = detail.value.text;
    });
    await map.ready();
    element.focus();
    await map.press('{Enter}{Enter}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    await new Promise(requestAnimationFrame);
    expect(finder.value).not.toBe('');
    expect(finder.addressValue).toMatchObject({ source: 'pin', location: map.coordinates });
  });

  test('a page that prevents `value-change` keeps the finder as it was, and the pin unlocked', async () => {
    const { map, finder, host, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    host.addEventListener('value-change', (event) => event.preventDefault());
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    expect(map.mode).toBe('adjust');
    expect(finder.addressValue).toEqual(PICKED);
  });

  test('a page that prevents the finder’s `value-change` does too; other fields that the finder fills follow the pin', async () => {
    const { map, finder, form, element } = await renderPair();
    const lat = document.createElement('input');
    lat.name = 'y';
    form.append(lat);
    finder.fields = { lat: 'y' };
    finder.addressValue = PICKED;
    lat.value = '36.7994000';
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    const reasons: string[] = [];
    finder.addEventListener('value-change', ({ detail }) => reasons.push(detail.reason));
    const prevent = (event: Event) => event.preventDefault();
    finder.addEventListener('value-change', prevent);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    expect(map.mode).toBe('adjust');
    expect([finder.addressValue, lat.value]).toEqual([PICKED, '36.7994000']);
    finder.removeEventListener('value-change', prevent);
    await map.press('{Enter}');
    expect(map.mode).toBe('view');
    expect(lat.value).toBe(map.coordinates.lat.toFixed(7));
    expect(reasons).toEqual(['pin', 'pin']);
  });

  test('a finder that comes later, or again, is followed', async () => {
    const host = renderMarkup('<div lang="en"><map-picker controls="full" for="later"></map-picker></div>');
    const map = await mapOf(mapElementIn(host));
    for (const location of [TUNIS, SFAX]) {
      host.querySelector('address-finder')?.remove();
      const finder = document.createElement('address-finder');
      finder.id = 'later';
      finder.addressValue = { ...PICKED, location };
      host.append(finder);
      await expect.poll(() => map.coordinates).toEqual(location);
    }
  });

  test('a reset of the form brings the finder’s own address back on the map', async () => {
    const { map, finder, form, element } = await renderPair();
    finder.defaultValue = PICKED.text;
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => finder.addressValue.source).toBe('pin');
    form.reset();
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    expect(finder.addressValue).toEqual(PICKED);
  });
});

test.each([
  ['beside a finder', FORM],
  [
    'alone',
    `<form lang="en"><map-picker controls="full" lat="${TUNIS.lat}" lng="${TUNIS.lng}"></map-picker></form>`,
  ],
])('a reset of the form takes back a pin that is being moved, %s', async (_, markup) => {
  const { host, map, element } = await renderMapMarkup(markup);
  const [form, finder] = [host.querySelector('form'), host.querySelector('address-finder')];
  if (finder) {
    finder.defaultValue = PICKED.text;
    finder.addressValue = PICKED;
  }
  await expect.poll(() => map.coordinates).toEqual(TUNIS);
  element.focus();
  await map.press('{Enter}{ArrowUp}');
  expect(map.coordinates).not.toEqual(TUNIS);
  form?.reset();
  await expect.poll(() => map.coordinates).toEqual(TUNIS);
  expect(map.mode).toBe('view');
});
