'use client';

import type { Finder, FinderState } from '@smart-address/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Selects the whole state: a part that depends on all of it is rendered on every key. */
export const everything = (state: FinderState): FinderState => state;

/** A selector always returns the same fields, so comparing those of one slice suffices. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  for (const name in a) if (!Object.is(a[name], b[name])) return false;
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The only place where React subscribes to a finder. A part selects the slice it displays and is rendered when that slice
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
