// The browser's own input events, for what a made-up event does not do: dragging, pinching, turning the wheel.
import { cdp } from 'vitest/browser';

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

export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: ScreenPoint[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });

export const mouse = (
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  at: ScreenPoint,
  clickCount = 1,
) => cdp().send('Input.dispatchMouseEvent', { ...at, type, button: 'left', clickCount });

/** Turns the wheel towards the person by so many pixels; away from the person where they are negative. */
export const turnWheel = (at: ScreenPoint, pixels: number) =>
  cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mouseWheel', deltaX: 0, deltaY: pixels });
