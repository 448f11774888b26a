import { connectOption, type FinderContext } from '../../finder/state/connect.ts';
import type { FinderOption } from '../../finder/state/types.ts';
import { runCallback } from '../../report.ts';
import { createAttributes, createElement, createText } from './nodes.ts';
import { createOptionContent } from './createOptionContent.ts';

export interface DrawnRows {
  readonly list: Element;
  /** With a function for a row's text, rows are that text alone; either on each call for a list, or on none. */
  draw(
    options: readonly FinderOption[],
    activeId: string | null,
    context: FinderContext,
    getOptionLabel?: (option: FinderOption) => string,
  ): void;
}

/**
 * Fills a list with rows, matched by index and not by id. A row takes over the next answer's text instead of being rebuilt. Unused rows
 * wait outside the document. Since a row's option may change between press and click, a press picks only the option it began on.
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
      const [options, activeId, context, getOptionLabel] = wanted;
      const added: Element[] = [];
      for (const option of options) {
        const { row, draw } = (rows[option.index] ??= createRow(
          list.ownerDocument,
          getOptionLabel === undefined ? createOptionContent : createOptionText,
        ));
        const label = getOptionLabel && runCallback(() => getOptionLabel(option));
        draw(option, option.id === activeId, context, label);
        if (option.index >= shown) added.push(row);
      }
      if (added.length > 0) list.append(...added);
      while (shown > options.length) rows[(shown -= 1)]?.row.remove();
      shown = options.length;
    },
  };
}

type CreateContent = (row: Element) => {
  draw(option: FinderOption, context: FinderContext, label: string | undefined): void;
};

const createOptionText: CreateContent = (row) => {
  const text = createText(row.ownerDocument);
  row.append(createElement(row.ownerDocument, 'bdi', { dir: 'auto' }, text.node));
  return { draw: ({ result }, _context, label = result.label) => text.draw(label) };
};

function createRow(page: Document, createContent: CreateContent) {
  const row = createElement(page, 'div', 'sa-option');
  const content = createContent(row);
  const drawAttributes = createAttributes(row);
  let drawn = '';
  return {
    row,
    draw(option: FinderOption, isActive: boolean, context: FinderContext, label?: string) {
      content.draw(option, context, label);
      // Everything the row's attributes depend on; from key to key it is mostly unchanged.
      const said = `${context.id} ${isActive} ${option.result.type} ${option.isRecent}`;
      if (said === drawn) return;
      drawn = said;
      drawAttributes(connectOption(isActive, option, context).attributes);
    },
  };
}

/**
 * The handlers of the row in which an event happened, for its current option: one listener on the list replaces two on each row.
 */
export function optionAt({ target }: Pick<Event, 'target'>, context: FinderContext) {
  if (target === null || !('closest' in target)) return undefined;
  const id = (target as Element).closest('[role="option"]')?.id;
  return context.finder
    .getState()
    .options.map((option) => connectOption(false, option, context))
    .find(({ attributes }) => attributes.id === id)?.on;
}

/** Scrolls an element into view, by as little as that takes. jsdom has no layout and nothing to scroll. */
export function scrollToNearest(element: Element | null | undefined): void {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the active option into view. */
export function scrollToActive(list: Element | null): void {
  scrollToNearest(list?.querySelector('[data-active]'));
}
