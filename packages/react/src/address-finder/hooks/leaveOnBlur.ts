import { whenFocusLeaves } from '@smart-address/core/dom';
import { leave } from '@smart-address/core/finder';
import type { FocusEvent } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';

/** Leaves the finder with the focus; when the window loses the focus the list stays. */
export function leaveOnBlur({ finder, inputRef }: ReactFinderContext, event: FocusEvent<HTMLElement>): void {
  const input = inputRef.current;
  const { nativeEvent } = event;
  const isUsable = !input?.matches(':read-only');
  whenFocusLeaves(event.currentTarget, input, event.relatedTarget, () =>
    leave(finder, nativeEvent, isUsable),
  );
}
