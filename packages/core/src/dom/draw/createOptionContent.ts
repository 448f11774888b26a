import type { FinderContext } from '../../finder/state/connect.ts';
import { placeTypeName } from '../../finder/speech/messages.ts';
import type { FinderOption } from '../../finder/state/types.ts';
import { createElement, createIcon, createText } from './nodes.ts';
import { createLabel } from './createLabel.ts';
import { PLACES } from './drawings.ts';

export interface DrawnOptionContent {
  draw(option: FinderOption, context: FinderContext): void;
}

/**
 * Fills a row with an icon of its kind, its name, and what distinguishes it from places of the same name. Not through React: ten
 * rows change on each key, and updating the nodes costs a fraction of comparing ten trees.
 */
export function createOptionContent(row: Element): DrawnOptionContent {
  const { ownerDocument: page } = row;
  const picture = createIcon(page, 20);
  const match = createElement(page, 'span', 'sa-match');
  const label = createLabel(match);
  const kindName = createText(page);
  const kind = createElement(page, 'span', 'sa-kind', kindName.node);
  const codeText = createText(page);
  const separator = () => createElement(page, 'span', 'sa-separator', ', ');
  const code = createElement(
    page,
    'bdi',
    { class: 'sa-code', dir: 'ltr', 'aria-hidden': 'true' },
    separator(),
    codeText.node,
  );
  const noteText = createText(page);
  const note = createElement(page, 'span', 'sa-note', separator(), noteText.node);
  // Of the text, jsdom and happy-dom make names with other spaces than browsers, and a test cannot find a row by its name.
  const isNamed = row.hasAttribute('aria-label') || row.hasAttribute('aria-labelledby');
  let named = '';
  row.append(createElement(page, 'span', 'sa-picture', picture.icon), match, kind);
  return {
    draw({ result, isRecent, note: remark }, { messages, locale }) {
      const { type, smartCode, plusCode, location } = result;
      picture.draw(PLACES[isRecent ? 'recent' : type]);
      label.draw(result, locale, true);
      const typeName = placeTypeName(messages, type);
      kindName.draw(typeName);
      // Of a point that is no rooftop a code would name another door; it is not read out with each row.
      const hasCode = type === 'address' || type === 'street';
      const shown = hasCode && location.accuracy === 'rooftop' ? smartCode || plusCode : '';
      // A label has to say all that is seen, and a code is not said. So rows of kinds that have one are named by their text.
      const comma = locale === 'ar' ? '، ' : ', ';
      const said = remark === '' ? typeName : `${typeName}${comma}${remark}`;
      const name = hasCode ? '' : `${result.label}${comma}${said}`;
      if (!isNamed && name !== named) {
        named = name;
        if (name === '') row.removeAttribute('aria-label');
        else row.setAttribute('aria-label', name);
      }
      codeText.draw(shown);
      noteText.draw(remark);
      const isNoted = note.parentNode !== null;
      if (remark !== '' && !isNoted) row.append(note);
      else if (remark === '' && isNoted) note.remove();
      const isThere = code.parentNode !== null;
      if (shown !== '' && !isThere) kind.append(code);
      else if (shown === '' && isThere) code.remove();
    },
  };
}
