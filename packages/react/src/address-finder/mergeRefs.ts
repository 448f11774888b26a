import type { ForwardedRef, MutableRefObject } from 'react';

/** Hands one element to several refs. */
export function setRef<Element>(
  ref: ForwardedRef<Element> | MutableRefObject<Element | null> | undefined,
  element: Element | null,
): void {
  if (typeof ref === 'function') ref(element);
  else if (ref != null) ref.current = element;
}
