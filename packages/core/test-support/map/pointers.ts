// The browser's own input events, for what a made-up event does not do: dragging, pinching, turning the wheel.
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';
import type { MapOnPage } from './mapIn.ts';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, and so far beside it, in the coordinates of the browser's own input events. */
export function pointOf(element: Element, dx = 0, dy = 0): ScreenPoint {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  // The runner scales its page down to fit the window.
  const scale = frame.width / window.innerWidth;
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: frame.left + (left + width / 2 + dx) * scale,
    y: frame.top + (top + height / 2 + dy) * scale,
  };
}

/**
 * The middle of the unlocked pin of a map that shows it in its middle. With its tools the map becomes higher and hears of it later. Until
 * then the pin stands where the map's middle was, and a press there soon drags the map.
 */
export async function pointOfLoosePin(map: MapOnPage): Promise<ScreenPoint> {
  const pin = () => map.find('.sa-map-pin');
  await expect.poll(() => pin().className).toContain('sa-map-pin-loose');
  const fromMiddle = () => {
    const { top, height } = map.pane.getBoundingClientRect();
    return Math.abs(pin().getBoundingClientRect().bottom - top - height / 2);
  };
  await expect.poll(fromMiddle).toBeLessThan(5);
  return pointOf(pin());
}

export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: ScreenPoint[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });

type Touched = readonly [type: Parameters<typeof touch>[0], ...points: ScreenPoint[]];

/** Touches one right after the other: a finger that rests in between for as long as a busy machine may take presses long. */
export const gesture = (...steps: readonly Touched[]) =>
  Promise.all(steps.map(([type, ...points]) => touch(type, ...points)));

export const tap = (at: ScreenPoint) => gesture(['touchStart', at], ['touchEnd']);

export const mouse = (
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  at: ScreenPoint,
  clickCount = 1,
) => cdp().send('Input.dispatchMouseEvent', { ...at, type, button: 'left', clickCount });

/** Turns the wheel towards the person by so many pixels; away from the person where they are negative. */
export const turnWheel = (at: ScreenPoint, pixels: number) =>
  cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mouseWheel', deltaX: 0, deltaY: pixels });
