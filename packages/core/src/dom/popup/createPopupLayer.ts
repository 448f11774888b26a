import { hasFocus, isShadowRoot } from '../field/isFocusWithin.ts';
import { isPointerCoarse } from './popupPosition.ts';

/** CSS pixels below which a sheet scrolls the control up to get more room. */
const SHEET_MIN_HEIGHT = 360;

export interface PopupLayerOptions {
  readonly popup: HTMLElement;
  readonly input: HTMLElement;
  /** The element the popup is attached to, and as wide as. */
  readonly anchor: Element;
  /** The finder's root: a press inside it is not an outside press. */
  readonly root: Element | null;
  /** Called on a press outside and, for a sheet, on a phone's "back"; only while the popup is shown. */
  readonly onLeave: (event: Event) => void;
  /** Begins to keep the popup at its anchor; returns what ends that. */
  readonly follow: () => () => void;
  /** Measures where the popup should be and puts it there before the next paint. */
  readonly update: () => void;
}

export interface PopupLayer {
  /** Call with whether the popup is shown. Its `hidden` attribute shows it; the layer keeps it above the page and in position. */
  draw(isShown: boolean): void;
  /** Removes the popup from the top layer until the input gets the focus again or the popup is shown. */
  lower(): void;
  /** Removes it and every listener. */
  end(): void;
}

/**
 * Keeps a popup in the browser's top layer, if there is one, and at its anchor. It enters the layer, still hidden, when the input gets the
 * focus. Doing that on the key that opens the list would be a tenth of that key's cost.
 */
export function createPopupLayer(options: PopupLayerOptions): PopupLayer {
  const { popup, input, anchor, root, onLeave, follow, update } = options;
  const page = popup.ownerDocument;
  const view = page.defaultView ?? window;
  let raised: AbortController | null = null;
  let unfollow: (() => void) | null = null;
  let isShown = false;
  let look = 0;
  let sheet = new AbortController();

  const hearPress = (event: PointerEvent) => {
    if (isShown && root !== null && !isWithin(event, root)) onLeave(event);
  };
  const isInLayer = () => typeof popup.showPopover === 'function' && popup.matches(':popover-open');
  const enterLayer = () => {
    if (typeof popup.showPopover !== 'function' || !popup.isConnected || isInLayer()) return;
    // Set here and not as a React prop: React would attach listeners for popover events, at a cost on each render.
    const { borderTopStyle: before } = view.getComputedStyle(popup);
    popup.popover = 'manual';
    // A browser frames every popover in black. A page that gives the popup a border of its own keeps it.
    if (before === 'none' && view.getComputedStyle(popup).borderTopStyle !== 'none') popup.style.border = '0';
    popup.showPopover();
  };
  const leaveLayer = () => {
    // A removed iframe's document has no view and no top layer.
    if (page.defaultView !== null && isInLayer()) popup.hidePopover();
  };
  /** An element that goes full screen covers what entered the top layer before it. */
  const raiseAgain = () => {
    leaveLayer();
    enterLayer();
  };

  function raise() {
    enterLayer();
    // jsdom has no layout: nothing has a place.
    if (unfollow === null && anchor.getBoundingClientRect().width > 0) unfollow = follow();
    if (raised !== null) return;
    raised = new AbortController();
    const listen = { signal: raised.signal, passive: true };
    page.addEventListener('pointerdown', hearPress, { ...listen, capture: true });
    page.addEventListener('fullscreenchange', raiseAgain, listen);
  }

  function lower() {
    raised?.abort();
    raised = null;
    unfollow?.();
    unfollow = null;
    leaveLayer();
  }

  /** On Android "back" closes a sheet that says so (Chrome 126), where it would leave the page and what is filled in there. */
  const closeOnBack = () => {
    if (!hasCloseWatcher(view)) return;
    sheet = new AbortController();
    new view.CloseWatcher({ signal: sheet.signal }).addEventListener('close', onLeave);
  };

  /** After a double click on a row the list is gone: its second half would press what the list covered, such as the submit button. */
  const awaitSecondClick = (first: MouseEvent) => {
    const ignoreSecondClick = (event: MouseEvent) => {
      if (isShown || !isSecondClick(event, first, isPointerCoarse(popup))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['mousedown', 'click'] as const)
      page.addEventListener(type, ignoreSecondClick, { capture: true, once: true });
  };

  const lowerUnlessShown = () => {
    if (!isShown) lower();
  };
  const ended = new AbortController();
  const { signal } = ended;
  input.addEventListener('focus', raise, { signal });
  input.addEventListener('blur', lowerUnlessShown, { signal });
  popup.addEventListener('click', awaitSecondClick, { signal });
  if (hasFocus(input)) raise();

  return {
    draw(wanted) {
      if (wanted === isShown) return;
      isShown = wanted;
      view.cancelAnimationFrame(look);
      sheet.abort();
      if (!wanted) return hasFocus(input) ? undefined : lower();
      raise();
      if (isPointerCoarse(popup)) {
        makeRoomForSheet(anchor, view);
        closeOnBack();
      }
      // The last position is nearly always right, and the next frame checks it before painting. Measuring here would force
      // another layout on the key that opens the list.
      if (unfollow !== null) look = view.requestAnimationFrame(update);
    },
    lower,
    end() {
      view.cancelAnimationFrame(look);
      sheet.abort();
      ended.abort();
      lower();
    },
  };
}

/** Scrolls a control to the top if a sheet below it would be too small. */
function makeRoomForSheet(anchor: Element, view: Window): void {
  const seen = view.visualViewport ?? { offsetTop: 0, height: view.innerHeight };
  const below = seen.offsetTop + seen.height - anchor.getBoundingClientRect().bottom;
  if (below < Math.min(SHEET_MIN_HEIGHT, seen.height * 0.7)) anchor.scrollIntoView({ block: 'start' });
}

/** TypeScript does not know it yet. */
interface WithCloseWatcher {
  readonly CloseWatcher: new (options: { readonly signal: AbortSignal }) => EventTarget;
}

const hasCloseWatcher = (view: object): view is WithCloseWatcher => 'CloseWatcher' in view;

/**
 * Whether a press is the second half of the double click that `first` began. iOS counts every tap as a first click, so taps are
 * compared by time (half a second) and place (30 CSS pixels).
 */
function isSecondClick(event: MouseEvent, first: MouseEvent, isTouch: boolean): boolean {
  if (event.detail > 1) return true;
  if (!isTouch || !event.isTrusted) return false;
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  return event.timeStamp - first.timeStamp < 500 && distance < 30;
}

/**
 * Whether an event happened inside an element. For a closed shadow root only the host is visible, which then counts as inside.
 */
function isWithin(event: Event, element: Element): boolean {
  const path = event.composedPath();
  if (path.includes(element)) return true;
  for (let root = element.getRootNode(); isShadowRoot(root); root = root.host.getRootNode())
    if (path[0] === root.host) return true;
  return false;
}
