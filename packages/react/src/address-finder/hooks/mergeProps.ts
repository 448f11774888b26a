import {
  type AllHTMLAttributes,
  type Ref,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  type ForwardedRef,
  type RefObject,
} from 'react';
import { isPrevented } from '@smart-address/core/finder';

/** Runs the team's handler first, then ours unless the default was prevented. */
function mergeHandlers<Event extends SyntheticEvent>(
  own: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    own?.(event);
    // React's own record of what was prevented knows of events that cannot be cancelled; the finder's, of Escapes it claimed itself.
    const isClaimed = event.nativeEvent.defaultPrevented && !isPrevented(event.nativeEvent);
    if (isClaimed || !event.defaultPrevented) ours(event);
  };
}

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

/** What an element gets: attributes that follow the state, and handlers that do not. */
export interface ElementProps<Attributes, Handlers> {
  readonly attributes: Attributes;
  readonly handlers?: Handlers | undefined;
}

/** Both as one set of props. */
export const all = <Attributes extends object, Handlers extends object>({
  attributes,
  handlers,
}: ElementProps<Attributes, Handlers>): Attributes & Handlers =>
  ({ ...attributes, ...handlers }) as Attributes & Handlers;

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
