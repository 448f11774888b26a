import { computePosition } from '@floating-ui/dom';
import type { FinderContext, FinderState } from '@smart-address/core';
import { connectAttribution, connectPanel, connectPopup, leave } from '@smart-address/core/finder';
import {
  BUTTONS,
  createAttributes,
  createElement,
  createIcon,
  createPopupLayer,
  createSentence,
  followAnchor,
  panelDrawing,
  popupPosition,
  writePosition,
} from '@smart-address/core/dom';

interface PopupOptions {
  readonly page: Document;
  readonly root: HTMLElement;
  readonly input: HTMLElement;
  readonly anchor: Element;
  readonly list: HTMLElement;
  getContext(): FinderContext;
  focusInput(): void;
}

/** What opens under the input: rows, and what stands over, beside and in place of them. It stays in the tree while it is closed. */
export function createPopup({ page, root, input, anchor, list, getContext, focusInput }: PopupOptions) {
  const close = createSheetBar(page, getContext);
  const recents = createRecents(page, getContext, focusInput);
  const panel = createPanel(page, getContext);
  const attribution = createAttribution(page);
  const popup = createElement(
    page,
    'div',
    'sa-popup',
    close.bar,
    recents.bar,
    list,
    panel.panel,
    attribution.footer,
  );
  const drawPopup = createAttributes(popup);
  const update = () =>
    void computePosition(anchor, popup, popupPosition).then((position) => writePosition(popup, position));
  const layer = createPopupLayer({
    popup,
    input,
    anchor,
    root,
    follow: () => followAnchor(anchor, popup, update),
    update,
    // The press comes before the blur, and closes the list: it has to pick for both.
    onLeave: (event) => leave(getContext().finder, event),
  });

  // The focus stays in the input when something in the popup is pressed.
  popup.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    popup,
    draw(state: FinderState, context: FinderContext): void {
      const { attributes, isShown } = connectPopup(state, context);
      close.draw(context);
      recents.draw(state, context);
      panel.draw(state, context);
      attribution.draw(state, context);
      drawPopup(attributes);
      layer.draw(isShown);
    },
    lower: layer.lower,
  };
}

function createSheetBar(page: Document, getContext: () => FinderContext) {
  const { icon, draw } = createIcon(page, 20);
  draw(BUTTONS.clear);
  const button = createElement(
    page,
    'button',
    { class: 'sa-button sa-close', type: 'button', tabindex: '-1' },
    icon,
  );
  button.addEventListener('click', (event) =>
    getContext().finder.send({ type: 'leave', commits: false }, event),
  );
  return {
    bar: createElement(page, 'div', { class: 'sa-sheet-bar', hidden: '' }, button),
    draw: ({ messages }: FinderContext) => button.setAttribute('aria-label', messages.closeButton),
  };
}

function createRecents(page: Document, getContext: () => FinderContext, focusInput: () => void) {
  const heading = createElement(page, 'span', 'sa-recents-heading');
  const hint = createElement(page, 'span', 'sa-recents-hint');
  const button = createElement(page, 'button', { class: 'sa-text-button', type: 'button', tabindex: '-1' });
  button.addEventListener('click', () => {
    getContext().finder.clearRecents();
    focusInput();
  });
  const bar = createElement(page, 'div', 'sa-recents', heading, hint, button);
  const drawHeading = createSentence(heading);
  const drawHint = createSentence(hint);
  const drawClear = createSentence(button);
  return {
    bar,
    draw({ options }: FinderState, { messages }: FinderContext): void {
      bar.hidden = options[0]?.isRecent !== true;
      drawHeading(messages.recents);
      drawHint(messages.recentsHint);
      drawClear(messages.clearRecents);
    },
  };
}

/** A panel has three buttons at most: where nothing is found, the position, the map and the text as it is. */
const BUTTONS_OF_PANEL = [0, 1, 2] as const;

/** A picture, a sentence and what to do, while rows alone do not say it. */
function createPanel(page: Document, getContext: () => FinderContext) {
  const picture = createIcon(page, 28);
  const sentenceLine = createElement(page, 'p', 'sa-panel-sentence');
  const hintLine = createElement(page, 'p', 'sa-panel-hint');
  const shownNow = () => connectPanel(getContext().finder.getState(), getContext());
  const buttonsOf = (shown: ReturnType<typeof shownNow>) =>
    shown?.retry ? [shown.retry] : (shown?.offers ?? []);
  const buttons = BUTTONS_OF_PANEL.map((index) => {
    const button = createElement(page, 'button', { class: 'sa-text-button', type: 'button', tabindex: '-1' });
    button.addEventListener('click', (event) => buttonsOf(shownNow())[index]?.on.click(event));
    return { button, drawText: createSentence(button) };
  });
  const row = createElement(page, 'div', 'sa-panel-buttons', ...buttons.map(({ button }) => button));
  const panel = createElement(page, 'div', 'sa-panel', picture.icon, sentenceLine, hintLine, row);
  const drawSentence = createSentence(sentenceLine);
  const drawHint = createSentence(hintLine);
  return {
    panel,
    draw(state: FinderState, context: FinderContext): void {
      const shown = connectPanel(state, context);
      panel.hidden = shown === null;
      if (shown === null) return;
      panel.dataset['panel'] = shown.panel;
      picture.draw(panelDrawing(shown.panel));
      drawSentence(shown.sentence);
      drawHint(shown.hint);
      hintLine.hidden = shown.hint === '';
      const wanted = buttonsOf(shown);
      row.hidden = wanted.length === 0;
      buttons.forEach(({ button, drawText }, index) => {
        button.hidden = wanted[index] === undefined;
        drawText(wanted[index]?.text ?? '');
      });
    },
  };
}

/** Names whose data is shown, and says when the rows come from the device because there is no network. */
function createAttribution(page: Document) {
  const noteLine = createElement(page, 'span', 'sa-offline-note');
  const creditLine = createElement(page, 'span', 'sa-credit');
  const drawNote = createSentence(noteLine);
  const drawCredit = createSentence(creditLine);
  const footer = createElement(page, 'div', 'sa-attribution', noteLine, creditLine);
  const drawFooter = createAttributes(footer);
  return {
    footer,
    draw(state: FinderState, context: FinderContext): void {
      const shown = connectAttribution(state, context);
      drawFooter(shown.attributes);
      noteLine.hidden = shown.note === '';
      creditLine.hidden = shown.credit === '';
      drawNote(shown.note);
      drawCredit(shown.credit);
    },
  };
}
