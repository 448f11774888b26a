import type { StepDigits } from '@smart-address/core';
import { createAttributes, createElement, createSentence } from '@smart-address/core/dom';
import { type ButtonPort, type MapPanel, padButtons, STEPS } from '@smart-address/core/map';
import { createMapButton } from './createMapButton.ts';
import { createProse } from './createProse.ts';
import type { DrawnPart, MapViewContext } from './mapView.types.ts';

/** The four arrows, and the way home. */
const PAD = [1, 2, 3, 4, 5];

/** What moves the pin without dragging and without keys: arrow buttons, and a field for a code or coordinates. */
export function createTools(page: Document, port: ButtonPort): DrawnPart {
  const pad = createPad(page, port);
  const typed = createTypedLocation(page, port);
  return {
    element: createElement(page, 'div', 'sa-map-tools', pad.element, typed.element),
    draw(context, panel) {
      pad.draw(context, panel);
      typed.draw(context, panel);
    },
  };
}

/** Moves the pin by whole cells, and the map while there is no pin. Never mirrored: east is on the right. */
function createPad(page: Document, port: ButtonPort): DrawnPart {
  let digits: StepDigits = 10;
  let drawAgain = (): void => undefined;
  const buttons = PAD.map(() => createMapButton(page, port));
  const cross = createElement(
    page,
    'div',
    { class: 'sa-map-pad', dir: 'ltr' },
    ...buttons.map(({ button }) => button),
  );
  const sizes = STEPS.map((size) => {
    const name = createElement(page, 'bdi', { dir: 'auto' });
    const button = createElement(page, 'button', { type: 'button', class: 'sa-map-step' }, name);
    button.addEventListener('click', () => {
      digits = size;
      drawAgain();
    });
    return { size, button, draw: createSentence(name) };
  });
  const legend = createElement(page, 'legend', {});
  const drawLegend = createSentence(legend);
  const steps = createElement(page, 'fieldset', 'sa-map-steps', legend, ...sizes.map(({ button }) => button));
  const element = createElement(page, 'fieldset', 'sa-map-pad-box', cross, steps);
  const drawBox = createAttributes(element);
  function draw(context: MapViewContext, panel: MapPanel): void {
    drawAgain = () => draw(context, panel);
    // As a tool that is taken out of its hand: the next adjusting begins with whole cells.
    if (!panel.isAdjusting) digits = 10;
    const { state, messages } = context;
    drawBox({ 'aria-label': panel.pad });
    padButtons(context, digits).forEach((shown, index) => buttons[index]?.draw(shown));
    steps.hidden = !state.pin;
    drawLegend(messages.step);
    for (const { size, button, draw: drawSize } of sizes) {
      button.setAttribute('aria-pressed', String(digits === size));
      drawSize(messages.stepSize[size]);
    }
  }
  return { element, draw };
}

/** A field for a code or coordinates, which also works without a map. */
function createTypedLocation(page: Document, port: ButtonPort): DrawnPart {
  let typed: MapPanel['typed'] | null = null;
  const label = createElement(page, 'label', { for: 'sa-typed' });
  const input = createElement(page, 'input', {
    id: 'sa-typed',
    type: 'text',
    // Codes and coordinates are written left to right on an Arabic page too.
    dir: 'ltr',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    'aria-describedby': 'sa-typed-hint',
  });
  const button = createElement(page, 'button', { type: 'button', class: 'sa-map-button' });
  const hint = createElement(page, 'p', { class: 'sa-map-hint', id: 'sa-typed-hint' });
  const row = createElement(page, 'div', 'sa-map-typed-row', input, button);
  const drawLabel = createSentence(label);
  const drawInput = createAttributes(input);
  const drawButton = createSentence(button);
  const drawHint = createProse(hint);
  const place = async (): Promise<void> => {
    const text = input.value;
    // What was typed on meanwhile stays.
    if ((await typed?.place(port, text)) && input.value === text) input.value = '';
  };
  button.addEventListener('click', () => void place());
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void place();
  });
  // What is typed here is no value of the element's.
  input.addEventListener('input', (event) => event.stopPropagation());
  return {
    element: createElement(page, 'div', 'sa-map-typed', label, row, hint),
    draw({ messages }, panel) {
      typed = panel.typed;
      // Hidden with the tools: what was not placed is not there when the pin is adjusted again.
      if (!panel.isAdjusting) input.value = '';
      drawLabel(messages.typedLabel);
      drawInput({ 'aria-invalid': typed.isProblem ? 'true' : undefined });
      drawButton(messages.typedGo);
      drawHint(typed.hint);
      hint.toggleAttribute('data-problem', typed.isProblem);
    },
  };
}
