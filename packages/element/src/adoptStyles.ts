import { finderStyles } from './generated/finderStyles.ts';

/** Styles that differ inside a shadow root. The input comes first in the tree, so that it receives the delegated focus. */
const hostStyles = `
:host { display: block }
:host([hidden]), [hidden] { display: none !important }
.sa-open { order: -1 }
`;

/** A constructed style sheet belongs to one document. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

function sheetOf(page: Document, view: Window & typeof globalThis): CSSStyleSheet {
  const known = sheets.get(page);
  if (known !== undefined) return known;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(finderStyles + hostStyles);
  sheets.set(page, sheet);
  return sheet;
}

/**
 * Applies the finder's style sheet to a shadow root, one sheet for all finders of a page; no `<style>`, which a strict CSP would
 * refuse.
 */
export function adoptStyles(root: ShadowRoot): void {
  const { defaultView: view } = root.ownerDocument;
  // jsdom has no adopted style sheets: it stays unstyled there.
  if (view === null || !('adoptedStyleSheets' in root)) return;
  const sheet = sheetOf(root.ownerDocument, view);
  // A team's own sheets stay, after ours.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
