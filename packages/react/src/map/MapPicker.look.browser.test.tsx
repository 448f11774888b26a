// What is seen on the map: how exact the address's own point is, the grid, who made the data.
import { emptyValue, mapPickerMessages, type AddressValue } from '@smart-address/core';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn, type MapOnPage, renderMap, TUNIS } from '../../test-support/renderMap.tsx';
import { AddressPreview } from '../address-preview/AddressPreview.tsx';
import { DARK_PALETTE, LIGHT_PALETTE } from '@smart-address/core/map/preview';
import { MapPicker } from './MapPicker.tsx';

beforeEach(() => page.viewport(600, 800));

const addressOf = (accuracy: AddressValue['accuracy']): AddressValue => ({
  ...emptyValue,
  text: 'Bab Souika, 1006 Tunis',
  source: 'picked',
  location: TUNIS,
  accuracy,
});

test('a brand of pills cuts neither the map nor its words nor the preview', async () => {
  const { style } = document.documentElement;
  style.setProperty('--sa-radius', '999px');
  onTestFinished(() => void style.removeProperty('--sa-radius'));
  const map = await renderMap({ defaultValue: TUNIS });
  const preview = (await renderPage(<AddressPreview value={TUNIS} />)).querySelector('svg');
  for (const box of [map.find('.sa-map'), preview])
    expect(box && getComputedStyle(box).borderTopLeftRadius).toBe('24px');
});

test.each([
  [300, 'en'],
  [340, 'en'],
  [700, 'ar'],
] as const)(
  'its words and buttons stay where they are when the sources are known, %s px wide (%s)',
  async (width, locale) => {
    const host = await renderPage(
      <div style={{ inlineSize: `${width}px` }}>
        <MapPicker locale={locale} />
      </div>,
    );
    const map = mapIn(host);
    const tops = () =>
      ['.sa-map-actions', '.sa-map-words'].map((part) => map.find(part).getBoundingClientRect().top);
    expect(map.find('.sa-map').dataset['status']).toBe('loading');
    const before = tops();
    await map.ready();
    for (const [part, top] of tops().entries()) expect(Math.abs(top - (before[part] ?? 0))).toBeLessThan(1);
  },
);

describe('the address’s own point', () => {
  const words = {
    fr: ['Point sur le toit', 'Un point de la rue', 'Un point de la localité', 'Centre de la zone'],
    ar: ['نقطة على سطح المبنى', 'نقطة من الشارع', 'نقطة من المنطقة أو الحي', 'وسط المنطقة'],
    en: ['Rooftop point', 'A point on the street', 'A point in the locality', 'Middle of the area'],
  } as const;
  const accuracies = ['rooftop', 'street', 'locality', 'postal'] as const;

  test.each(['fr', 'ar', 'en'] as const)('says how exact it is, and never more: %s', async (locale) => {
    let give: (value: AddressValue) => void = () => undefined;
    function Page() {
      const [value, setValue] = useState(addressOf('rooftop'));
      useEffect(() => {
        give = setValue;
      }, []);
      return <MapPicker value={value} locale={locale} />;
    }
    const map = mapIn(await renderPage(<Page />));
    await map.ready();
    for (const [index, accuracy] of accuracies.entries()) {
      give(addressOf(accuracy));
      await expect.poll(() => map.find('.sa-map-home-name').textContent).toBe(words[locale][index]);
    }
  });

  test('has a shape of its own for a building, a street and an area, and so has the pin on it', async () => {
    const shapes: (string | null)[] = [];
    for (const accuracy of accuracies) {
      const map = await renderMap({ defaultValue: addressOf(accuracy) });
      const body = map.host.querySelector('.sa-map-home-body');
      shapes.push(body?.getAttribute('d') ?? null);
      const isArea = accuracy === 'locality' || accuracy === 'postal';
      expect(body && getComputedStyle(body).strokeDasharray !== 'none').toBe(isArea);
      const pin = map.host.querySelector('.sa-map-pin-body');
      expect(pin && getComputedStyle(pin).strokeDasharray !== 'none').toBe(accuracy !== 'rooftop');
    }
    expect(new Set(shapes).size).toBe(3);
  });

  test('is not made up for a pin that was placed by hand: nothing is called a rooftop', async () => {
    const value: AddressValue = { ...addressOf('rooftop'), source: 'pin', confirmed: true };
    const map = await renderMap({ defaultValue: value });
    expect(map.host.querySelector('.sa-map-home')).toBeNull();
    expect(map.find('.sa-map-accuracy-text').textContent).toBe('Précision\u00a0: placé à la main');
    const english = await renderMap({ defaultValue: value, locale: 'en' });
    expect(english.find('.sa-map-accuracy-text').textContent).toBe('Accuracy: placed by hand');
  });
});

describe('the grid of plus-code cells', () => {
  test('is drawn from zoom 18 up, and the pin’s own cell at every zoom', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const grid = () => map.host.querySelector('path.sa-map-grid');
    await expect.poll(() => (grid()?.getBoundingClientRect().width ?? 0) > 300).toBe(true);
    await userEvent.click(map.button('Zoom out'));
    await expect.poll(grid).toBeNull();
    expect(map.host.querySelector('path.sa-map-cell')).not.toBeNull();
    await userEvent.click(map.button('Zoom in'));
    await expect.poll(grid).not.toBeNull();
  });
});

describe('who made the data', () => {
  test.each([
    ['fr', 'contributeurs OpenStreetMap', 'Déplacer le repère'],
    ['ar', 'مساهمو OpenStreetMap', 'تعديل الدبوس'],
    ['en', 'OpenStreetMap contributors', 'Adjust the pin'],
  ] as const)(
    'is named in %s, in sight while the pin is adjusted, 360 pixels wide',
    async (locale, words, adjust) => {
      await page.viewport(360, 740);
      const map = await renderMap({ defaultValue: TUNIS, locale });
      map.button(adjust).click();
      await expect.poll(() => map.mode).toBe('adjust');
      const credit = map.find('.sa-map-attribution');
      expect(credit.textContent).toContain('GeoNames');
      expect(credit.textContent).toContain(words);
      if (locale !== 'en') expect(credit.textContent).not.toMatch(/border|contributors/);
      const { left, right, top, bottom } = credit.getBoundingClientRect();
      expect([left >= 0, right <= 360, bottom <= innerHeight]).toEqual([true, true, true]);
      for (const x of [left + 20, (left + right) / 2, right - 20])
        expect(credit.contains(document.elementFromPoint(x, (top + bottom) / 2))).toBe(true);
      expect(credit.scrollHeight).toBeLessThanOrEqual(Math.ceil(bottom - top));
    },
  );
});

describe('on a phone, while the pin is moved', () => {
  test.each([
    ['fr', 'Déplacer le repère', 'Enregistrer'],
    ['ar', 'تعديل الدبوس', 'حفظ'],
  ] as const)('the map and Save are in sight together: %s', async (locale, adjust, save) => {
    await page.viewport(360, 640);
    const map = await renderMap({ defaultValue: addressOf('locality'), locale });
    map.button(adjust).click();
    await expect.poll(() => map.mode).toBe('adjust');
    const { top } = map.pane.getBoundingClientRect();
    expect(map.button(save).getBoundingClientRect().bottom - top).toBeLessThan(640);
  });
});

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

describe('what can be done with the pin', () => {
  /** A clock that stands still: what is written on the map would go after four seconds. */
  const never = () => () => undefined;

  test.each(['fr', 'ar', 'en'] as const)(
    'is written on the map, clear of the pin, until it is first moved: %s',
    async (locale) => {
      await page.viewport(360, 740);
      const map = await renderMap({ defaultValue: TUNIS, locale, environment: { setTimer: never } });
      const { adjust, dragHint, home, cancel, move } = mapPickerMessages(locale);
      const hint = () => map.host.querySelector('.sa-map-pane-hint');
      expect(hint()).toBeNull();
      await userEvent.click(map.button(adjust));
      const box = hint()?.getBoundingClientRect() ?? new DOMRect();
      expect(hint()?.textContent).toBe(dragHint);
      expect(box.height).toBeLessThan(36);
      expect(overlaps(box, map.find('.sa-map-pin').getBoundingClientRect())).toBe(false);
      expect(overlaps(box, map.find('.sa-map-home-name').getBoundingClientRect())).toBe(false);
      await userEvent.click(map.button(move.north));
      expect(hint()).toBeNull();
      await userEvent.click(map.button(home));
      expect(hint()).toBeNull();
      await userEvent.click(map.button(cancel));
      expect(hint()).toBeNull();
    },
  );

  test('is not written over a pin that was panned to the edge', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    await userEvent.click(map.button('Adjust the pin'));
    const { y, width, height } = map.pane.getBoundingClientRect();
    const place = {
      sourcePosition: { x: width / 4, y: height / 4 },
      targetPosition: { x: width / 4, y: height - 40 },
    };
    await userEvent.dragAndDrop(map.pane, map.pane, place);
    await expect
      .poll(() => map.find('.sa-map-pin').getBoundingClientRect().bottom)
      .toBeGreaterThan(y + height - 90);
    await expect.poll(() => map.host.querySelector('.sa-map-pane-hint')).toBeNull();
  });
});

describe('with letters twice as large, on a narrow phone', () => {
  test.each(['fr', 'ar', 'en'] as const)('every button and field can be read: %s', async (locale) => {
    await page.viewport(320, 740);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const map = await renderMap({ defaultValue: TUNIS, locale });
    await userEvent.click(map.button(mapPickerMessages(locale).adjust));
    for (const target of map.host.querySelectorAll('.sa-map-button, .sa-map-step'))
      expect(target.scrollWidth, target.textContent).toBeLessThanOrEqual(target.clientWidth);
    expect(map.input.clientWidth).toBeGreaterThan(150);
    expect(map.find('.sa-map').scrollWidth).toBeLessThanOrEqual(map.find('.sa-map').clientWidth);
  });
});

describe('on a phone held sideways', () => {
  test('the map leaves room for a finger that moves the page', async () => {
    await page.viewport(640, 360);
    const map = await renderMap({ defaultValue: addressOf('locality') });
    expect(map.pane.getBoundingClientRect().height).toBeLessThanOrEqual(0.75 * 360);
  });
});

describe('names', () => {
  /** Pixels of names and marks that are drawn where `above` stands; -1 before any are. */
  function inkUnder(map: MapOnPage<HTMLElement>, above: Element): number {
    const canvas = map.host.querySelector('.leaflet-labels-pane canvas');
    if (!(canvas instanceof HTMLCanvasElement)) return -1;
    const { left, top, width } = canvas.getBoundingClientRect();
    const box = above.getBoundingClientRect();
    const ratio = canvas.width / width;
    const [x, y] = [(box.left - left) * ratio, (box.top - top) * ratio];
    const pixels = canvas.getContext('2d')?.getImageData(x, y, box.width * ratio, box.height * ratio).data;
    return (
      pixels?.filter((_, index) => index % 4 === 3).reduce((sum, alpha) => sum + (alpha ? 1 : 0), 0) ?? -1
    );
  }

  /** The names that are drawn for the zoom the map is at; nothing while those of another one are stretched. */
  function namesOf(map: MapOnPage<HTMLElement>): string {
    const canvas = map.host.querySelector('.leaflet-labels-pane canvas');
    const isDrawn = canvas instanceof HTMLCanvasElement && canvas.style.transform.endsWith('scale(1)');
    return isDrawn ? canvas.toDataURL() : '';
  }

  /** What is drawn under `above` at the zoom the map is at and at three farther ones. */
  async function inkZoomingOut(
    map: MapOnPage<HTMLElement>,
    above: string,
    zoomOut: string,
  ): Promise<number[]> {
    const found: number[] = [];
    let last = '';
    for (let zoom = 0; zoom < 4; zoom += 1) {
      if (zoom > 0) await userEvent.click(map.button(zoomOut));
      // Seldom: to read the whole canvas takes as long as to draw it.
      await expect.poll(() => ['', last].includes(namesOf(map)), { interval: 250 }).toBe(false);
      last = namesOf(map);
      found.push(inkUnder(map, map.find(above)));
    }
    return found;
  }

  test.each(['fr', 'ar'] as const)(
    'are not written under the buttons for zoom and position: %s',
    async (locale) => {
      await page.viewport(1000, 800);
      const map = await renderMap({ defaultValue: TUNIS, locale });
      const zoomOut = locale === 'ar' ? 'تصغير' : 'Zoom arrière';
      expect(await inkZoomingOut(map, '.sa-map-controls', zoomOut)).toEqual([0, 0, 0, 0]);
    },
  );

  test('make room for the pin while it is placed, too', async () => {
    const map = await renderMap({ defaultValue: addressOf('locality') });
    await userEvent.click(map.button(mapPickerMessages('fr').adjust));
    expect(await inkZoomingOut(map, '.sa-map-pin', 'Zoom arrière')).toEqual([0, 0, 0, 0]);
  });
});

describe('sentences on a narrow phone', () => {
  beforeEach(() => page.viewport(360, 900));

  /** Where a stretch of an element's text stands, a box for each line it is on. */
  function boxesOf(element: HTMLElement, words: string): DOMRectList {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(words) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      return range.getClientRects();
    }
    throw new Error(`${words} is not in ${element.textContent}.`);
  }

  test('in Arabic the parts of a place go from right to left, Latin names too', async () => {
    const map = await renderMap({ defaultValue: { lat: 33.52, lng: 10.1 }, locale: 'ar' });
    await expect.poll(() => map.words).toMatch(/^El Krerba/);
    const [name, code] = ['El Krerba', '6025'].map((words) => boxesOf(map.find('.sa-map-words'), words)[0]);
    expect(name?.left).toBeGreaterThan(code?.right ?? Infinity);
  });

  test.each(['fr', 'ar', 'en'] as const)('no suggested code is broken in two: %s', async (locale) => {
    const map = await renderMap({ defaultValue: TUNIS, locale });
    map.pane.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => map.mode).toBe('adjust');
    await userEvent.fill(map.input, '8GR5-4JJJ-28');
    await userEvent.keyboard('{Enter}');
    const hint = map.find('.sa-map-hint');
    await expect.poll(() => hint.textContent).toContain('8GR5-4JJJ-29');
    for (const code of ['8GR5-2JJJ-28', '8GR5-4JJJ-29', '8GR5-4JJJ-58'])
      expect([code, boxesOf(hint, code).length]).toEqual([code, 1]);
  });
});

describe('panning', () => {
  test('moves what is drawn: tiles and labels stay the same while they reach', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const canvases = () => [...map.host.querySelectorAll('.sa-map canvas')];
    const labels = () => map.host.querySelector('.leaflet-labels-pane canvas');
    await expect.poll(() => canvases().length).toBeGreaterThan(6);
    await expect.poll(labels).not.toBeNull();
    let drawn: unknown[] = [];
    // Drawn to the end: what it looks like is what it looked like the poll before.
    await expect
      .poll(
        () => {
          const before = drawn;
          drawn = [labels(), ...canvases()];
          return drawn.length === before.length && drawn.every((canvas, index) => canvas === before[index]);
        },
        { interval: 250 },
      )
      .toBe(true);
    const [before, labelsBefore] = [canvases(), labels()];
    expect(labelsBefore).not.toBeNull();
    const pin = () => map.find('.sa-map-pin').getBoundingClientRect().left;
    const start = pin();
    await userEvent.dragAndDrop(map.pane, map.pane, {
      sourcePosition: { x: 200, y: 100 },
      targetPosition: { x: 170, y: 110 },
    });
    await expect.poll(pin).toBeLessThan(start - 15);
    const after = canvases();
    expect(before.filter((canvas) => !after.includes(canvas))).toEqual([]);
    expect(labels()).toBe(labelsBefore);
  });
});

describe('a team’s own look', () => {
  test('has its corners and its letters on everything: map, buttons and fields', async () => {
    const { documentElement: root } = document;
    root.style.setProperty('--sa-radius', '2px');
    root.style.setProperty('--sa-font', 'Georgia');
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    map.button('Adjust the pin').click();
    await expect.poll(() => map.mode).toBe('adjust');
    for (const part of [map.find('.sa-map'), map.button('Save'), map.input, map.find('.sa-map-controls')]) {
      const { borderTopLeftRadius, fontFamily } = getComputedStyle(part);
      expect([borderTopLeftRadius, fontFamily]).toEqual(['2px', 'Georgia']);
    }
    root.removeAttribute('style');
  });

  test.each(['light', 'dark'])('has its height, its pin and its mark of the address, %s', async (theme) => {
    const around = document.createElement('div');
    around.dataset['theme'] = theme;
    around.setAttribute('style', '--sa-map-height: 200px; --sa-map-pin: #7a1fa2; --sa-map-home: #004d40');
    document.body.append(around);
    onTestFinished(() => around.remove());
    await page.viewport(600, 800);
    const value = addressOf('locality');
    const pair = (
      <>
        <MapPicker defaultValue={TUNIS} />
        <AddressPreview value={value} />
      </>
    );
    const map = mapIn(await renderPage(pair, around));
    await map.ready();
    const fill = (selector: string) => {
      const shape = map.host.querySelector(selector);
      return shape && getComputedStyle(shape).fill;
    };
    expect(map.pane.getBoundingClientRect().height).toBe(200);
    expect(fill('.sa-map-pin-body')).toBe('rgb(122, 31, 162)');
    expect(fill('.sa-preview g path')).toBe('rgb(122, 31, 162)');
    expect(fill('.sa-preview circle[stroke-dasharray]')).toBe('rgb(0, 77, 64)');
    expect(getComputedStyle(map.find('.sa-map-home-name')).color).toBe('rgb(0, 77, 64)');
  });
});

test('in forced colours pin, main button, chosen step and what cannot be pressed are told apart', async () => {
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  onTestFinished(async () => void (await force('none')));
  const map = await renderMap({ locale: 'en' });
  const system = document.createElement('i');
  map.host.append(system);
  const colorOf = (name: string) => {
    system.style.color = name;
    return getComputedStyle(system).color;
  };
  await userEvent.click(map.button('Place the pin'));
  const save = getComputedStyle(map.button('Save'));
  expect([save.color, save.opacity]).toEqual([colorOf('GrayText'), '1']);
  expect(save.borderTopWidth).toBe('3px');
  map.pane.focus();
  await map.press('{-}'.repeat(4));
  const out = map.button('Zoom out');
  await expect.poll(() => out.getAttribute('aria-disabled')).toBe('true');
  expect(getComputedStyle(out).color).toBe(colorOf('GrayText'));
  expect(out.querySelector('svg') && getComputedStyle(out.querySelector('svg') ?? out).opacity).toBe('1');
  await userEvent.fill(map.input, '36.7994, 10.1716');
  await map.press('{Enter}');
  await expect.poll(() => map.seen('.sa-map-pin-body').length).toBe(1);
  const pin = map.seen('.sa-map-pin-body')[0];
  expect(pin && getComputedStyle(pin).fill).toBe(colorOf('Highlight'));
  const [chosen, other] = ['14 m', '3 m'].map((name) => getComputedStyle(map.button(name)).borderTopWidth);
  expect([chosen, other]).toEqual(['3px', '1px']);
});

describe('the theme', () => {
  test.each([
    ['light', LIGHT_PALETTE],
    ['dark', DARK_PALETTE],
  ] as const)('%s: what is not drawn yet is bare land, and is no flash', async (theme, { land }) => {
    const around = document.createElement('div');
    around.dataset['theme'] = theme;
    document.body.append(around);
    const map = mapIn(await renderPage(<MapPicker defaultValue={TUNIS} />, around));
    const swatch = document.createElement('i');
    swatch.style.color = land;
    around.append(swatch);
    expect(getComputedStyle(map.pane).backgroundColor).toBe(getComputedStyle(swatch).color);
    await map.ready();
  });

  test('is looked up once a frame, however often a busy page changes its classes', async () => {
    const map = await renderMap({ defaultValue: TUNIS });
    const drawn = map.find('.sa-map-leaflet');
    const lookUp = vi.spyOn(globalThis, 'getComputedStyle');
    const lookUps = () => lookUp.mock.calls.filter(([element]) => element === drawn).length;
    for (let change = 0; change < 10; change += 1) {
      document.body.classList.toggle('is-busy');
      await Promise.resolve();
    }
    expect(lookUps()).toBe(0);
    await new Promise((done) => requestAnimationFrame(done));
    expect(lookUps()).toBe(1);
    lookUp.mockRestore();
  });
});
