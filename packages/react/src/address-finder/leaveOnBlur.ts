import { isFocusWithin } from '@smart-address/core/dom';
import { leave } from '@smart-address/core/finder';
import type { FocusEvent } from 'react';
import type { ReactFinderContext } from './finderContext.ts';

/** Leaves the finder with the focus; when the window loses the focus the list stays. */
export function leaveOnBlur({ finder, inputRef }: ReactFinderContext, event: FocusEvent<HTMLElement>): void {
  const input = inputRef.current;
  if (!isFocusWithin(event.currentTarget, input, event.relatedTarget))
    leave(finder, event.nativeEvent, !input?.matches(':read-only'));
}
