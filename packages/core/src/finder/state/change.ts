import { runCallback } from '../../report.ts';
import type { FillCause, FinderOptions } from './options.types.ts';
import type { FinderChangeDetails, FinderChangeReason, FinderEvent, FinderState } from './types.ts';

/** The reason of a change, as in `FinderChangeDetails`. */
export function reasonOf(event: FinderEvent, previous: FinderState, next: FinderState): FinderChangeReason {
  switch (event.type) {
    case 'input':
      return event.isAutofill ? 'autofill' : 'input';
    case 'enter':
    case 'leave':
      return next.value !== previous.value ? 'pick' : event.type;
    case 'arrow':
    case 'escape':
    case 'toggle':
    case 'press':
    case 'pick':
    case 'clear':
      return event.type;
    case 'setValue':
      return event.reason;
    case 'accept':
      return 'pick';
    case 'setInputValue':
    case 'setOpen':
      return 'program';
    case 'retrieved':
      return 'retrieve';
    case 'locating':
    case 'located':
    case 'locateFailed':
      return 'locate';
    default:
      return 'answer';
  }
}

/** The details passed to a callback, and whether the callback cancelled the change: kept apart from them, for a team may freeze what it stores. */
function createChange({ reason, event }: FillCause): FinderChangeDetails {
  let isCanceled = false;
  return {
    reason,
    event,
    cancel() {
      isCanceled = true;
    },
    get isCanceled() {
      return isCanceled;
    },
  };
}

/** Tells the callbacks of a change that is about to happen, until one of them cancels it; true if one did. One that throws does not. */
export function isCanceled(
  { onValueChange, onInputValueChange, onOpenChange }: FinderOptions,
  previous: FinderState,
  next: FinderState,
  cause: FillCause,
): boolean {
  if (cause.reason === 'program') return false;
  const details = createChange(cause);
  if (next.value !== previous.value) runCallback(() => onValueChange?.(next.value, details));
  if (!details.isCanceled && next.inputValue !== previous.inputValue)
    runCallback(() => onInputValueChange?.(next.inputValue, details));
  if (!details.isCanceled && next.isOpen !== previous.isOpen)
    runCallback(() => onOpenChange?.(next.isOpen, details));
  return details.isCanceled;
}
