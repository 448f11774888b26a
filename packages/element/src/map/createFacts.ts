import { createElement, createSentence } from '@smart-address/core/dom';
import type { ButtonPort, MapPanel } from '@smart-address/core/map';
import { createMapButton } from './createMapButton.ts';
import { createProse } from './createProse.ts';
import type { MapViewContext } from './mapView.types.ts';

/** Most codes that a pin has. */
const CODES = [1, 2, 3, 4, 5];

export interface DrawnFacts {
  readonly elements: readonly HTMLElement[];
  draw(context: MapViewContext, panel: MapPanel): void;
}

/** The pin's position: description, accuracy, and every code with a button that copies it. */
export function createFacts(page: Document, port: ButtonPort): DrawnFacts {
  const none = createElement(page, 'p', 'sa-map-words');
  const words = createElement(page, 'p', 'sa-map-words');
  const sign = createElement(page, 'span', { class: 'sa-map-accuracy-sign', 'aria-hidden': 'true' });
  const sentence = createElement(page, 'span', {});
  const accuracy = createElement(page, 'p', 'sa-map-accuracy-text', sign, sentence);
  const rows = CODES.map(() => createRow(page, port));
  const codes = createElement(page, 'dl', 'sa-map-codes', ...rows.map(({ row }) => row));
  const box = createElement(page, 'div', 'sa-map-facts', words, accuracy, codes);
  const drawNone = createSentence(none);
  const drawWords = createProse(words, true);
  const drawAccuracy = createSentence(sentence);

  return {
    elements: [none, box],
    draw({ messages }, { facts }) {
      none.hidden = facts !== null;
      box.hidden = facts === null;
      drawNone(messages.noPin);
      if (!facts) return;
      words.hidden = facts.words === '';
      drawWords(facts.words);
      accuracy.toggleAttribute('data-exact', facts.isExact);
      drawAccuracy(facts.accuracy);
      rows.forEach((row, index) => row.draw(facts.codes[index]));
    },
  };
}

function createRow(page: Document, port: ButtonPort) {
  const name = createElement(page, 'dt', {});
  const code = createElement(page, 'bdi', { dir: 'ltr', class: 'sa-map-code-text' });
  const copy = createMapButton(page, port);
  const row = createElement(
    page,
    'div',
    'sa-map-code',
    name,
    createElement(page, 'dd', {}, code, copy.button),
  );
  const drawName = createSentence(name);
  const drawCode = createSentence(code);
  return {
    row,
    draw(listed: NonNullable<MapPanel['facts']>['codes'][number] | undefined): void {
      row.hidden = listed === undefined;
      if (listed === undefined) return;
      drawName(listed.name);
      drawCode(listed.code);
      copy.draw(listed.copy);
    },
  };
}
