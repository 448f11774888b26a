import { isPrevented } from '@smart-address/core/finder';
import type { SyntheticEvent } from 'react';

/** Runs the team's handler first, then ours unless the default was prevented. */
export function mergeHandlers<Event extends SyntheticEvent>(
  own: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    own?.(event);
    // React's own record of what was prevented knows of events that cannot be cancelled; the finder's, of Escapes it claimed itself.
    const isClaimed = event.nativeEvent.defaultPrevented && !isPrevented(event.nativeEvent);
    if (isClaimed || !event.defaultPrevented) ours(event);
  };
}
