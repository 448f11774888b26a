// What the three parts leave behind once they are gone from the page, also under StrictMode, which mounts each of them twice.
import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { providerWith } from '../test-support/places.ts';
import { AddressFinder, AddressPreview } from './index.ts';
import { MapPicker } from './map/index.ts';

const TUNIS = { lat: 36.8065, lng: 10.1815 };

/** Listeners on what outlives a part, and observers: those that were begun and have not ended. */
function watchWorld() {
  const open = new Map<string, number>();
  const count = (what: string, by: number) => open.set(what, (open.get(what) ?? 0) + by);
  for (const [name, target] of Object.entries({ window, document, viewport: window.visualViewport })) {
    if (target === null) continue;
    const heard: { type: string; listener: unknown; capture: boolean }[] = [];
    const captureOf = (options: unknown) =>
      typeof options === 'object' ? Object(options).capture === true : options === true;
    const { addEventListener: add, removeEventListener: remove } = target;
    const end = (type: string, listener: unknown, capture: boolean) => {
      const at = heard.findIndex(
        (one) => one.type === type && one.listener === listener && one.capture === capture,
      );
      if (at < 0) return;
      heard.splice(at, 1);
      count(`${type} on ${name}`, -1);
    };
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        const capture = captureOf(options);
        const { signal } = Object(options);
        if (
          !signal?.aborted &&
          !heard.some((one) => one.type === type && one.listener === listener && one.capture === capture)
        ) {
          heard.push({ type, listener, capture });
          count(`${type} on ${name}`, 1);
          signal?.addEventListener('abort', () => end(type, listener, capture));
        }
        add.call(target, type, listener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => {
        end(type, listener, captureOf(options));
        remove.call(target, type, listener, options);
      },
    );
  }
  for (const [name, Observer] of Object.entries({ ResizeObserver, MutationObserver, IntersectionObserver })) {
    const active = new WeakSet<object>();
    const { observe, disconnect } = Observer.prototype;
    vi.spyOn(Observer.prototype, 'observe').mockImplementation(function (this: object, ...rest: unknown[]) {
      if (!active.has(this)) count(name, 1);
      active.add(this);
      Reflect.apply(observe, this, rest);
    });
    vi.spyOn(Observer.prototype, 'disconnect').mockImplementation(function (this: object) {
      if (active.has(this)) count(name, -1);
      active.delete(this);
      Reflect.apply(disconnect, this, []);
    });
  }
  return () => [...open].filter(([, left]) => left !== 0).map(([what, left]) => `${what}: ${left}`);
}

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
  const { host, unmount } = mount(<MapPicker defaultValue={TUNIS} locale="en" />);
  await expect.poll(() => host.querySelector('.sa-map[data-status=ready]')).not.toBeNull();
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
