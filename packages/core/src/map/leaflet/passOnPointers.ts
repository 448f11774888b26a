import type L from 'leaflet';

/** What Leaflet hears of at its own document, beside what it hears of at the map. */
const TYPES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'mousemove',
  'mouseup',
  'touchmove',
  'touchend',
  'touchcancel',
] as const;

/** Whether a browser keeps the release of a mouse from the document: it is let go over something disabled. */
const isKept = (event: Event): boolean =>
  event.composedPath().some((each) => 'matches' in each && (each as Element).matches(':disabled'));

/**
 * Tells Leaflet, which follows a drag at the document it was loaded in, of what it would miss there. That is all of it where the map stands
 * in another window or an iframe, and a mouse released outside. Without that the map follows a mouse with no button held.
 *
 * @returns a function that stops.
 */
export function passOnPointers(map: L.Map): () => void {
  const container = map.getContainer();
  const own = container.ownerDocument;
  const isElsewhere = own !== document;
  let held = new AbortController();

  const passOn = (event: Event): void => {
    // A copy of its own kind: a mouse's, a touch's or a pointer's, with its fingers and keys.
    const Kind = event.constructor as typeof Event;
    if (!document.body.dispatchEvent(new Kind(event.type, event))) event.preventDefault();
    if (event.type === 'mouseup' || ('touches' in event && (event as TouchEvent).touches.length === 0))
      held.abort();
  };
  const release = (): void => {
    held.abort();
    document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  };
  const onMove = (event: MouseEvent): void => {
    if (event.buttons !== 0 || !event.isTrusted) return;
    event.stopPropagation();
    release();
  };
  const onPress = (press: PointerEvent): void => {
    held.abort();
    held = new AbortController();
    const heard = { capture: true, signal: held.signal };
    if (press.pointerType === 'mouse')
      for (const page of new Set([document, own])) {
        page.addEventListener('mousemove', onMove, heard);
        page.addEventListener('pointerup', (event) => isKept(event) && release(), heard);
      }
    if (!isElsewhere) return;
    passOn(press);
    for (const type of TYPES) own.addEventListener(type, passOn, heard);
  };
  container.addEventListener('pointerdown', onPress, { capture: true });
  return () => {
    held.abort();
    container.removeEventListener('pointerdown', onPress, { capture: true });
  };
}
