import type { FinderContext } from '../finder/finder.connect.ts';
import { placeTypeName } from '../finder/finder.messages.ts';
import type { FinderOption } from '../finder/finder.types.ts';
import { createElement } from './createElement.ts';
import { createLabel } from './createLabel.ts';
import { createText } from './createText.ts';
import { PLACES } from './drawings.ts';

/** As an icon of React's draws it. */
const LINE = {
  width: '20',
  height: '20',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
};

export interface DrawnOptionContent {
  readonly row: Element;
  draw(option: FinderOption, context: FinderContext): void;
}

/**
 * Fills a row with a picture of its kind, its name, and what tells namesakes apart. Not through React: ten rows change on each key, and
 * writing what is new over what stands there costs a fraction of comparing ten trees.
 */
export function createOptionContent(row: Element): DrawnOptionContent {
  const { ownerDocument: page } = row;
  const path = createElement(page, 'path', {});
  const picture = createElement(
    page,
    'span',
    { class: 'sa-picture' },
    createElement(page, 'svg', LINE, path),
  );
  const match = createElement(page, 'span', { class: 'sa-match' });
  const label = createLabel(match);
  const kindName = createText(page);
  const kind = createElement(page, 'span', { class: 'sa-kind' }, kindName.node);
  const codeText = createText(page);
  const code = createElement(
    page,
    'bdi',
    { class: 'sa-code', dir: 'ltr', 'aria-hidden': 'true' },
    createElement(page, 'span', { class: 'sa-separator' }, ', '),
    codeText.node,
  );
  row.append(picture, match, kind);
  let d = '';
  return {
    row,
    draw({ result, isRecent }, { messages, locale }) {
      const { type, smartCode, plusCode } = result;
      const drawing = PLACES[isRecent ? 'recent' : type];
      if (d !== drawing) path.setAttribute('d', (d = drawing));
      label.draw(result, locale, true);
      kindName.draw(placeTypeName(messages, type));
      // Where the point is one building or one street its code says something; it is not read out with each row.
      const shown = type === 'address' || type === 'street' ? smartCode || plusCode : '';
      codeText.draw(shown);
      if (shown === '') code.remove();
      else if (code.parentNode === null) kind.append(code);
    },
  };
}
