import type { Finder } from '../finder.ts';
import { isListShown, isPopupShown } from './select.ts';

/** The properties of a KeyboardEvent that the key handler reads. */
export interface KeyLike extends Event {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** Whether the key is held down and repeats. */
  readonly repeat: boolean;
}

const EDIT_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Keeps a key to the finder: neither the browser nor a dialog around the finder acts on it. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the event's field is read-only: no key opens, picks or clears there. */
export function isReadOnly({ target }: Event): boolean {
  return target !== null && 'readOnly' in target && target.readOnly === true;
}

/** Escapes claimed early, and those of them that a handler of the page prevented afterwards. */
const claimed = new WeakSet<Event>();
const refused = new WeakSet<Event>();

/** Whether a handler of the page has prevented what the finder would do. */
export function isPrevented(event: Event): boolean {
  return claimed.has(event) ? refused.has(event) : event.defaultPrevented;
}

/** During IME composition all keys, arrows and Enter included, belong to the input method. */
const isOfInputMethod = ({ isComposing, keyCode }: KeyLike): boolean => isComposing || keyCode === 229;

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyLike): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Whether Escape clears the text of a closed finder. */
export const clearsOnEscape = (finder: Finder): boolean => finder.getOptions().clearOnEscape ?? true;

/** Whether Escape in the input closes the list or clears the text. */
function usesEscape(finder: Finder): boolean {
  const state = finder.getState();
  return isPopupShown(state) || (clearsOnEscape(finder) && state.inputValue !== '');
}

/**
 * Prevents the default of an Escape that the finder is going to use, before anybody hears it. Radix and Ariakit close their dialogs while
 * the key is still on its way down the page, unless its default is prevented. Call it in the window's capture phase, for a key in the input
 * or, with `isButton`, on "Use my location".
 */
export function claimEscape(finder: Finder, event: KeyLike, isButton = false): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (isButton) {
    if (!isPopupShown(finder.getState())) return;
  } else if (isOfInputMethod(event) || hasModifier(event)) return;
  else if (!event.repeat && !usesEscape(finder)) return;
  event.preventDefault();
  claimed.add(event);
  // From here on the event says that it was prevented, whoever asks; who prevents it now is the page.
  event.preventDefault = () => refused.add(event);
}

/** Does what a key in the input means. */
export function pressKey(finder: Finder, event: KeyLike): void {
  if (isPrevented(event) || isOfInputMethod(event) || isReadOnly(event)) return;
  const { key } = event;
  const state = finder.getState();
  if (event.ctrlKey || event.metaKey) return;
  if (key === 'Tab' && !event.altKey) return leave(finder, event);
  if (event.shiftKey) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const direction = key === 'ArrowDown' ? 'down' : 'up';
    return finder.send({ type: 'arrow', direction, isAlt: event.altKey }, event);
  }
  if (event.altKey) return;
  if (EDIT_KEYS.has(key)) return finder.send({ type: 'caret' }, event);
  // Held a little long, the key that picked or closed would also send the form, clear the text or close a dialog.
  if (event.repeat && (key === 'Enter' || key === 'Escape')) return keep(event);
  if (key === 'Enter') {
    if (isListShown(state)) event.preventDefault();
    return finder.send({ type: 'enter' }, event);
  }
  if (key === 'Escape') {
    if (!usesEscape(finder)) return;
    keep(event);
    return finder.send({ type: 'escape', clears: clearsOnEscape(finder) }, event);
  }
  if (key === 'Delete' && state.inputValue === '' && state.activeId !== null) {
    event.preventDefault();
    finder.removeRecent(state.activeId);
  }
}

/** Escape on a button closes the message beside it, such as that about a missing position, while the focus is still there. */
export function pressKeyOnButton(finder: Finder, event: KeyLike): void {
  if (event.key !== 'Escape' || isPrevented(event) || !isPopupShown(finder.getState())) return;
  keep(event);
  finder.send({ type: 'leave', commits: false }, event);
}

/**
 * Tells a finder that it is left: the focus goes elsewhere, or a press is outside it. Nothing is picked on a phone's "back", which closes a
 * sheet as its close button does. Nor is it in a field that is not `usable` any more, as one that was disabled before its focus left.
 */
export function leave(finder: Finder, event: Event, usable = true): void {
  const commits = usable && event.type !== 'close' && (finder.getOptions().commitOnBlur ?? false);
  finder.send({ type: 'leave', commits }, event);
}
