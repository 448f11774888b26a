'use client';

import type { Finder, FinderState } from '@smart-address/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

function isShallowEqual(a: object, b: object): boolean {
  const left = Object.entries(a);
  const right = Object.values(b);
  return left.length === right.length && left.every(([, value], index) => Object.is(value, right[index]));
}

/** A selector always names the same fields in the same order. */
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isObject(a) && isObject(b) && isShallowEqual(a, b));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The one place where React subscribes to a finder. A part names the slice it shows and is rendered again when that slice
 * changes, not on every key.
 */
export function useFinderState<Slice>(finder: Finder, select: (state: FinderState) => Slice): Slice {
  const last = useRef<{ state: FinderState; slice: Slice; select: (state: FinderState) => Slice }>(null);
  const snapshot = useCallback(() => {
    const state = finder.getState();
    const before = last.current;
    if (before !== null && before.state === state && before.select === select) return before.slice;
    const fresh = select(state);
    const slice = before !== null && isSame(before.slice, fresh) ? before.slice : fresh;
    last.current = { state, slice, select };
    return slice;
  }, [finder, select]);
  return useSyncExternalStore(finder.subscribe, snapshot, snapshot);
}
