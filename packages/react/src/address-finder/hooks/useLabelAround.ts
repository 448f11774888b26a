import { useEffect } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';

/**
 * A `<label>` around the finder would label its first button, and be part of every button's name. It is pointed at the input
 * instead, and its text names the input unless the team has named it.
 */
export function useLabelAround({ inputRef, rootRef }: ReactFinderContext, isNamed: boolean): void {
  // On each render, because the text may have changed.
  useEffect(() => {
    const { current: input } = inputRef;
    const { current: root } = rootRef;
    const label = root?.closest('label');
    if (input === null || root === null || label == null || isNamed) return;
    const isNamedByOther = [...(input.labels ?? [])].some((each) => each !== label);
    if (isNamedByOther) return;
    label.htmlFor = input.id;
    input.setAttribute('aria-label', wordsAround(root, label));
  });
}

function wordsAround(root: Element, label: Element): string {
  const words = label.ownerDocument.createRange();
  words.selectNodeContents(label);
  words.setEndBefore(root);
  const before = words.toString();
  words.selectNodeContents(label);
  words.setStartAfter(root);
  return `${before} ${words.toString()}`.replace(/\s+/g, ' ').trim();
}
