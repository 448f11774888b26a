import type { Lang } from '@smart-address/gazetteer';
import { translateCredit } from '../../language.ts';
import { runCallback } from '../../report.ts';
import type { Finder } from '../finder.ts';
import { isAutofill } from '../address/autofill.ts';
import { clearsOnEscape, isReadOnly, pressKey, pressKeyOnButton, type KeyLike } from './keys.ts';
import { announcementSentence, factHint, factSentence } from '../speech/messages.ts';
import type { FinderMessages } from '../speech/messages.types.ts';
import { activeOption, areOptionsCurrent, isListShown, isPopupShown, panelFact, panelOf } from './select.ts';
import type { FinderOption, FinderState } from './types.ts';

/** What every part needs besides the state. */
export interface FinderContext {
  readonly finder: Finder;
  readonly messages: FinderMessages;
  readonly locale: Lang;
  /** Unique in the page, equal on server and client; valid in an `id`. */
  readonly id: string;
  /** What the page has for an address that is not found, asked each time. @default nothing */
  readonly elsewhere?: (() => Elsewhere) | undefined;
}

/** Other ways to an address that the page has. */
interface Elsewhere {
  /** Whether "Use my location" is beside the field. */
  readonly canLocate: boolean;
  /** Opens the page's map to place the pin; null without a map. */
  readonly placeOnMap: (() => void) | null;
}

/** The properties of an InputEvent that the input handler reads. */
export interface InputEventLike extends Event {
  readonly inputType?: string | undefined;
}

/** The property of a click that says whether it comes from a press. */
export interface ClickLike extends Event {
  readonly detail: number;
}

/** The properties of an input event's target that the input handler reads. */
export interface InputLike {
  readonly value: string;
  matches(selector: string): boolean;
}

/**
 * The id of an option's element, by index, because a row takes over the next answer's text. It is referenced as active only while
 * the option itself is among the rows.
 */
const optionElementId = (id: string, { index }: FinderOption): string => `${id}-option-${index}`;

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
 * The input's attributes and handlers, without its text: typed text is already there, and an adapter writes only what was not
 * typed.
 */
export function connectInput(state: FinderState, { finder, id }: FinderContext) {
  const isShown = isListShown(state);
  const active = isShown ? activeOption(state) : undefined;
  return {
    attributes: {
      id: `${id}-input`,
      // An empty field with `dir="auto"` is left to right on any page; then the page's direction applies.
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
      keydown: (event: KeyLike) => pressKey(finder, event),
    },
  };
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
      // Browser translation must not change names: a pick writes them as they are, and it replaces the nodes that rows update.
      translate: 'no' as const,
      'aria-label': state.options[0]?.isRecent === true ? messages.recents : messages.list,
      'aria-busy': state.status.kind === 'loading' || undefined,
      hidden: state.options.length === 0,
      'data-stale': state.options.length > 0 && !areOptionsCurrent(state) ? '' : undefined,
    },
  };
}

/**
 * The option a press began on: if the rows change before the press ends, it picks nothing. Under a finger `mousedown` comes only when
 * it is lifted, and rows that a slow network brings change while it is down.
 */
const pressed = new WeakMap<Finder, string>();

export function connectOption(isActive: boolean, option: FinderOption, { finder, id }: FinderContext) {
  return {
    attributes: {
      id: optionElementId(id, option),
      role: 'option',
      // TalkBack skips elements that cannot take the focus.
      tabIndex: -1,
      'aria-selected': isActive || undefined,
      'data-active': isActive ? '' : undefined,
      'data-type': option.result.type,
      'data-recent': option.isRecent ? '' : undefined,
    },
    on: {
      pointerdown() {
        pressed.set(finder, option.id);
      },
      click(event: ClickLike) {
        // Otherwise a label around the finder would click its first button, and open the list again.
        event.preventDefault();
        // A click without a press comes from a screen reader or a script; the last press may have scrolled the list.
        const began = pressed.get(finder) ?? option.id;
        pressed.delete(finder);
        if (event.detail === 0 || began === option.id) finder.send({ type: 'pick', id: option.id }, event);
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
  return {
    attributes: {
      type: 'button' as const,
      // Escape does the same, so this button is left out of the tab order.
      tabIndex: clearsOnEscape(finder) ? -1 : 0,
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
        if (finder.getState().locate.kind !== 'locating') finder.locate(event);
      },
      keydown: (event: KeyLike) => pressKeyOnButton(finder, event),
    },
  };
}

export function connectStatus(state: FinderState, { locale, messages }: FinderContext) {
  const { announcement } = state;
  return {
    // Not atomic: a new sentence is a new node, and the removal of the old one needs no announcement.
    attributes: { role: 'status', 'aria-live': 'polite' as const, 'aria-atomic': false },
    /** Key of the sentence's node: a new key announces the same sentence again. */
    key: state.announcementCount,
    sentence: announcement === null ? '' : announcementSentence(messages, locale, announcement),
  };
}

/**
 * Credit for the rows' data, and a note when they come from the device because there is no network; empty texts are not shown.
 */
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

const PANEL_BUTTON = { type: 'button', tabIndex: -1 } as const;

/** Ways to an address that is not found: only those that the page has, and the text as it is. */
function offersOf({ finder, messages, elsewhere }: FinderContext) {
  const { canLocate = false, placeOnMap = null } = elsewhere?.() ?? {};
  const close = (event: Event): void => finder.send({ type: 'leave', commits: false }, event);
  const offer = (text: string, click: (event: Event) => void) => ({
    text,
    attributes: PANEL_BUTTON,
    on: { click },
  });
  return [
    ...(canLocate ? [offer(messages.locateButton, finder.locate)] : []),
    ...(placeOnMap
      ? [
          offer(messages.placeOnMap, (event) => {
            close(event);
            runCallback(placeOnMap);
          }),
        ]
      : []),
    offer(messages.writeMyself, close),
  ];
}

/** The panel beside or in place of the rows: a sentence, a hint, whether a retry makes sense, and what else can be done. */
export function connectPanel(state: FinderState, context: FinderContext) {
  const { finder, locale, messages } = context;
  const panel = panelOf(state);
  const fact = panelFact(state);
  if (panel === null || fact === null) return null;
  return {
    panel,
    sentence: factSentence(messages, locale, fact),
    hint: factHint(messages, fact),
    retry:
      panel === 'error' || panel === 'offline'
        ? {
            text: messages.retryButton,
            attributes: PANEL_BUTTON,
            on: { click: (event: Event) => finder.send({ type: 'retry' }, event) },
          }
        : null,
    /** Buttons, in this order, where nothing was found. */
    offers: panel === 'empty' ? offersOf(context) : [],
  };
}
