import { followPlace } from './followPlace.ts';
import { hasFocus } from './isFocusWithin.ts';
import { makeRoomForSheet, placePopup } from './placePopup.ts';

export interface PopupLayerOptions {
  readonly popup: HTMLElement;
  readonly input: HTMLElement;
  /** What it hangs on, and is as wide as. */
  readonly anchor: Element;
  /** What holds all of them: a press in it is not outside. */
  readonly root: Element | null;
  /** Called while the popup is shown only. */
  readonly onPressOutside: (event: PointerEvent) => void;
}

export interface PopupLayer {
  /** Tells whether the popup is shown. What shows it is its `hidden`; here it is kept above the page and on its anchor. */
  draw(isShown: boolean): void;
  /** Takes the popup out of the top layer until the input gets the focus again or it is shown. */
  lower(): void;
  /** Takes it out for good. */
  end(): void;
}

/**
 * Keeps a popup in the browser's top layer, where there is one, and on its anchor while anything moves. It is raised, still hidden, when
 * the input gets the focus: to do so with the key that opens the list is a tenth of what that key costs.
 */
export function createPopupLayer(options: PopupLayerOptions): PopupLayer {
  const { popup, input, anchor, root, onPressOutside } = options;
  const page = popup.ownerDocument;
  const view = page.defaultView ?? window;
  // A document without a screen (a test in jsdom) has no media queries at all.
  const coarse =
    typeof view.matchMedia === 'function' ? view.matchMedia('(pointer: coarse)') : { matches: false };
  let raised: AbortController | null = null;
  let isShown = false;
  let look = 0;

  const place = () => placePopup(popup, anchor, coarse.matches);
  const placeIfShown = () => {
    if (isShown) place();
  };
  const hearMove = (event: Event) => {
    if (!event.composedPath().includes(popup)) placeIfShown();
  };
  const hearPress = (event: PointerEvent) => {
    if (isShown && root !== null && !isWithin(event, root)) onPressOutside(event);
  };
  const isInLayer = () => typeof popup.showPopover === 'function' && popup.matches(':popover-open');
  const enterLayer = () => {
    if (typeof popup.showPopover !== 'function' || !popup.isConnected || isInLayer()) return;
    // Here and not among React's props: it would listen to the popover's events, at a price on each render.
    popup.popover = 'manual';
    popup.showPopover();
  };
  const leaveLayer = () => {
    // The page of an iframe that was taken away has no view, and no layer.
    if (page.defaultView !== null && isInLayer()) popup.hidePopover();
  };
  /** What goes full screen lies above all that was raised before. */
  const raiseAgain = () => {
    leaveLayer();
    enterLayer();
  };

  function raise() {
    enterLayer();
    if (raised !== null) return;
    raised = new AbortController();
    const listen = { signal: raised.signal, passive: true };
    // A scroll inside a shadow root is not heard outside it.
    popup.getRootNode().addEventListener('scroll', hearMove, { ...listen, capture: true });
    for (const moving of [view, view.visualViewport])
      for (const type of ['scroll', 'resize']) moving?.addEventListener(type, hearMove, listen);
    page.addEventListener('pointerdown', hearPress, { ...listen, capture: true });
    page.addEventListener('fullscreenchange', raiseAgain, listen);
    place();
    followPlace(anchor, placeIfShown, raised.signal);
  }

  function lower() {
    raised?.abort();
    raised = null;
    leaveLayer();
  }

  const lowerUnlessShown = () => {
    if (!isShown) lower();
  };
  input.addEventListener('focus', raise);
  input.addEventListener('blur', lowerUnlessShown);
  if (hasFocus(input)) raise();

  return {
    draw(wanted) {
      if (wanted === isShown) return;
      isShown = wanted;
      view.cancelAnimationFrame(look);
      if (!wanted) return hasFocus(input) ? undefined : lower();
      raise();
      if (coarse.matches) makeRoomForSheet(anchor);
      // Where it was last is nearly always where it is to be: the frame looks before it is painted. Measuring here would lay the page
      // out once more on the key that opens the list.
      look = view.requestAnimationFrame(place);
    },
    lower,
    end() {
      view.cancelAnimationFrame(look);
      input.removeEventListener('focus', raise);
      input.removeEventListener('blur', lowerUnlessShown);
      lower();
    },
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
