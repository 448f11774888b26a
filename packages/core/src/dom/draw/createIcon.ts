import { createElement } from './createElement.ts';

export interface DrawnIcon {
  readonly icon: Element;
  draw(drawing: string): void;
}

/** A line icon, in the colour of the surrounding text. */
export function createIcon(page: Document, size: number): DrawnIcon {
  const path = createElement(page, 'path', {});
  const icon = createElement(
    page,
    'svg',
    {
      width: String(size),
      height: String(size),
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': size > 20 ? '1.5' : '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    path,
  );
  let drawn = '';
  return {
    icon,
    draw(drawing) {
      if (drawn !== drawing) path.setAttribute('d', (drawn = drawing));
    },
  };
}
