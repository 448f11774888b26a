import type { SyntheticEvent } from 'react';

/** Runs the team's own handler first; ours stays out when that one prevented the default. */
export function mergeHandlers<Event extends SyntheticEvent>(
  own: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    own?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
