import { labelParts, type FinderOption, type LabelSegment } from '@smart-address/core';
import { createElement } from './createElement.ts';
import { createText } from './createText.ts';

export interface DrawnLabel {
  /** With a comma at its end where something follows: each stands inside what it follows, so that no blank is heard before it. */
  draw(result: FinderOption['result'], locale: string, isFollowed: boolean): void;
}

/** Fills an element with a result's label, its name apart from the rest, with what the query met in bold. */
export function createLabel(element: Element): DrawnLabel {
  const title = createLine(element, 'sa-title');
  const detail = createLine(element, 'sa-detail');
  return {
    draw({ label, highlight }, locale, isFollowed) {
      const parts = labelParts(label, highlight);
      const comma = locale === 'ar' ? '، ' : ', ';
      const end = isFollowed ? comma : '';
      title(parts.title, parts.detail.length > 0 ? comma : end);
      detail(parts.detail, end);
    },
  };
}

/**
 * A line of a label, in its parent while it says something; gives what draws it. Its words are plain and bold by turns, none where two of
 * a kind meet: from one key to the next they are written over, and hardly a node comes or goes.
 */
function createLine(parent: Element, className: string) {
  const { ownerDocument: page } = parent;
  const comma = createText(page);
  const separator = createElement(page, 'span', { class: 'sa-separator' }, comma.node);
  const line = createElement(page, 'bdi', { class: className });
  const slots: { readonly node: Text | Element; readonly draw: (text: string) => void }[] = [];
  let shown = 0;
  const write = (at: number, words: string) => {
    const slot = (slots[at] ??= createWords(page, isBold(at)));
    slot.draw(words);
    if (at < shown) return;
    line.insertBefore(slot.node, separator.parentNode && separator);
    shown = at + 1;
  };
  return (segments: readonly LabelSegment[], end: string): void => {
    if (segments.length === 0) return line.remove();
    let at = 0;
    for (const { text, isMatch } of segments) {
      if (isMatch !== isBold(at)) write(at++, '');
      write(at++, text);
    }
    while (shown > at) slots[(shown -= 1)]?.node.remove();
    comma.draw(end);
    if (end === '') separator.remove();
    else if (separator.parentNode === null) line.append(separator);
    if (line.parentNode === null) parent.append(line);
  };
}

const isBold = (at: number): boolean => at % 2 === 1;

function createWords(page: Document, isMatch: boolean) {
  const { node, draw } = createText(page);
  return { node: isMatch ? createElement(page, 'b', {}, node) : node, draw };
}
