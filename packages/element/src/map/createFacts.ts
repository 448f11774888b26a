import { createElement, createSentence } from '@smart-address/core/dom';
import { accuracyText, listedCodes, MAP_BUTTONS } from '@smart-address/core/map';
import type { MapViewContext } from './mapView.types.ts';
import { createIconButton } from './createIconButton.ts';
import { createProse } from './createProse.ts';

/** Most codes that a pin has. */
const CODES = 5;

export interface DrawnFacts {
  readonly elements: readonly HTMLElement[];
  draw(context: MapViewContext): void;
}

/** The pin's position: description, accuracy, and every code with a button that copies it. */
export function createFacts(page: Document, copy: (text: string) => void): DrawnFacts {
  const none = createElement(page, 'p', { class: 'sa-map-words' });
  const words = createElement(page, 'p', { class: 'sa-map-words' });
  const sign = createElement(page, 'span', { class: 'sa-map-accuracy-sign', 'aria-hidden': 'true' });
  const sentence = createElement(page, 'span', {});
  const accuracy = createElement(page, 'p', { class: 'sa-map-accuracy-text' }, sign, sentence);
  const rows = Array.from({ length: CODES }, () => createRow(page, copy));
  const codes = createElement(page, 'dl', { class: 'sa-map-codes' }, ...rows.map(({ row }) => row));
  const facts = createElement(page, 'div', { class: 'sa-map-facts' }, words, accuracy, codes);
  const drawNone = createSentence(none);
  const drawWords = createProse(words, true);
  const drawAccuracy = createSentence(sentence);

  return {
    elements: [none, facts],
    draw({ snapshot, messages, controls }) {
      const { pin } = snapshot.state;
      const known = pin && snapshot.facts;
      none.hidden = known !== null;
      facts.hidden = known === null;
      // The shopper's picker has it beside the map.
      words.hidden = controls === 'simple';
      drawNone(messages.noPin);
      if (!pin || !known) return;
      drawWords(known.words || known.coordinates);
      accuracy.toggleAttribute('data-exact', pin.radiusMeters === 0);
      drawAccuracy(`${messages.accuracyLabel} ${accuracyText(pin, messages)}`);
      const listed = listedCodes(known, messages);
      rows.forEach((row, index) => row.draw(listed[index], messages.copy));
    },
  };
}

function createRow(page: Document, copy: (text: string) => void) {
  const name = createElement(page, 'dt', {});
  const code = createElement(page, 'bdi', { dir: 'ltr', class: 'sa-map-code-text' });
  const { button, draw: drawButton } = createIconButton(page, MAP_BUTTONS.copy);
  const row = createElement(
    page,
    'div',
    { class: 'sa-map-code' },
    name,
    createElement(page, 'dd', {}, code, button),
  );
  const drawName = createSentence(name);
  const drawCode = createSentence(code);
  button.addEventListener('click', () => copy(code.textContent));
  return {
    row,
    draw(
      listed: readonly [name: string, code: string] | undefined,
      copyLabel: (what: string) => string,
    ): void {
      row.hidden = listed === undefined;
      if (listed === undefined) return;
      drawName(listed[0]);
      drawCode(listed[1]);
      drawButton(copyLabel(listed[0]));
    },
  };
}
