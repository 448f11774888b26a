/** CSS pixels between the control and the popup, and between the popup and the edge of the viewport. */
const GAP = 6;
const MARGIN = 8;
const MAX_HEIGHT = 440;
/**
 * CSS pixels below the control, room for four rows, from which the popup never opens above, where the text before the field is.
 */
const ENOUGH = 240;
const SHEET_MAX_WIDTH = 700;
/** CSS pixels below which a sheet scrolls the control up to get more room. */
const SHEET_MIN_HEIGHT = 360;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the page: above an on-screen keyboard, inside a pinch zoom. */
function visibleBox(view: Window): Box {
  const { visualViewport } = view;
  if (visualViewport == null) return { left: 0, top: 0, width: view.innerWidth, height: view.innerHeight };
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return { left: offsetLeft, top: offsetTop, width, height };
}

const FIXED = { position: 'fixed', inset: 'auto', margin: '0', 'box-sizing': 'border-box' };

/** Last written styles: setting even an equal value counts as a change in browsers. */
const written = new WeakMap<HTMLElement, Readonly<Record<string, string>>>();

function write(popup: HTMLElement, style: Readonly<Record<string, string>>): void {
  const before = written.get(popup) ?? {};
  for (const [name, value] of Object.entries(style))
    if (value !== before[name]) popup.style.setProperty(name, value);
  written.set(popup, style);
}

/** Sets the popup's layout for the style sheet. Only a sheet has the bar with the close button. */
function writeLayout(popup: HTMLElement, layout: 'sheet' | 'popover', side: 'bottom' | 'top'): void {
  if (popup.dataset['side'] !== side) popup.dataset['side'] = side;
  if (popup.dataset['layout'] === layout) return;
  popup.dataset['layout'] = layout;
  const bar = popup.querySelector<HTMLElement>('.sa-sheet-bar');
  if (bar !== null) bar.hidden = layout !== 'sheet';
}

/** The page's own CSS `zoom` on an element. Browsers without `currentCSSZoom` measure in zoomed pixels already. */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/**
 * Places a popup below its anchor, or above it where there is more room, as wide as the anchor. With a coarse pointer it is a
 * sheet, as wide as the screen and as tall as the keyboard allows. Sizes are set through CSSOM, which a strict CSP allows.
 */
export function placePopup(popup: HTMLElement, anchor: Element, isSheet: boolean): void {
  const view = popup.ownerDocument.defaultView ?? window;
  const box = anchor.getBoundingClientRect();
  const seen = visibleBox(view);
  const below = seen.top + seen.height - box.bottom;
  // The label above the control must stay visible.
  const label = anchor.previousElementSibling;
  const top =
    label?.localName === 'label' && label.clientHeight > 0 ? label.getBoundingClientRect().top : box.top;
  const above = top - seen.top;
  const isBelow = below >= Math.min(ENOUGH, above);
  const room = Math.max(0, (isBelow ? below : above) - GAP - (isSheet ? 0 : MARGIN));
  const isWide = isSheet && seen.width < SHEET_MAX_WIDTH;
  const width = isWide ? seen.width : Math.min(box.width, seen.width);
  const left = Math.min(Math.max(box.left, seen.left), seen.left + seen.width - width);
  const page = view.document.documentElement;
  const zoom = zoomOf(popup);
  const px = (value: number) => `${Math.round((value / zoom) * 100) / 100}px`;
  writeLayout(popup, isSheet ? 'sheet' : 'popover', isBelow ? 'bottom' : 'top');
  write(popup, {
    ...FIXED,
    left: px(left),
    width: px(width),
    top: isBelow ? px(box.bottom + GAP) : 'auto',
    bottom: isBelow ? 'auto' : px(page.clientHeight * zoomOf(page) - top + GAP),
    'max-height': px(isSheet ? room : Math.min(MAX_HEIGHT, room)),
    height: isSheet ? px(room) : 'auto',
  });
}

/** Scrolls a control to the top if a sheet below it would be too small. */
export function makeRoomForSheet(anchor: Element): void {
  const view = anchor.ownerDocument.defaultView ?? window;
  const seen = visibleBox(view);
  const below = seen.top + seen.height - anchor.getBoundingClientRect().bottom;
  if (below < Math.min(SHEET_MIN_HEIGHT, seen.height * 0.7)) anchor.scrollIntoView({ block: 'start' });
}
