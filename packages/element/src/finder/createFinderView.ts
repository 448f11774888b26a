import type { FinderContext } from '@smart-address/core';
import {
  activeOption,
  claimEscape,
  connectClearButton,
  connectInput,
  connectList,
  connectLocateButton,
  connectOpenButton,
  connectRoot,
  leave,
} from '@smart-address/core/finder';
import {
  BUTTONS,
  createAttributes,
  createElement,
  createIcon,
  createRows,
  createSentence,
  whenFocusLeaves,
  keepEscape,
  optionAt,
  rewriteText,
  scrollToActive,
  typeOver,
} from '@smart-address/core/dom';
import { createPopup } from './createPopup.ts';
import { createStatus } from './createStatus.ts';
import { nameParts } from '../field/naming.ts';

/** What is drawn besides the finder's state. */
export interface FinderViewContext extends FinderContext {
  /** The text of the label above the field; empty for none. */
  readonly label: string;
  /** The input's attributes from the page: name, required, description. */
  readonly inputAttributes: Readonly<Record<string, string | undefined>>;
  readonly theme: string | undefined;
  readonly hasLocateButton: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
}

export interface FinderViewHandlers {
  /** A text was typed and sent to the finder. The browser's event is stopped here; the element fires its own. */
  typed(event: Event): void;
  /** Typing has ended: the focus left, or Enter was pressed. */
  settled(): void;
  /** Enter was pressed where it submits the form. */
  entered(): void;
}

export interface FinderView {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  draw(context: FinderViewContext): void;
  /** Writes a text that was not typed, with the caret at its end. */
  write(text: string): void;
  /** The finder was removed from the document: remove its popup from the top layer. */
  lower(): void;
}

/** The finder's elements in a shadow tree, drawn from the prop bags that the React finder spreads. */
export function createFinderView(
  page: Document,
  firstContext: FinderViewContext,
  handlers: FinderViewHandlers,
): FinderView {
  let context = firstContext;
  const { finder, id } = context;
  const getContext = () => context;

  const label = createElement(page, 'label', { class: 'sa-label', id: `${id}-label`, for: `${id}-input` });
  // No spelling correction: dictionaries do not know names of places, and a phone would replace them.
  const input = createElement(page, 'input', {
    class: 'sa-input',
    type: 'text',
    spellcheck: 'false',
    autocorrect: 'off',
  });
  const openButton = createButton('sa-open', 'search');
  const clearButton = createButton('sa-clear', 'clear');
  const locateButton = createButton('sa-locate', 'locate');
  // A `title` of the button would be its description, which screen readers say after the name.
  const tooltip = createElement(
    page,
    'span',
    { class: 'sa-tooltip', 'aria-hidden': 'true' },
    locateButton.icon,
  );
  locateButton.button.append(tooltip);
  const control = createElement(
    page,
    'div',
    'sa-control',
    input,
    openButton.button,
    clearButton.button,
    locateButton.button,
  );
  const list = createElement(page, 'div', 'sa-list');
  const status = createStatus(page);
  const root = createElement(page, 'div', { class: 'sa-finder', part: 'finder' }, label, control);
  const popup = createPopup({ page, root, input, anchor: control, list, getContext, focusInput });
  root.append(popup.popup, status.region);

  const rows = createRows(list);
  const drawRoot = createAttributes(root);
  const drawLabel = createSentence(label);
  const drawTooltip = createAttributes(tooltip);
  const drawInput = createAttributes(input);
  const drawList = createAttributes(list);
  let drawnActiveId: string | null = null;

  function createButton(className: string, picture: keyof typeof BUTTONS) {
    const { icon, draw } = createIcon(page, 20);
    draw(BUTTONS[picture]);
    const button = createElement(page, 'button', `sa-button ${className}`, icon);
    return { button, icon, draw: createAttributes(button) };
  }

  function focusInput() {
    input.focus({ preventScroll: true });
  }

  let isComposing = false;
  let isWriting = false;
  const isUsable = () => !context.isDisabled && !context.isReadOnly;

  function showText() {
    const { inputValue, isOpen } = finder.getState();
    // What a page makes of typed text (capitals) waits until the composition ends: written into it, its letters would be doubled.
    if (isComposing && isOpen) return;
    if (input.value !== inputValue) rewriteText(input, inputValue);
  }

  for (const type of ['compositionstart', 'compositionend'] as const)
    input.addEventListener(type, () => {
      isComposing = type === 'compositionstart';
      showText();
    });

  input.addEventListener('input', (event) => {
    event.stopPropagation();
    if (isWriting) return;
    connectInput(finder.getState(), context).on.input(event, input);
    // A listener may have cancelled the change.
    showText();
    handlers.typed(event);
  });
  input.addEventListener('change', handlers.settled);
  input.addEventListener('focus', finder.prepare);
  input.addEventListener('click', (event) => {
    if (isUsable()) connectInput(finder.getState(), context).on.click(event);
  });
  keepEscape(input, (event) => isUsable() && claimEscape(finder, event));
  keepEscape(locateButton.button, (event) => claimEscape(finder, event, true));
  input.addEventListener('keydown', (event) => {
    if (isUsable()) connectInput(finder.getState(), context).on.keydown(event);
  });
  // `keypress` does not fire if `keydown` was prevented, by the finder or by the page, nor during IME composition.
  input.addEventListener('keypress', (event) => {
    if (event.key === 'Enter' && !event.defaultPrevented) handlers.entered();
  });
  // The focus stays in the input when one of these is pressed; a press on the label would select the text.
  for (const part of [label, openButton.button, clearButton.button])
    part.addEventListener('mousedown', (event) => event.preventDefault());
  openButton.button.addEventListener('click', (event) => {
    focusInput();
    connectOpenButton(finder.getState(), context).on.click(event);
  });
  clearButton.button.addEventListener('click', (event) => {
    connectClearButton(finder.getState(), context).on.click(event);
    focusInput();
  });
  locateButton.button.addEventListener('click', (event) =>
    connectLocateButton(finder.getState(), context).on.click(event),
  );
  locateButton.button.addEventListener('keydown', (event) =>
    connectLocateButton(finder.getState(), context).on.keydown(event),
  );
  list.addEventListener('pointerdown', (event) => optionAt(event, context)?.pointerdown());
  list.addEventListener('click', (event) => {
    const option = optionAt(event, context);
    if (option === undefined) return;
    option.click(event);
    focusInput();
  });
  root.addEventListener('focusout', (event) => {
    whenFocusLeaves(root, input, event.relatedTarget, () => leave(finder, event));
  });

  function draw(next: FinderViewContext) {
    context = next;
    const state = finder.getState();
    const { isDisabled } = context;
    const isUnusable = !isUsable();
    drawRoot({ ...connectRoot(state, context).attributes, 'data-theme': context.theme });
    label.hidden = context.label === '';
    drawLabel(context.label);
    input.disabled = isDisabled;
    input.readOnly = context.isReadOnly;
    showText();
    openButton.draw(connectOpenButton(state, context).attributes);
    openButton.button.disabled = isUnusable;
    clearButton.draw(connectClearButton(state, context).attributes);
    clearButton.button.disabled = isUnusable;
    locateButton.draw({
      ...connectLocateButton(state, context).attributes,
      hidden: !context.hasLocateButton,
    });
    drawTooltip({ title: context.messages.locateButton });
    locateButton.button.disabled = isUnusable;

    const activeId = activeOption(state)?.id ?? null;
    rows.draw(state.options, activeId, context);
    drawList(connectList(state, context).attributes);
    // After the rows, one of which it names as active.
    drawInput({ ...context.inputAttributes, ...connectInput(state, context).attributes });
    popup.draw(state, context);
    status.draw(state, context);
    nameParts(root);
    if (activeId !== drawnActiveId) {
      drawnActiveId = activeId;
      list.querySelector('[part~="active"]')?.part.remove('active');
      list.querySelector('[data-active]')?.part.add('active');
      if (activeId !== null) scrollToActive(list);
    }
  }

  return {
    root,
    input,
    draw,
    write(text) {
      isWriting = true;
      if (isComposing || !typeOver(input, text)) input.value = text;
      isWriting = false;
      input.setSelectionRange(text.length, text.length);
    },
    lower: popup.lower,
  };
}
