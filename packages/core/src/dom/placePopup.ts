/** Space between the control and the popup, and between the popup and the edge of what is seen, in CSS pixels. */
const GAP = 6;
const MARGIN = 8;
const MAX_HEIGHT = 440;
/** With so much room below, four rows, a popup does not go above, where what leads to the field stands. */
const ENOUGH = 240;
const SHEET_MAX_WIDTH = 700;
/** A sheet that has less room than this asks for more by moving the control up. */
const SHEET_MIN_HEIGHT = 360;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen of the page: the part above an on-screen keyboard, and inside a pinch zoom. */
function visibleBox(view: Window): Box {
  const { visualViewport } = view;
  if (visualViewport == null) return { left: 0, top: 0, width: view.innerWidth, height: view.innerHeight };
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return { left: offsetLeft, top: offsetTop, width, height };
}

const FIXED = { position: 'fixed', inset: 'auto', margin: '0', 'box-sizing': 'border-box' };

/** What was written last: a browser takes even what stands there already for a change. */
const written = new WeakMap<HTMLElement, Readonly<Record<string, string>>>();

function write(popup: HTMLElement, style: Readonly<Record<string, string>>): void {
  const before = written.get(popup) ?? {};
  for (const [name, value] of Object.entries(style))
    if (value !== before[name]) popup.style.setProperty(name, value);
  written.set(popup, style);
}

/** Says how the popup lies, for the look; only a sheet has the bar with the button that closes it. */
function writeLayout(popup: HTMLElement, layout: 'sheet' | 'popover', side: 'bottom' | 'top'): void {
  if (popup.dataset['side'] !== side) popup.dataset['side'] = side;
  if (popup.dataset['layout'] === layout) return;
  popup.dataset['layout'] = layout;
  const bar = popup.querySelector<HTMLElement>('.sa-sheet-bar');
  if (bar !== null) bar.hidden = layout !== 'sheet';
}

/** How much a page's own `zoom` enlarges what an element measures; browsers that do not say it measure in that zoom's own pixels. */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/**
 * Puts a popup under its anchor, or above it where there is more room, as wide as the anchor. A sheet, for a coarse pointer, is
 * as wide as the screen and as tall as what the keyboard leaves. Sizes are written through CSSOM, which a strict CSP allows.
 */
export function placePopup(popup: HTMLElement, anchor: Element, isSheet: boolean): void {
  const view = popup.ownerDocument.defaultView ?? window;
  const box = anchor.getBoundingClientRect();
  const seen = visibleBox(view);
  const below = seen.top + seen.height - box.bottom;
  // What stands above the control and names it stays in sight.
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

/** Moves a control to the top when a sheet under it would be too small to choose from. */
export function makeRoomForSheet(anchor: Element): void {
  const view = anchor.ownerDocument.defaultView ?? window;
  const seen = visibleBox(view);
  const below = seen.top + seen.height - anchor.getBoundingClientRect().bottom;
  if (below < Math.min(SHEET_MIN_HEIGHT, seen.height * 0.7)) anchor.scrollIntoView({ block: 'start' });
}
