import { isPlaced, makeRoomForSheet, placePopup } from './placePopup.ts';

export interface OpenPopupOptions {
  readonly popup: HTMLElement;
  /** What it hangs on, and is as wide as. */
  readonly anchor: Element;
  /** What holds both: a press in it is not outside. */
  readonly root: Element | null;
  readonly onPressOutside: (event: PointerEvent) => void;
}

/** Shows a popup in the browser's top layer where there is one, and keeps it on its anchor while anything moves; gives what ends that. */
export function openPopup({ popup, anchor, root, onPressOutside }: OpenPopupOptions): () => void {
  const view = popup.ownerDocument.defaultView ?? window;
  const place = () => placePopup(popup, anchor);
  const placeUnlessOwn = (event: Event) => {
    if (!event.composedPath().includes(popup)) place();
  };
  const hearPress = (event: PointerEvent) => {
    if (root !== null && !isWithin(event, root)) onPressOutside(event);
  };
  const hasLayer = typeof popup.showPopover === 'function' && popup.isConnected;
  // Here and not among React's props: it would listen to the popover's events, at a price on the key that opens the list.
  if (hasLayer) popup.popover = 'manual';
  makeRoomForSheet(anchor);
  // Where it was last is nearly always where it is to be: the frame looks before it is painted. Measuring here would lay the page out
  // once more on the key that opens the list. The first time it is placed before ten rows could be laid out at a wrong width.
  if (!isPlaced(popup)) place();
  const look = view.requestAnimationFrame(place);
  if (hasLayer && !popup.matches(':popover-open')) popup.showPopover();
  const ended = new AbortController();
  const listen = { signal: ended.signal, passive: true };
  // A scroll inside a shadow root is not heard outside it.
  popup.getRootNode().addEventListener('scroll', placeUnlessOwn, { ...listen, capture: true });
  view.addEventListener('scroll', place, listen);
  view.addEventListener('resize', place, listen);
  view.visualViewport?.addEventListener('resize', place, listen);
  view.visualViewport?.addEventListener('scroll', place, listen);
  view.document.addEventListener('pointerdown', hearPress, { ...listen, capture: true });
  return () => {
    ended.abort();
    view.cancelAnimationFrame(look);
    if (typeof popup.hidePopover === 'function' && popup.isConnected && popup.matches(':popover-open'))
      popup.hidePopover();
  };
}

/** Whether an event happened in an element. Of a closed shadow root around the element one sees the host only, which then counts as inside. */
function isWithin(event: Event, element: Element): boolean {
  const path = event.composedPath();
  if (path.includes(element)) return true;
  for (let root = element.getRootNode(); 'host' in root;) {
    const { host } = root;
    if (!(host instanceof Element)) return false;
    if (path[0] === host) return true;
    root = host.getRootNode();
  }
  return false;
}
