import type L from 'leaflet';

/** Pixels that a finger moves in a tap. */
const TAP_SLOP = 10;

/**
 * Leaves the swipe of one finger to the page, unless the map is in use (`isWanted`): a phone's page must not end at a map. Two fingers
 * always move the map, and a tap is a tap. The style sheet's `touch-action` tells the browser the same.
 *
 * @returns a function that stops.
 */
export function leaveSwipes(map: L.Map, isWanted: () => boolean, onSwipe: () => void): () => void {
  const container = map.getContainer();
  let start: Touch | null = null;
  const onStart = (event: TouchEvent): void => {
    const [finger, second] = event.touches;
    start = null;
    if (second || !finger || isWanted()) return;
    start = finger;
    // Leaflet's drag begins with it. The click that a tap ends in is the browser's.
    event.stopImmediatePropagation();
  };
  const onMove = ({ touches: [finger] }: TouchEvent): void => {
    if (!start || !finger) return;
    if (Math.hypot(finger.clientX - start.clientX, finger.clientY - start.clientY) < TAP_SLOP) return;
    start = null;
    onSwipe();
  };
  container.addEventListener('touchstart', onStart, { capture: true, passive: true });
  container.addEventListener('touchmove', onMove, { capture: true, passive: true });
  return () => {
    container.removeEventListener('touchstart', onStart, { capture: true });
    container.removeEventListener('touchmove', onMove, { capture: true });
  };
}
