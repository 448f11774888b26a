// What the three parts leave behind once they are gone from the page, also under StrictMode, which mounts each of them twice.
import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchWorld } from '../../core/test-support/watchWorld.ts';
import { providerWith } from '../test-support/places.ts';
import { AddressFinder, AddressPreview } from './index.ts';
import { MapPicker } from './map/index.ts';

const TUNIS = { lat: 36.8065, lng: 10.1815 };

let left: () => string[];

beforeEach(() => {
  left = watchWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function mount(part: ReactElement) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<StrictMode>{part}</StrictMode>);
  return { host, unmount: () => root.unmount() };
}

/** React listens to all events of its own on the root's element, and to `selectionchange` on the document, for good. */
const ofParts = () => left().filter((what) => !what.startsWith('selectionchange on document'));

test('the finder, in the middle of a search and of a position, leaves nothing and asks for nothing more', async () => {
  const asked: AbortSignal[] = [];
  const suggest = vi.fn((_: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise<never>(() => {});
  });
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {});
  const { host, unmount } = mount(<AddressFinder provider={providerWith(suggest)} locate name="address" />);
  await expect.poll(() => host.querySelector('input')).not.toBeNull();
  await userEvent.click(host.querySelector('.sa-locate') ?? host);
  await userEvent.click(host.querySelector('input') ?? host);
  await userEvent.keyboard('mar');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(ofParts().length).toBeGreaterThan(0);
  unmount();
  await expect.poll(ofParts).toEqual([]);
  expect(asked.map(({ aborted }) => aborted)).toEqual(asked.map(() => true));
});

test('the map leaves nothing', async () => {
  const tiles = { url: '/no-such/{z}/{x}/{y}.png', attribution: 'Nobody' };
  const { host, unmount } = mount(<MapPicker defaultValue={TUNIS} locale="en" tiles={tiles} />);
  await expect.poll(() => host.querySelector('.sa-map[data-status=ready]')).not.toBeNull();
  await expect.poll(() => host.querySelector('.leaflet-tile-container img')).not.toBeNull();
  expect(ofParts().length).toBeGreaterThan(0);
  const watched = vi.spyOn(navigator.geolocation, 'watchPosition');
  unmount();
  await expect.poll(ofParts).toEqual([]);
  expect(watched).not.toHaveBeenCalled();
  expect(host.childElementCount).toBe(0);
});

test('a map that goes before its code and data have come is not made afterwards', async () => {
  const { host, unmount } = mount(<MapPicker defaultValue={TUNIS} locale="en" />);
  await expect.poll(() => host.querySelector('.sa-map')).not.toBeNull();
  unmount();
  // Another one that is drawn after it: whatever the first waited for has come.
  const other = mount(<MapPicker defaultValue={TUNIS} locale="en" />);
  await expect.poll(() => other.host.querySelector('.sa-map[data-status=ready]')).not.toBeNull();
  expect(host.childElementCount).toBe(0);
  other.unmount();
  await expect.poll(ofParts).toEqual([]);
});

test('the picture of a place leaves nothing', async () => {
  const { host, unmount } = mount(<AddressPreview value={TUNIS} locale="en" />);
  await expect.poll(() => host.querySelector('.sa-preview')).not.toBeNull();
  unmount();
  await expect.poll(ofParts).toEqual([]);
});
