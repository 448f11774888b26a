import { langOf } from '@smart-address/core/finder';
import type { Lang } from '@smart-address/gazetteer';

const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['for', 'id', 'lang', 'data-theme'],
};

/** The roots a node stands in: its own, that of the shadow host around it, and so on to the page. */
function treesAround(node: Node): Node[] {
  const tree = node.getRootNode();
  return tree instanceof ShadowRoot ? [tree, ...treesAround(tree.host)] : [tree];
}

/** An attribute as the nearest element has it, shadow roots or not. */
function inherited(element: Element, attribute: string): string | null {
  const nearest = element.closest(`[${attribute}]`);
  if (nearest !== null) return nearest.getAttribute(attribute);
  const tree = element.getRootNode();
  return tree instanceof ShadowRoot ? inherited(tree.host, attribute) : null;
}

/** Whether a language tag is of a language of the finder's. */
export const isSpoken = (tag: string): boolean => langOf(tag) !== undefined;

/** The page's language where the element stands, if it is one of ours; else that of most pages in Tunisia. */
export const localeAround = (element: Element): Lang => langOf(inherited(element, 'lang')) ?? 'fr';

/** `light` or `dark` where the page decides over the system. */
export const themeAround = (element: Element): string | undefined =>
  inherited(element, 'data-theme') ?? undefined;

const hasLabel = (node: Node): boolean =>
  node instanceof Element && (node.localName === 'label' || node.querySelector('label') !== null);

/** Whether a change may concern a label, the language or the theme. Most of a page's changes do not. */
function concernsFinder({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return true;
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('label') != null || [...addedNodes, ...removedNodes].some(hasLabel);
}

/** Calls back when the page around an element may say something else about its label, language or theme; gives what ends that. */
export function watchSurroundings(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(concernsFinder)) onChange();
  });
  for (const tree of treesAround(element)) observer.observe(tree, WATCHED);
  return () => observer.disconnect();
}
