import type { SyntheticEvent } from 'react';

/** Runs the team's handler first, then ours unless the default was prevented. */
export function mergeHandlers<Event extends SyntheticEvent>(
  own: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    own?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
