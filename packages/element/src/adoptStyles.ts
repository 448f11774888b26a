/** A constructed style sheet belongs to one document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(page: Document, view: Window & typeof globalThis, styles: string): CSSStyleSheet {
  const ofPage = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, ofPage);
  const known = ofPage.get(styles);
  if (known !== undefined) return known;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  ofPage.set(styles, sheet);
  return sheet;
}

/**
 * Applies a style sheet to a shadow root, one sheet for all elements of a kind on a page. There is no `<style>`, which a strict CSP would
 * refuse.
 */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  const { defaultView: view } = root.ownerDocument;
  // jsdom has no adopted style sheets: it stays unstyled there.
  if (view === null || !('adoptedStyleSheets' in root)) return;
  const sheet = sheetOf(root.ownerDocument, view, styles);
  // A team's own sheets stay, after ours.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
