import type { FinderChangeDetails, FinderChangeReason, FinderEvent, FinderState } from './finder.types.ts';

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

/** The details passed to a callback, and whether the callback cancelled the change. */
export function createChange(reason: FinderChangeReason, event: Event | null): FinderChangeDetails {
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
