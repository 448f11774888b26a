import type { AllHTMLAttributes, Ref, RefCallback, SyntheticEvent } from 'react';
import { mergeHandlers } from './mergeHandlers.ts';

/** What a getter may be given: attributes, handlers and the ref of the element that gets its props. */
export interface GivenProps extends AllHTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** What a getter is given where it is called without. */
export type NoProps = Readonly<Record<never, never>>;

type Handler = (event: SyntheticEvent) => void;

/** A merged ref stays the same while its two parts do: React calls a new one on each render. */
const mergedRefs = new WeakMap<RefCallback<HTMLElement>, WeakMap<object, RefCallback<HTMLElement>>>();

function mergeRefs(ours: RefCallback<HTMLElement>, own: NonNullable<Ref<HTMLElement>>) {
  const known = mergedRefs.get(ours) ?? new WeakMap<object, RefCallback<HTMLElement>>();
  mergedRefs.set(ours, known);
  const before = known.get(own);
  if (before) return before;
  let cleanUp: (() => void) | undefined;
  const merged: RefCallback<HTMLElement> = (element) => {
    ours(element);
    if (typeof own !== 'function') own.current = element;
    else if (element === null && cleanUp) cleanUp();
    // React 19's refs may return what undoes them. It is not returned from here, so that React 18 does not complain.
    else cleanUp = own(element) ?? undefined;
  };
  known.set(own, merged);
  return merged;
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/**
 * A getter's props with a team's. The team's handlers run first, and `preventDefault()` stops ours. Both refs get the element.
 * Whatever else the team gives wins.
 */
export function mergeProps<Ours extends object>(ours: Ours & { readonly ref?: RefCallback<HTMLElement> }) {
  return <Own extends GivenProps>(own: (Own & GivenProps) | undefined): Ours & Omit<Own, keyof Ours> => {
    if (own === undefined) return ours as Ours & Omit<Own, keyof Ours>;
    const handlers = Object.entries(ours).flatMap(([name, handler]) => {
      const given = Reflect.get(own, name);
      if (!/^on[A-Z]/.test(name) || !isHandler(handler)) return [];
      return [[name, mergeHandlers(isHandler(given) ? given : undefined, handler)] as const];
    });
    const { ref } = own;
    return {
      ...ours,
      ...own,
      ...Object.fromEntries(handlers),
      ...(ours.ref && { ref: ref ? mergeRefs(ours.ref, ref) : ours.ref }),
    };
  };
}
