import { writeLabel } from '../../finder/address/label.ts';
import type { FinderOption } from '../../finder/state/types.ts';
import { createElement, createText } from './nodes.ts';

export interface DrawnLabel {
  /** Ends with a comma if something follows, nested in what it follows, so that no space is read out before it. */
  draw(result: FinderOption['result'], locale: string, isFollowed: boolean): void;
}

/** Fills an element with a result's label: the name apart from the rest, matches in bold. */
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
 * One line of a label, attached to its parent only while it has text. Plain and bold pieces alternate; from key to key their
 * nodes are reused, so hardly any node is added or removed.
 */
function createLine(parent: Element, className: string) {
  const { ownerDocument: page } = parent;
  const comma = createText(page);
  const separator = createElement(page, 'span', 'sa-separator', comma.node);
  const first = createText(page);
  // Its own direction is said as well: Chrome 92 does not know that of a bdi.
  const line = createElement(page, 'bdi', { class: className, dir: 'auto' }, first.node, separator);
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
    /** Finishes the pieces written since the last call: adds the comma, or detaches the line if nothing was written. */
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
