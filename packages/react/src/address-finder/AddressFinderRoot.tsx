'use client';

import { connectRoot } from '@smart-address/core';
import { isFocusWithin } from '@smart-address/core/dom';
import { forwardRef, useCallback, type ComponentPropsWithoutRef, type FocusEvent } from 'react';
import { AddressFinderContext, type ReactFinderContext } from './finderContext.ts';
import { setRef } from './mergeRefs.ts';
import { splitOptions } from './splitOptions.ts';
import { useFinderInstance, type AddressFinderOptions } from './useFinderInstance.ts';
import { useFinderState } from './useFinderState.ts';

export interface AddressFinderRootProps
  extends AddressFinderOptions, Omit<ComponentPropsWithoutRef<'div'>, keyof AddressFinderOptions> {}

/** Tells the finder that the focus has left its parts; a window that loses the focus keeps its list. */
export function leaveWith(context: ReactFinderContext, event: FocusEvent<HTMLElement>): void {
  const { finder, inputRef } = context;
  if (isFocusWithin(event.currentTarget, inputRef.current, event.relatedTarget)) return;
  finder.send({ type: 'leave', commits: finder.getOptions().commitOnBlur ?? false }, event.nativeEvent);
}

/** Holds a finder and gives it to its parts; a `<div>`. */
export const AddressFinderRoot = forwardRef<HTMLDivElement, AddressFinderRootProps>(
  function AddressFinderRoot(props, ref) {
    const [options, { className, onBlur, children, ...rest }] = splitOptions(props);
    const context = useFinderInstance(options);
    const { rootRef } = context;
    const attach = useCallback(
      (element: HTMLDivElement | null) => {
        rootRef.current = element;
        setRef(ref, element);
      },
      [rootRef, ref],
    );
    return (
      <AddressFinderContext.Provider value={context}>
        <RootElement
          {...rest}
          ref={attach}
          context={context}
          className={className}
          onBlur={(event) => {
            onBlur?.(event);
            leaveWith(context, event);
          }}
        >
          {children}
        </RootElement>
      </AddressFinderContext.Provider>
    );
  },
);

interface RootElementProps extends ComponentPropsWithoutRef<'div'> {
  readonly context: ReactFinderContext;
}

/** The element alone listens to the state, so that a key does not render the whole tree again. */
const RootElement = forwardRef<HTMLDivElement, RootElementProps>(function RootElement(
  { context, className, ...rest },
  ref,
) {
  const attributes = useFinderState(context.finder, (state) => connectRoot(state, context).attributes);
  return <div {...attributes} {...rest} ref={ref} className={className ?? 'sa-finder'} />;
});
