import { emptyValue } from '@smart-address/core';
import { screen, within } from '@testing-library/react';
import * as axe from 'axe-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  HOSTILE_ADDRESSES,
  HOSTILE_POINTS,
  HOSTILE_TEXTS,
} from '../../../core/test-support/hostile/hostileValues.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { AddressPreview } from './AddressPreview.tsx';

const SOUSSE = { lat: 35.8269, lng: 10.639 };
const drawn = (host: HTMLElement) =>
  expect.poll(() => host.querySelectorAll('text').length).toBeGreaterThan(2);

const PLACES = {
  tunis: { lat: 36.7994, lng: 10.1716 },
  houmtSouk: { lat: 33.8758, lng: 10.8575 },
  ghezalaCountry: { lat: 37.03, lng: 9.52 },
} as const;

describe('the picture of a place', () => {
  test.each(
    Object.entries(PLACES).flatMap(([name, place]) =>
      ([294, 480, 900] as const).map((width) => [name, width, place] as const),
    ),
  )(
    'of %s, %i pixels wide, has three names at least, each once, in letters of 11 pixels or more',
    async (_name, width, place) => {
      const host = renderPage(
        <div style={{ width }}>
          <AddressPreview value={place} />
        </div>,
      );
      await expect.poll(() => host.querySelectorAll('text').length).toBeGreaterThan(2);
      const picture = within(host).getByRole('img');
      if (!(picture instanceof SVGSVGElement)) throw new Error('The picture is not SVG.');
      await expect.poll(() => picture.viewBox.baseVal.width).toBe(Math.round(picture.clientWidth));
      await expect.poll(() => host.querySelectorAll('text').length).toBeGreaterThan(2);
      const names = [...host.querySelectorAll('text')];
      const scale = picture.getScreenCTM()?.a ?? 0;
      for (const name of names) expect(Number(name.getAttribute('font-size')) * scale).toBeGreaterThan(10.9);
      const texts = names.map(({ textContent }) => textContent);
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  test('keeps its labels apart and inside', async () => {
    const host = renderPage(<AddressPreview value={{ lat: 36.7994, lng: 10.1716 }} />);
    await drawn(host);
    const boxes = [...host.querySelectorAll('text')].map((label) => label.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const overlap =
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 4 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4;
        expect(overlap).toBe(false);
      }
    }
  });

  test('keeps names and symbols off the pin and inside the picture, however exact the place is', async () => {
    for (const accuracy of ['rooftop', 'street', 'locality', 'postal'] as const) {
      const value = { ...emptyValue, text: 'Tunis', source: 'picked' as const, location: SOUSSE, accuracy };
      const host = renderPage(<AddressPreview value={value} />);
      await drawn(host);
      const picture = within(host).getByRole('img').getBoundingClientRect();
      const pin = host.querySelector('svg > g')?.getBoundingClientRect() ?? new DOMRect();
      // Its tip is the place.
      expect((pin.left + pin.right) / 2).toBeCloseTo((picture.left + picture.right) / 2, 0);
      expect(Math.abs(pin.bottom - (picture.top + picture.bottom) / 2)).toBeLessThan(3);
      for (const mark of host.querySelectorAll('svg > text, svg > path[transform], svg > circle[r="2.2"]')) {
        const box = mark.getBoundingClientRect();
        const isOnPin =
          box.left < pin.right - 1 &&
          box.right > pin.left + 1 &&
          box.top < pin.bottom - 1 &&
          box.bottom > pin.top + 1;
        const isInside =
          box.left >= picture.left &&
          box.right <= picture.right &&
          box.top >= picture.top &&
          box.bottom <= picture.bottom;
        expect([mark.outerHTML, isOnPin, isInside]).toEqual([mark.outerHTML, false, true]);
      }
    }
  });

  test('says that there is nothing to show for a point that is none, whatever else it is given', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const places = [
      ...HOSTILE_POINTS.filter(([name]) => name !== 'on the antimeridian'),
      ...HOSTILE_ADDRESSES.filter(([name]) => name !== 'a text that is null'),
    ];
    for (const [name, make] of places) {
      const settings: object = { value: make(), locale: name, width: 'wide', height: -1 };
      const host = renderPage(<AddressPreview value={null} {...settings} />);
      expect(host.textContent, name).toBe('Aucun emplacement à montrer.');
    }
    for (const [, text] of HOSTILE_TEXTS) {
      const host = renderPage(
        <AddressPreview value={{ ...emptyValue, text, location: SOUSSE }} locale="en" />,
      );
      expect(within(host).getByRole('img').getAttribute('aria-label')?.length).toBeLessThan(1_000);
    }
  });

  test.each([
    ['the northernmost point', { lat: 85, lng: 10 }],
    ['the southernmost point', { lat: -85, lng: -10 }],
    ['the antimeridian', { lat: 36, lng: 180 }],
    ['its other side', { lat: 36, lng: -180 }],
  ])('draws %s', async (_, point) => {
    const host = renderPage(<AddressPreview value={point} width={1e308} height={NaN} />);
    await expect.poll(() => host.querySelector('figcaption')?.textContent).toContain('GeoNames');
    expect(screen.getByRole('img').getAttribute('viewBox')).toMatch(/^0 0 \d{1,4} 200$/);
  });

  test('has its look from styles.css alone', async () => {
    const host = renderPage(<AddressPreview value={SOUSSE} />);
    await drawn(host);
    const picture = screen.getByRole('img');
    expect(getComputedStyle(picture).borderRadius).toBe('14px');
    expect(picture.getBoundingClientRect().width).toBe(host.getBoundingClientRect().width);
  });

  test('is framed by a dark line in the dark theme', async () => {
    const host = renderPage(<AddressPreview value={SOUSSE} />);
    await drawn(host);
    host.dataset['theme'] = 'dark';
    expect(getComputedStyle(screen.getByRole('img')).borderTopColor).toBe('rgb(43, 55, 72)');
  });

  test('speaks Arabic, and says so when there is nothing to show', async () => {
    const host = renderPage(<AddressPreview value={SOUSSE} locale="ar" />);
    await drawn(host);
    await screen.findByRole('img', { name: /سوسة/ });
    const empty = renderPage(<AddressPreview value={emptyValue} locale="ar" />);
    expect(empty.textContent).toBe('لا يوجد مكان لعرضه.');
  });

  // A colour is the same in each language, and a name in both themes.
  test.each([
    ['fr', 'light'],
    ['ar', 'dark'],
    ['en', 'light'],
  ] as const)(
    'has nothing for axe to find in %s on a %s page, with a place and without',
    async (locale, theme) => {
      document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
      document.documentElement.dataset['theme'] = theme;
      // A sentence alone has the letters of the page.
      if (theme === 'dark') Object.assign(document.body.style, { background: '#0d131c', color: '#e6ebf2' });
      onTestFinished(() => {
        delete document.documentElement.dataset['theme'];
        Object.assign(document.body.style, { background: '', color: '' });
      });
      for (const value of [SOUSSE, emptyValue]) {
        const host = renderPage(<AddressPreview value={value} locale={locale} />);
        if (value === SOUSSE) await drawn(host);
        const { violations } = await axe.run(host, {
          rules: { region: { enabled: false } },
          resultTypes: ['violations'],
        });
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    },
  );
});
