import { finderStyles } from './generated/finderStyles.ts';

/** What the look needs inside an element of its own. The input comes first in the tree, so that the focus is handed to it. */
const hostStyles = `
:host { display: block }
:host([hidden]), [hidden] { display: none !important }
.sa-open { order: -1 }
`;

/** A sheet belongs to the page it was made in. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

function sheetOf(page: Document, view: Window & typeof globalThis): CSSStyleSheet {
  const known = sheets.get(page);
  if (known !== undefined) return known;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(finderStyles + hostStyles);
  sheets.set(page, sheet);
  return sheet;
}

/** Gives a shadow root the finder's look, one sheet for all finders of a page; no `<style>`, which a strict CSP would refuse. */
export function adoptStyles(root: ShadowRoot): void {
  const { defaultView: view } = root.ownerDocument;
  // Without adopted style sheets (jsdom) it goes without its look.
  if (view === null || !('adoptedStyleSheets' in root)) return;
  const sheet = sheetOf(root.ownerDocument, view);
  // A team's own sheets stay, and come after.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
