import type { Lang } from '@smart-address/gazetteer';
import { translateCredit } from '../translateCredit.ts';
import type { Finder } from './finder.ts';
import { isAutofill } from './finder.autofill.ts';
import { announcementSentence, panelSentence } from './finder.messages.ts';
import type { FinderMessages } from './finder.messages.types.ts';
import { activeOption, areOptionsCurrent, isListShown, isPopupShown, panelOf } from './finder.select.ts';
import type { FinderOption, FinderState } from './finder.types.ts';

/** What every part needs to know beside the state. */
export interface FinderContext {
  readonly finder: Finder;
  readonly messages: FinderMessages;
  readonly locale: Lang;
  /** Unique in the page, the same on the server and in the browser; valid in an `id`. */
  readonly id: string;
}

/** What a key handler reads of a browser's KeyboardEvent. */
export interface KeyLike extends Event {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What the input handler reads of a browser's InputEvent. */
export interface InputEventLike extends Event {
  readonly inputType?: string | undefined;
}

/** What the input handler reads of an input event's target. */
export interface InputLike {
  readonly value: string;
  matches(selector: string): boolean;
}

const EDIT_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * The id of an option's element, by its place: a row that takes the next answer's words keeps it. It is named as active only while the
 * option itself is among the rows.
 */
const optionElementId = (id: string, { place }: FinderOption): string => `${id}-option-${place}`;

export function connectRoot(state: FinderState, { locale }: FinderContext) {
  return {
    attributes: {
      lang: locale,
      'data-state': isPopupShown(state) ? 'open' : 'closed',
      'data-status': state.status.kind,
      'data-source': state.value.source,
    },
  };
}

export function connectLabel({ id, messages }: FinderContext) {
  return { attributes: { id: `${id}-label`, htmlFor: `${id}-input` }, text: messages.label };
}

/**
 * The input's own text is not among the attributes: what is typed stands there already, and an adapter writes only what was not typed.
 */
export function connectInput(state: FinderState, { finder, id }: FinderContext) {
  const isShown = isListShown(state);
  const active = isShown ? activeOption(state) : undefined;
  return {
    attributes: {
      id: `${id}-input`,
      // An empty `auto` is left to right whatever the page is; then the page decides.
      dir: state.inputValue === '' ? undefined : 'auto',
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active && optionElementId(id, active),
      'data-state': isShown ? 'open' : 'closed',
    },
    on: {
      input(event: InputEventLike, target: InputLike) {
        const isFilledIn = isAutofill(event, target, finder.getState().isOpen);
        finder.send({ type: 'input', text: target.value, isAutofill: isFilledIn }, event);
      },
      click(event: Event) {
        if (!isReadOnly(event)) finder.send({ type: 'press' }, event);
      },
      keydown: (event: KeyLike) => onKey(finder, event),
    },
  };
}

/** Whether what an event happened in is there to be read only: no key opens, picks or clears in it. */
function isReadOnly({ target }: Event): boolean {
  return target !== null && 'readOnly' in target && target.readOnly === true;
}

function onKey(finder: Finder, event: KeyLike) {
  // A key that writes a word with an input method belongs to that method, arrows and Enter included.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || isReadOnly(event)) return;
  const { key } = event;
  const options = finder.getOptions();
  const state = finder.getState();
  if (event.ctrlKey || event.metaKey) return;
  if (key === 'Tab' && !event.altKey)
    return finder.send({ type: 'leave', commits: options.commitOnBlur ?? false }, event);
  if (event.shiftKey) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    return finder.send(
      { type: 'arrow', direction: key === 'ArrowDown' ? 'down' : 'up', isAlt: event.altKey },
      event,
    );
  }
  if (event.altKey) return;
  if (EDIT_KEYS.has(key)) return finder.send({ type: 'caret' }, event);
  if (key === 'Enter') {
    if (isListShown(state)) event.preventDefault();
    return finder.send({ type: 'enter' }, event);
  }
  if (key === 'Escape') {
    const clears = options.clearOnEscape ?? true;
    if (!isPopupShown(state) && (!clears || state.inputValue === '')) return;
    event.preventDefault();
    event.stopPropagation();
    return finder.send({ type: 'escape', clears }, event);
  }
  if (key === 'Delete' && state.inputValue === '' && state.activeId !== null) {
    event.preventDefault();
    finder.removeRecent(state.activeId);
  }
}

/** Keeps the focus in the input when something in the popup is pressed. */
const keepFocus = { mousedown: (event: Event) => event.preventDefault() };

export function connectPopup(state: FinderState, { id }: FinderContext) {
  const isShown = isPopupShown(state);
  return {
    isShown,
    attributes: {
      id: `${id}-popup`,
      'data-state': isShown ? 'open' : 'closed',
      'data-panel': panelOf(state) ?? undefined,
      hidden: !isShown,
    },
    on: keepFocus,
  };
}

export function connectList(state: FinderState, { id, messages }: FinderContext) {
  return {
    options: state.options,
    attributes: {
      id: `${id}-list`,
      role: 'listbox',
      // Of a page that is translated the names stay: a pick writes them as they are, and the rows are written over node for node.
      translate: 'no' as const,
      'aria-label': messages.list,
      'aria-busy': state.status.kind === 'loading' || undefined,
      hidden: state.options.length === 0,
      'data-stale': state.options.length > 0 && !areOptionsCurrent(state) ? '' : undefined,
    },
  };
}

/** The option a press began on: the list may move on before the press ends, and then it picks nothing. */
const pressed = new WeakMap<Finder, string>();

export function connectOption(isActive: boolean, option: FinderOption, { finder, id }: FinderContext) {
  return {
    attributes: {
      id: optionElementId(id, option),
      role: 'option',
      // TalkBack passes over what cannot take the focus.
      tabIndex: -1,
      'aria-selected': isActive || undefined,
      'data-active': isActive ? '' : undefined,
      'data-type': option.result.type,
      'data-recent': option.isRecent ? '' : undefined,
    },
    on: {
      mousedown() {
        pressed.set(finder, option.id);
      },
      click(event: Event) {
        // A label around the finder would press its first button, and open the list again.
        event.preventDefault();
        // A click without a press comes from a screen reader or a script.
        const began = pressed.get(finder) ?? option.id;
        pressed.delete(finder);
        if (began === option.id) finder.send({ type: 'pick', id: option.id }, event);
      },
    },
  };
}

export function connectOpenButton(state: FinderState, { finder, id, messages }: FinderContext) {
  return {
    attributes: {
      type: 'button' as const,
      tabIndex: -1,
      'aria-label': messages.openButton,
      'aria-expanded': isListShown(state),
      'aria-controls': `${id}-list`,
      'data-state': isPopupShown(state) ? 'open' : 'closed',
      'data-loading': state.status.kind === 'loading' ? '' : undefined,
    },
    on: { ...keepFocus, click: (event: Event) => finder.send({ type: 'toggle' }, event) },
  };
}

export function connectClearButton(state: FinderState, { finder, messages }: FinderContext) {
  const hasEscape = finder.getOptions().clearOnEscape ?? true;
  return {
    attributes: {
      type: 'button' as const,
      // Escape does the same; one stop less on the way through the form.
      tabIndex: hasEscape ? -1 : 0,
      'aria-label': messages.clearButton,
      hidden: state.inputValue === '',
    },
    on: { ...keepFocus, click: (event: Event) => finder.send({ type: 'clear' }, event) },
  };
}

export function connectLocateButton(state: FinderState, { finder, messages }: FinderContext) {
  const isLocating = state.locate.kind === 'locating';
  return {
    attributes: {
      type: 'button' as const,
      'aria-label': messages.locateButton,
      'aria-disabled': isLocating || undefined,
      'data-state': state.locate.kind,
    },
    on: {
      click(event: Event) {
        if (!isLocating) finder.locate(event);
      },
      /** Escape closes what is said of a position that is not there, where the focus still is. */
      keydown(event: KeyLike) {
        if (event.key !== 'Escape' || event.defaultPrevented || !isPopupShown(finder.getState())) return;
        event.preventDefault();
        event.stopPropagation();
        finder.send({ type: 'leave', commits: false }, event);
      },
    },
  };
}

export function connectStatus(state: FinderState, { locale, messages }: FinderContext) {
  const { announcement } = state;
  return {
    // Not atomic: a new sentence is a new node, and the going of the old one is nothing to say.
    attributes: { role: 'status', 'aria-live': 'polite' as const, 'aria-atomic': false },
    /** Names the sentence's node: with a new one the same words are said again. */
    key: state.announcementCount,
    sentence: announcement === null ? '' : announcementSentence(messages, locale, announcement),
  };
}

/** Whose data the rows are, and that they come from the device because there is no network; texts that are empty say nothing. */
export function connectAttribution(state: FinderState, { locale, messages }: FinderContext) {
  const { options, attribution, isOnline } = state;
  const sources = options[0]?.isRecent === true ? '' : attribution;
  const credit =
    sources === '' ? '' : messages.attribution.replace('{sources}', () => translateCredit(sources, locale));
  const note = isOnline ? '' : messages.offlineNote;
  return {
    attributes: { hidden: options.length === 0 || (credit === '' && note === '') },
    note,
    credit,
  };
}

/** What stands beside or in place of rows: a sentence, a hint, and whether trying again makes sense. */
export function connectPanel(state: FinderState, { finder, locale, messages }: FinderContext) {
  const panel = panelOf(state);
  if (panel === null) return null;
  const hints: Readonly<Record<string, string>> = {
    empty: messages.emptyHint,
    error: messages.errorHint,
    offline: messages.offlineHint,
    rateLimited: messages.rateLimitedHint,
  };
  return {
    panel,
    sentence: panelSentence(messages, locale, panel, state),
    hint: hints[panel] ?? '',
    retry:
      panel === 'error' || panel === 'offline'
        ? {
            text: messages.retryButton,
            attributes: { type: 'button' as const, tabIndex: -1 },
            on: { click: (event: Event) => finder.send({ type: 'retry' }, event) },
          }
        : null,
  };
}
