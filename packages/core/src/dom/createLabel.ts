import { labelParts, type LabelSegment } from '../finder/finder.label.ts';
import type { FinderOption } from '../finder/finder.types.ts';
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
 * A line of a label, in its parent while it says something; gives what draws it. Its words are plain and bold by turns: from one key to
 * the next they are written over, and hardly a node comes or goes.
 */
function createLine(parent: Element, className: string) {
  const { ownerDocument: page } = parent;
  const comma = createText(page);
  const separator = createElement(page, 'span', { class: 'sa-separator' }, comma.node);
  const first = createText(page);
  const line = createElement(page, 'bdi', { class: className }, first.node, separator);
  const words = [first.draw];
  const addWords = () => {
    const bold = createBold(page);
    const plain = createText(page);
    line.insertBefore(plain.node, separator);
    words.push((text) => bold(text, plain.node), plain.draw);
  };
  return (segments: readonly LabelSegment[], end: string): void => {
    if (segments.length === 0) return line.remove();
    let at = 0;
    const write = (text: string) => {
      if (at === words.length) addWords();
      words[at]?.(text);
      at += 1;
    };
    for (const { text, isMatch } of segments) {
      if (isMatch !== (at % 2 === 1)) write('');
      write(text);
    }
    while (at < words.length) write('');
    comma.draw(end);
    if (line.parentNode === null) parent.append(line);
  };
}

/** A `<b>` that is there, before the node given, while it says something. */
function createBold(page: Document) {
  const { node, draw } = createText(page);
  const element = createElement(page, 'b', {}, node);
  let isIn = false;
  return (text: string, next: Node): void => {
    draw(text);
    if (isIn === (text !== '')) return;
    isIn = !isIn;
    if (isIn) next.parentNode?.insertBefore(element, next);
    else element.remove();
  };
}
