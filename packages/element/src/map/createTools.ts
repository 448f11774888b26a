import type { StepDigits } from '@smart-address/core';
import { createAttributes, createElement, createSentence } from '@smart-address/core/dom';
import { ARROWS, MAP_BUTTONS, panMap, type MapActions, typedProblemText } from '@smart-address/core/map';
import { createButton, createIconButton } from './createIconButton.ts';
import type { MapStore, MapViewContext } from './mapView.types.ts';
import { createProse } from './createProse.ts';

const DIRECTIONS = ['north', 'west', 'east', 'south'] as const;
const STEPS: readonly StepDigits[] = [10, 11];

export interface DrawnTools {
  readonly element: HTMLElement;
  draw(context: MapViewContext): void;
}

/** What moves the pin without dragging and without keys: arrow buttons, and a field for a code or coordinates. */
export function createTools(page: Document, store: MapStore, actions: MapActions): DrawnTools {
  const pad = createPad(page, store, actions);
  const typed = createTypedLocation(page, store, actions);
  return {
    element: createElement(page, 'div', { class: 'sa-map-tools' }, pad.element, typed.element),
    draw(context) {
      pad.draw(context);
      typed.draw(context);
    },
  };
}

/** Moves the pin by whole cells, and the map while there is no pin. Never mirrored: east is on the right. */
function createPad(page: Document, store: MapStore, actions: MapActions): DrawnTools {
  let digits: StepDigits = 10;
  const arrows = DIRECTIONS.map((direction) => {
    const arrow = createIconButton(page, ARROWS[direction]);
    arrow.button.dataset['direction'] = direction;
    arrow.button.addEventListener('click', () => {
      if (store.getSnapshot().state.pin) store.send({ type: 'step', direction, digits });
      else panMap(store, actions, direction);
    });
    return { direction, ...arrow };
  });
  const home = createIconButton(page, MAP_BUTTONS.home);
  home.button.dataset['direction'] = 'home';
  home.button.addEventListener('click', () => store.send({ type: 'home' }));
  const buttons = createElement(
    page,
    'div',
    { class: 'sa-map-pad', dir: 'ltr' },
    ...arrows.map(({ button }) => button),
    home.button,
  );

  const sizes = STEPS.map((size) => {
    const name = createElement(page, 'bdi', { dir: 'auto' });
    const button = createButton(page, 'sa-map-step');
    button.append(name);
    button.addEventListener('click', () => {
      digits = size;
      drawSizes();
    });
    return { size, button, draw: createSentence(name) };
  });
  const drawSizes = (): void => {
    for (const { size, button } of sizes) button.setAttribute('aria-pressed', String(digits === size));
  };
  const legend = createElement(page, 'legend', {});
  const drawLegend = createSentence(legend);
  const steps = createElement(
    page,
    'fieldset',
    { class: 'sa-map-steps' },
    legend,
    ...sizes.map(({ button }) => button),
  );
  const element = createElement(page, 'fieldset', { class: 'sa-map-pad-box' }, buttons, steps);
  const drawBox = createAttributes(element);
  return {
    element,
    draw({ snapshot: { state }, messages }) {
      // As a tool that is taken out of its hand: the next adjusting begins with whole cells.
      if (state.mode === 'view') digits = 10;
      drawSizes();
      drawBox({ 'aria-label': state.pin ? messages.movePad : messages.panPad });
      for (const { direction, draw } of arrows) draw(messages.move[direction]);
      home.draw(messages.home);
      home.button.disabled = !state.home;
      steps.hidden = !state.pin;
      drawLegend(messages.step);
      for (const { size, draw } of sizes) draw(messages.stepSize[size]);
    },
  };
}

/** A field for a code or coordinates, which also works without a map. A short plus code is completed near the pin, else the middle of the map. */
function createTypedLocation(page: Document, store: MapStore, actions: MapActions): DrawnTools {
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
  const button = createButton(page);
  const hint = createElement(page, 'p', { class: 'sa-map-hint', id: 'sa-typed-hint' });
  const row = createElement(page, 'div', { class: 'sa-map-typed-row' }, input, button);
  const drawLabel = createSentence(label);
  const drawInput = createAttributes(input);
  const drawButton = createSentence(button);
  const drawHint = createProse(hint);
  const place = async (): Promise<void> => {
    const { pin } = store.getSnapshot().state;
    const near = pin?.location ?? actions.view()?.center ?? null;
    const text = input.value;
    // What was typed on meanwhile stays.
    if ((await store.type(text, near)) && input.value === text) input.value = '';
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
    element: createElement(page, 'div', { class: 'sa-map-typed' }, label, row, hint),
    draw({ snapshot: { state }, messages }) {
      const problem = typedProblemText(state, messages);
      // Hidden with the tools: what was not placed is not there when the pin is adjusted again.
      if (state.mode === 'view') input.value = '';
      drawLabel(messages.typedLabel);
      drawInput({ 'aria-invalid': problem === '' ? undefined : 'true' });
      drawButton(messages.typedGo);
      drawHint(problem || messages.typedHint);
      hint.toggleAttribute('data-problem', problem !== '');
    },
  };
}
