import { createElement } from '@smart-address/core/dom';
import { ARABIC_COMMA, placeParts, proseOf } from '@smart-address/core/map';

/** A sentence as nodes: its codes do not break at hyphens, and its numbers stay with their unit or town. */
function proseNodes(page: Document, text: string): (Node | string)[] {
  return proseOf(text).map((piece) =>
    piece.isUnbroken ? createElement(page, 'span', 'sa-map-unbroken', piece.text) : piece.text,
  );
}

/** The description of a place as nodes, its parts isolated from each other. */
function placeNodes(page: Document, words: string): (Node | string)[] {
  return placeParts(words).flatMap((part, index) => [
    ...(index > 0 ? [ARABIC_COMMA] : []),
    createElement(page, 'bdi', { dir: 'auto' }, ...proseNodes(page, part)),
  ]);
}

/** Returns a function that writes a sentence, or with `isPlace` a place's description, into an element if it changed. */
export function createProse(element: Element, isPlace = false): (text: string) => void {
  const { ownerDocument: page } = element;
  let drawn = '';
  return (text) => {
    if (text === drawn) return;
    drawn = text;
    element.replaceChildren(...(isPlace ? placeNodes : proseNodes)(page, text));
  };
}
