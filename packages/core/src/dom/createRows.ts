import { connectOption, type FinderContext } from '../finder/finder.connect.ts';
import type { FinderOption } from '../finder/finder.types.ts';
import { createAttributes } from './createAttributes.ts';
import { createElement } from './createElement.ts';
import { createOptionContent } from './createOptionContent.ts';

export interface DrawnRows {
  readonly list: Element;
  draw(options: readonly FinderOption[], activeId: string | null, context: FinderContext): void;
}

/**
 * Fills a list with rows, matched by index and not by id: a row takes over the next answer's text instead of being rebuilt, and
 * unused rows wait outside the document. Since a row's option may change between press and click, a press picks only the option
 * it began on.
 */
export function createRows(list: Element): DrawnRows {
  const rows: ReturnType<typeof createRow>[] = [];
  // Older browsers, which get no list, have no `replaceChildren`; without this call they still have their field.
  list.textContent = '';
  let shown = 0;
  let drawn: readonly unknown[] = [];
  return {
    list,
    draw(...wanted) {
      if (wanted.every((each, at) => each === drawn[at])) return;
      drawn = wanted;
      const [options, activeId, context] = wanted;
      const added: Element[] = [];
      for (const option of options) {
        const { row, draw } = (rows[option.index] ??= createRow(list.ownerDocument));
        draw(option, option.id === activeId, context);
        if (option.index >= shown) added.push(row);
      }
      if (added.length > 0) list.append(...added);
      while (shown > options.length) rows[(shown -= 1)]?.row.remove();
      shown = options.length;
    },
  };
}

function createRow(page: Document) {
  const row = createElement(page, 'div', { class: 'sa-option' });
  const content = createOptionContent(row);
  const drawAttributes = createAttributes(row);
  let drawn = '';
  return {
    row,
    draw(option: FinderOption, isActive: boolean, context: FinderContext) {
      content.draw(option, context);
      // Everything the row's attributes depend on; from key to key it is mostly unchanged.
      const said = `${context.id} ${isActive} ${option.result.type} ${option.isRecent}`;
      if (said === drawn) return;
      drawn = said;
      drawAttributes(connectOption(isActive, option, context).attributes);
    },
  };
}
