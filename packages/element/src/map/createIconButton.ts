import { createAttributes, createElement } from '@smart-address/core/dom';
import type { MapDrawing } from '@smart-address/core/map';

export interface DrawnIconButton {
  readonly button: HTMLButtonElement;
  draw(label: string, attributes?: Readonly<Record<string, string | undefined>>): void;
}

/**
 * A button of the map whose content is an icon. The tooltip is the icon's: a `title` of the button would be its description, which
 * screen readers say after the name.
 */
export function createIconButton(page: Document, { path, isFilled }: MapDrawing): DrawnIconButton {
  const shape = createElement(page, 'path', { d: path });
  const filled = isFilled ? { 'data-filled': '' } : undefined;
  const picture = createElement(
    page,
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', ...filled },
    shape,
  );
  const tooltip = createElement(page, 'span', { 'aria-hidden': 'true' }, picture);
  const button = createElement(page, 'button', { type: 'button', class: 'sa-map-icon-button' }, tooltip);
  const drawButton = createAttributes(button);
  const drawTooltip = createAttributes(tooltip);
  return {
    button,
    draw(label, attributes) {
      drawButton({ 'aria-label': label, ...attributes });
      drawTooltip({ title: label });
    },
  };
}

/** A button of the map with a text, which `createSentence` writes. */
export const createButton = (page: Document, name = 'sa-map-button'): HTMLButtonElement =>
  createElement(page, 'button', { type: 'button', class: name });
