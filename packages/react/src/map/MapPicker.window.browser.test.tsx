// The map in another document than the one Leaflet was loaded in, with real input events of the browser.
import { render, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mouse, pointOf, type ScreenPoint } from '../../../core/test-support/map/pointers.ts';
import { TUNIS } from '../../test-support/renderMap.tsx';
import { MapPicker } from './MapPicker.tsx';

beforeEach(() => page.viewport(600, 800));

/** A map in an iframe, rendered from outside. */
async function renderInFrame() {
  const frame = document.createElement('iframe');
  frame.setAttribute('style', 'display: block; width: 700px; height: 600px; border: 0');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const inside = frame.contentDocument;
  if (!inside) throw new Error('The frame has no document.');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const style = inside.createElement('style');
  style.textContent = rules.map(({ cssText }) => cssText).join('');
  inside.head.append(style);
  const { unmount } = render(createPortal(<MapPicker defaultValue={TUNIS} locale="en" />, inside.body), {
    wrapper: StrictMode,
  });
  const map = within(inside.body);
  await expect.poll(() => map.getByRole('region').dataset['status']).toBe('ready');
  const pane = map.getByRole('application');
  const pin = () => inside.querySelector('.sa-map-pin')?.getBoundingClientRect().left ?? NaN;
  const isGliding = () => inside.querySelector('.leaflet-pan-anim') !== null;
  const outer = frame.getBoundingClientRect();
  const { left, top, width } = pane.getBoundingClientRect();
  const { x, y } = pointOf(frame, left + width / 4 - outer.width / 2, top + 60 - outer.height / 2);
  const at = (right: number): ScreenPoint => ({ x: x + right, y });
  /** The pin's place once it moves no more. A map that is let go glides on from the next frame. */
  const rest = async (): Promise<number> => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect.poll(isGliding).toBe(false);
    return pin();
  };
  return { unmount, pin, rest, at, below: pointOf(frame, 0, outer.height / 2 + 40) };
}

/** A mouse whose button was let go where nobody heard of it. */
const loose = (to: ScreenPoint) =>
  cdp().send('Input.dispatchMouseEvent', { ...to, type: 'mouseMoved', button: 'none', buttons: 0 });

test('in an iframe a drag pans the map, and let go it follows no mouse, inside or outside', async () => {
  const { pin, rest, at, below } = await renderInFrame();
  const before = pin();
  await mouse('mousePressed', at(0));
  for (const right of [10, 40, 80]) await mouse('mouseMoved', at(right));
  await expect.poll(pin).toBeGreaterThan(before + 60);
  await mouse('mouseReleased', at(80));
  const after = await rest();
  for (const to of [at(140), at(200), below, { ...below, x: below.x + 90 }]) await loose(to);
  expect(await rest()).toBe(after);
});

test.each(['inside', 'outside'])(
  'let go unheard, it stays where it is when the mouse comes back %s',
  async (where) => {
    const { rest, at, below } = await renderInFrame();
    await mouse('mousePressed', at(0));
    for (const right of [10, 40, 80]) await mouse('mouseMoved', at(right));
    const back = where === 'inside' ? [at(90), at(180)] : [below, { ...below, x: below.x + 90 }];
    await loose(back[0] ?? below);
    const after = await rest();
    for (const to of back) await loose(to);
    expect(await rest()).toBe(after);
  },
);

test('it may be taken away in the middle of a drag', async () => {
  const failed = vi.fn();
  window.addEventListener('error', failed);
  const { unmount, at, below } = await renderInFrame();
  await mouse('mousePressed', at(0));
  for (const right of [10, 40, 80]) await mouse('mouseMoved', at(right));
  unmount();
  for (const to of [at(120), below]) await mouse('mouseMoved', to);
  await mouse('mouseReleased', below);
  // Leaflet itself goes a second later.
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  await expect.poll(() => document.body.className).not.toContain('leaflet');
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});
