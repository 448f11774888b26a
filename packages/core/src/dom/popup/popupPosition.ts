import {
  autoUpdate,
  hide,
  offset,
  platform,
  shift,
  size,
  type ComputePositionReturn,
  type Middleware,
  type Platform,
  type ReferenceElement,
} from '@floating-ui/dom';

/** CSS pixels between the control and the popup, and between the popup and the edge of the viewport. */
const GAP = 6;
const MARGIN = 8;
const MAX_HEIGHT = 440;
/**
 * CSS pixels below the control, room for four rows, from which the popup never opens above, where the text before the field is.
 */
const ENOUGH = 240;
const SHEET_MAX_WIDTH = 700;

/** Whether the pointer is a finger. jsdom has no `matchMedia`. */
export function isPointerCoarse({ ownerDocument }: Element): boolean {
  const view = ownerDocument.defaultView;
  return typeof view?.matchMedia === 'function' && view.matchMedia('(pointer: coarse)').matches;
}

/** The page's own CSS `zoom` on an element. Browsers without `currentCSSZoom` measure in zoomed pixels already. */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/** Pixels that the label above an anchor takes. */
function labelHeight(anchor: ReferenceElement): number {
  const label = 'previousElementSibling' in anchor ? anchor.previousElementSibling : null;
  return label?.localName === 'label' && label.clientHeight > 0
    ? anchor.getBoundingClientRect().top - label.getBoundingClientRect().top
    : 0;
}

/** Below unless there are fewer than 240 pixels and more above: then above the label, which must stay visible. */
const belowUnlessShort: Middleware = {
  name: 'belowUnlessShort',
  async fn(state) {
    const { y, placement, rects, elements } = state;
    const overflow = await state.platform.detectOverflow(state);
    const label = labelHeight(elements.reference);
    const above = rects.reference.y - label - y - overflow.top;
    const below = y + rects.floating.height - overflow.bottom - rects.reference.y - rects.reference.height;
    const wanted = below >= Math.min(ENOUGH, above) ? 'bottom-start' : 'top-start';
    if (wanted !== placement) return { reset: { placement: wanted } };
    return wanted === 'top-start' ? { y: y - label } : {};
  },
};

/** As wide as its anchor; with a coarse pointer a sheet, as wide as the screen and as tall as the keyboard allows. */
const sheet: Middleware = {
  ...size(({ elements: { floating: popup } }) => {
    const isSheet = isPointerCoarse(popup);
    return {
      padding: isSheet ? 0 : { top: MARGIN, bottom: MARGIN },
      apply({ availableWidth, availableHeight, rects: { reference } }) {
        const isWide = isSheet && availableWidth < SHEET_MAX_WIDTH;
        const room = Math.max(0, availableHeight);
        writeLayout(popup, isSheet ? 'sheet' : 'popover');
        write(popup, {
          width: isWide ? availableWidth : Math.min(reference.width, availableWidth),
          height: isSheet ? room : 'auto',
          'max-height': isSheet ? room : Math.min(MAX_HEIGHT, room),
        });
      },
    };
  }),
  name: 'sheet',
};

/** Only a box with `overflow` takes an anchor out of sight: a buyer who zooms in on the list leaves the field behind. */
const EVERYWHERE = { x: -1e7, y: -1e7, width: 2e7, height: 2e7 };

/** Where a popup stands, for Floating UI: the same in React and in the element. */
export const popupPosition: {
  readonly placement: 'bottom-start';
  readonly strategy: 'fixed';
  readonly middleware: Middleware[];
  readonly platform: Platform;
} = {
  placement: 'bottom-start',
  strategy: 'fixed',
  middleware: [offset(GAP), belowUnlessShort, shift(), sheet, hide({ rootBoundary: EVERYWHERE })],
  platform: {
    ...platform,
    // In pixels of the screen, as the anchor is: a page may have CSS `zoom`.
    getDimensions: (element) => element.getBoundingClientRect(),
    // As wide as its anchor, it begins where that begins.
    isRTL: () => false,
  },
};

/** Puts a popup where Floating UI says; out of sight while its anchor is. */
export function writePosition(
  popup: HTMLElement,
  {
    x,
    y,
    placement,
    middlewareData,
  }: Pick<ComputePositionReturn, 'x' | 'y' | 'placement' | 'middlewareData'>,
): void {
  const isBelow = placement === 'bottom-start';
  const side = isBelow ? 'bottom' : 'top';
  if (popup.dataset['side'] !== side) popup.dataset['side'] = side;
  const page = popup.ownerDocument.documentElement;
  // Held at the edge beside its anchor, it need not move when a key changes its rows.
  const fromBottom = page.clientHeight * zoomOf(page) - y - popup.getBoundingClientRect().height;
  write(popup, {
    position: 'fixed',
    left: x,
    right: 'auto',
    top: isBelow ? y : 'auto',
    bottom: isBelow ? 'auto' : fromBottom,
    margin: 0,
    'box-sizing': 'border-box',
    visibility: middlewareData.hide?.referenceHidden === true ? 'hidden' : '',
  });
}

/**
 * Updates a popup's position now, and while it is shown whenever its anchor or the room around it changes. Its own size is not
 * watched: it changes with most keys and moves nothing.
 */
export function followAnchor(anchor: ReferenceElement, popup: HTMLElement, update: () => void): () => void {
  update();
  const updateIfShown = () => {
    if (!popup.hidden) update();
  };
  // The library's observer is that of the window around a frame: when the frame is gone, it reports an error with each paint.
  const elementResize = typeof ResizeObserver === 'function' && popup.ownerDocument === document;
  return autoUpdate(anchor, null, updateIfShown, { elementResize });
}

/** Sets the popup's layout for the style sheet. Only a sheet has the bar with the close button. */
function writeLayout(popup: HTMLElement, layout: 'sheet' | 'popover'): void {
  if (popup.dataset['layout'] === layout) return;
  popup.dataset['layout'] = layout;
  const bar = popup.querySelector<HTMLElement>('.sa-sheet-bar');
  if (bar !== null) bar.hidden = layout !== 'sheet';
}

/**
 * Sets what differs, because setting even an equal value counts as a change in browsers. Numbers are pixels of the screen. Styles
 * are set through CSSOM, which a strict CSP allows.
 */
function write(popup: HTMLElement, styles: Readonly<Record<string, string | number>>): void {
  // A hidden element has no zoom of its own.
  const zoom = zoomOf(popup.parentElement ?? popup);
  for (const [name, value] of Object.entries(styles)) {
    const text = typeof value === 'string' ? value : `${Math.round((value / zoom) * 100) / 100}px`;
    if (popup.style.getPropertyValue(name) !== text) popup.style.setProperty(name, text);
  }
}
