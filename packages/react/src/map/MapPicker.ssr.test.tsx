import type { LatLng } from '@smart-address/codes';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AddressConfirm, AddressPreview } from '../index.ts';
import { MapPicker } from './index.ts';

const TUNIS = { lat: 36.7994, lng: 10.1716 };

describe('on a server', () => {
  test('there is no window, and Leaflet is not asked for', () => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(<MapPicker value={TUNIS} />)).toContain('role="application"');
  });

  test('the codes and coordinates are there before any script', () => {
    const markup = renderToString(<MapPicker value={TUNIS} />);
    for (const code of ['8GQ5-XCQJ-95', '8F8GQ5XC+QJ9', '36.7994000, 10.1716000'])
      expect(markup).toContain(code);
    expect(markup).toMatch(/<bdi dir="ltr"[^>]*>8GQ5-XCQJ-95<\/bdi>/);
  });

  test('there is no inline style, no script, and the same markup each time', () => {
    const markup = renderToString(<MapPicker value={TUNIS} locale="ar" />);
    expect(markup).not.toMatch(/style=|<style|<script/);
    expect(renderToString(<MapPicker value={TUNIS} locale="ar" />)).toBe(markup);
  });

  test.each([
    '{}',
    '"x"',
    '{"lat":null,"lng":null}',
    '{"source":"picked"}',
    '0',
    '{"lat":"north","lng":"10"}',
  ])('a value that is no point is no pin, and takes no page down: %s', (json) => {
    // What plain JavaScript may hand in.
    const value: LatLng = JSON.parse(json);
    const markup = renderToString(<MapPicker value={value} locale="en" />);
    expect(markup).toContain('No pin yet.');
    expect(renderToString(<AddressPreview value={value} locale="en" />)).toContain('No place to show.');
  });

  test('the live region is there, empty', () => {
    expect(renderToString(<MapPicker />)).toMatch(
      /role="status"[^>]*aria-live="polite"[^>]*><span><\/span><span><\/span>/,
    );
  });

  test('a preview shows its pin, and a question nobody asked shows nothing', () => {
    expect(renderToString(<AddressPreview value={TUNIS} locale="en" />)).toContain(
      'Sketch map: 8F8GQ5XC+QJ9',
    );
    expect(renderToString(<AddressPreview value={null} locale="en" />)).toContain('No place to show.');
    expect(renderToString(<AddressConfirm />)).toBe('');
  });
});
