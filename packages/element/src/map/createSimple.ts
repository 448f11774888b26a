import type { MapPickerMessages } from '@smart-address/core';
import { createElement, createSentence } from '@smart-address/core/dom';
import { MAP_BUTTONS } from '@smart-address/core/map';
import { createProse } from './createProse.ts';
import type { DrawnPart } from './mapView.types.ts';

/** Where the pin is, in a sentence with a tick once it was saved. While it is moved on a map without roofs, how near is enough. */
export function createPlace(page: Document): DrawnPart {
  const path = createElement(page, 'path', { d: MAP_BUTTONS.tick.path });
  const tick = createElement(
    page,
    'svg',
    { class: 'sa-map-tick', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    path,
  );
  const words = createElement(page, 'p', 'sa-map-words');
  const near = createElement(page, 'p', 'sa-map-hint');
  const element = createElement(page, 'div', 'sa-map-place', tick, words, near);
  const drawWords = createProse(words, true);
  const drawNear = createSentence(near);
  return {
    element,
    draw({ messages, controls }, { place, isFolded }) {
      element.hidden = controls === 'full';
      tick.toggleAttribute('hidden', !isFolded);
      drawWords(place.words || messages.noPin);
      near.hidden = place.hint === '';
      drawNear(place.hint);
    },
  };
}

/** A closed disclosure for what a shopper seldom needs. */
export interface DrawnMore {
  readonly element: HTMLElement;
  /** Holds these elements; false if it held as many already. */
  hold(elements: readonly HTMLElement[]): boolean;
  isOpen(): boolean;
  close(): void;
  /** `isNeeded` opens it: without a map it has what is left. */
  draw(messages: MapPickerMessages, isNeeded: boolean): void;
}

/** The disclosure; the map's description says where it is. */
export function createMore(page: Document, onToggle: () => void): DrawnMore {
  const summary = createElement(page, 'summary', 'sa-map-summary');
  const below = createElement(page, 'p', { id: 'sa-more-below', hidden: '' });
  const rest = createElement(page, 'div', 'sa-map-rest');
  const element = createElement(page, 'details', 'sa-map-more', summary, below, rest);
  const drawSummary = createSentence(summary);
  const drawBelow = createSentence(below);
  let wasNeeded = false;
  element.addEventListener('toggle', onToggle);
  return {
    element,
    hold(elements) {
      if (rest.childElementCount === elements.length) return false;
      rest.replaceChildren(...elements);
      return true;
    },
    isOpen: () => element.open,
    close() {
      element.open = false;
    },
    draw(messages, isNeeded) {
      if (isNeeded && !wasNeeded) element.open = true;
      wasNeeded = isNeeded;
      drawSummary(messages.more);
      drawBelow(messages.moreBelow);
    },
  };
}
