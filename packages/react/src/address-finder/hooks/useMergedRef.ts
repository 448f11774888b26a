import { useCallback, type ForwardedRef, type RefCallback, type RefObject } from 'react';

function setRef<Element>(ref: ForwardedRef<Element>, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null) ref.current = element;
}

/** Passes a part's element to both the part and the team's ref. */
export function useMergedRef<Own, Given extends Own>(
  ownRef: RefObject<Own | null>,
  givenRef: ForwardedRef<Given>,
): RefCallback<Given> {
  return useCallback(
    (element: Given | null) => {
      ownRef.current = element;
      setRef(givenRef, element);
    },
    [ownRef, givenRef],
  );
}
