import type { FinderContext, FinderState } from '@smart-address/core';
import { connectStatus } from '@smart-address/core/finder';
import { createAttributes, createElement, hideVisually } from '@smart-address/core/dom';

/** The live region: in the tree before its first announcement, visually hidden, outside the popup. */
export function createStatus(page: Document) {
  const region = createElement(page, 'div', { class: 'sa-status' });
  hideVisually(region);
  const drawRegion = createAttributes(region);
  let drawn = '';
  return {
    region,
    draw(state: FinderState, context: FinderContext): void {
      const { attributes, key, sentence } = connectStatus(state, context);
      drawRegion(attributes);
      // A new node announces the same text again.
      const said = `${key} ${sentence}`;
      if (said === drawn) return;
      drawn = said;
      region.replaceChildren(...(sentence === '' ? [] : [createElement(page, 'span', {}, sentence)]));
    },
  };
}
