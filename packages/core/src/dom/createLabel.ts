import { writeLabel } from '../finder/finder.label.ts';
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
  const lines = { title: title.write, detail: detail.write };
  return {
    draw({ label, highlight }, locale, isFollowed) {
      const hasDetail = writeLabel(label, highlight, lines);
      const comma = locale === 'ar' ? '، ' : ', ';
      title.end(hasDetail || isFollowed ? comma : '');
      detail.end(isFollowed ? comma : '');
    },
  };
}

/**
 * A line of a label, in its parent while it says something. Its words are plain and bold by turns: from one key to the next they are
 * written over, and hardly a node comes or goes.
 */
function createLine(parent: Element, className: string) {
  const { ownerDocument: page } = parent;
  const comma = createText(page);
  const separator = createElement(page, 'span', { class: 'sa-separator' }, comma.node);
  const first = createText(page);
  const line = createElement(page, 'bdi', { class: className }, first.node, separator);
  const words = [first];
  let written = 0;

  const put = (text: string) => {
    if (written === words.length) {
      const bold = createText(page);
      const plain = createText(page);
      separator.before(createElement(page, 'b', {}, bold.node), plain.node);
      words.push(bold, plain);
    }
    words[written]?.draw(text);
    written += 1;
  };
  return {
    write(text: string, isMatch: boolean): void {
      if (isMatch !== (written % 2 === 1)) put('');
      put(text);
    },
    /** Ends what was written since the last end: with a comma, and out of its parent where that was nothing. */
    end(text: string): void {
      const isEmpty = written === 0;
      while (written < words.length) put('');
      written = 0;
      if (isEmpty) {
        if (line.parentNode !== null) line.remove();
        return;
      }
      comma.draw(text);
      if (line.parentNode === null) parent.append(line);
    },
  };
}
