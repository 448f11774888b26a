import { createAttributes, createElement, createSentence } from '@smart-address/core/dom';
import type { ButtonPort, MapButton, MapPanel } from '@smart-address/core/map';

type Buttons = MapPanel['buttons'];

export interface DrawnButton {
  readonly button: HTMLButtonElement;
  /** Null hides it. */
  draw(shown: MapButton | null): void;
}

/**
 * A button of the panel's table. The tooltip of an icon is the icon's: a `title` of the button would be its description, which screen
 * readers say after the name.
 */
export function createMapButton(page: Document, port: ButtonPort): DrawnButton {
  const button = createElement(page, 'button', { type: 'button', hidden: '' });
  const drawButton = createAttributes(button);
  let shown: MapButton | null = null;
  let drawLabel: ((label: string) => void) | null = null;
  button.addEventListener('click', (event) => shown?.press(port, event, button));

  /** Its content, as it is when first shown. */
  function fill({ drawing }: MapButton): (label: string) => void {
    button.classList.add(drawing ? 'sa-map-icon-button' : 'sa-map-button');
    if (!drawing) return createSentence(button);
    const shape = createElement(page, 'path', { d: drawing.path });
    const filled = drawing.isFilled ? { 'data-filled': '' } : undefined;
    const picture = createElement(
      page,
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': 'true', ...filled },
      shape,
    );
    const tooltip = createElement(page, 'span', { 'aria-hidden': 'true' }, picture);
    const drawTooltip = createAttributes(tooltip);
    button.append(tooltip);
    return (title) => drawTooltip({ title });
  }

  return {
    button,
    draw(next) {
      shown = next;
      button.hidden = next === null;
      if (!next) return;
      drawLabel ??= fill(next);
      drawLabel(next.label);
      button.disabled = next.isDisabled ?? false;
      drawButton({ 'aria-label': next.drawing && next.label, ...next.attributes });
    },
  };
}

export interface DrawnButtons {
  make(name: keyof Buttons): HTMLButtonElement;
  draw(buttons: Buttons): void;
}

/** The buttons of the table that a view has made, drawn in that order. */
export function createMapButtons(page: Document, port: ButtonPort): DrawnButtons {
  const made: ((buttons: Buttons) => void)[] = [];
  return {
    make(name) {
      const { button, draw } = createMapButton(page, port);
      made.push((buttons) => draw(buttons[name]));
      return button;
    },
    draw(buttons) {
      for (const each of made) each(buttons);
    },
  };
}
