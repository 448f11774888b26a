import { isShadowRoot } from '@smart-address/core/dom';
import { langOf } from '@smart-address/core/finder';
import type { Lang } from '@smart-address/gazetteer';

const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['for', 'id', 'lang', 'data-theme'],
};

/** The roots around a node: its own, that of its shadow host, and so on up to the document. */
function treesAround(node: Node): Node[] {
  const tree = node.getRootNode();
  return isShadowRoot(tree) ? [tree, ...treesAround(tree.host)] : [tree];
}

/** An attribute of the element, else of its nearest ancestor that has it, across shadow roots. */
function inherited(element: Element, attribute: string): string | null {
  const nearest = element.closest(`[${attribute}]`);
  if (nearest !== null) return nearest.getAttribute(attribute);
  const tree = element.getRootNode();
  return isShadowRoot(tree) ? inherited(tree.host, attribute) : null;
}

/** The language inherited from the page, if it is supported; else French. */
export const localeAround = (element: Element): Lang => langOf(inherited(element, 'lang')) ?? 'fr';

/** `light` or `dark` if the page overrides the system. */
export const themeAround = (element: Element): string | undefined =>
  inherited(element, 'data-theme') ?? undefined;

/** Asked so, because a frame's elements are of another class. */
const isElement = (node: Node): node is Element => 'localName' in node;

const hasLabel = (node: Node): boolean =>
  isElement(node) && (node.localName === 'label' || node.querySelector('label') !== null);

/** Whether a mutation may affect a label, the language or the theme. Most do not. */
function concernsFinder({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return true;
  const element = isElement(target) ? target : target.parentElement;
  return element?.closest('label') != null || [...addedNodes, ...removedNodes].some(hasLabel);
}

/** Calls back when an element's label, language or theme may have changed in the page; returns a function that stops it. */
export function watchSurroundings(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(concernsFinder)) onChange();
  });
  for (const tree of treesAround(element)) observer.observe(tree, WATCHED);
  return () => observer.disconnect();
}
