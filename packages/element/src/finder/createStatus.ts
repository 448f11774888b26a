import type { FinderContext, FinderState } from '@smart-address/core';
import { connectStatus } from '@smart-address/core/finder';
import { createAttributes, createElement, hideVisually } from '@smart-address/core/dom';

/** The live region: in the tree before its first announcement, visually hidden, outside the popup. */
export function createStatus(page: Document) {
  const region = createElement(page, 'div', 'sa-status');
  hideVisually(region);
  const drawRegion = createAttributes(region);
  let drawn = '';
  return {
    region,
    draw(state: FinderState, context: FinderContext): void {
      const { attributes, key, sentence } = connectStatus(state, context);
      drawRegion(attributes);
      const said = `${key} ${sentence}`;
      if (said === drawn) return;
      drawn = said;
      // A new node announces the same text again. Chrome before 86 has no `replaceChildren`.
      region.textContent = '';
      if (sentence !== '') region.append(createElement(page, 'span', {}, sentence));
    },
  };
}
