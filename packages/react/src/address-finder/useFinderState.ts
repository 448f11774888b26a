'use client';

import type { Finder, FinderState } from '@smart-address/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  const other = new Map(Object.entries(b));
  return entries.length === other.size && entries.every(([key, value]) => Object.is(value, other.get(key)));
}

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
    const slice = before !== null && isShallowEqual(before.slice, fresh) ? before.slice : fresh;
    last.current = { state, slice, select };
    return slice;
  }, [finder, select]);
  return useSyncExternalStore(finder.subscribe, snapshot, snapshot);
}
