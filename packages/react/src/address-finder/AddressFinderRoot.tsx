'use client';

import { connectRoot } from '@smart-address/core/finder';
import { isFocusWithin } from '@smart-address/core/dom';
import { forwardRef, type ComponentPropsWithoutRef, type FocusEvent } from 'react';
import { AddressFinderContext, type ReactFinderContext } from './finderContext.ts';
import { useMergedRef } from './useMergedRef.ts';
import { splitOptions } from './splitOptions.ts';
import { useDrawnAttributes } from './useDrawnAttributes.ts';
import { useFinderInstance, type AddressFinderOptions } from './useFinderInstance.ts';

export interface AddressFinderRootProps
  extends AddressFinderOptions, Omit<ComponentPropsWithoutRef<'div'>, keyof AddressFinderOptions> {}

/** Reports that the focus has left the finder; when the window loses the focus the list stays. */
export function leaveWith(context: ReactFinderContext, event: FocusEvent<HTMLElement>): void {
  const { finder, inputRef } = context;
  if (isFocusWithin(event.currentTarget, inputRef.current, event.relatedTarget)) return;
  finder.send({ type: 'leave', commits: finder.getOptions().commitOnBlur ?? false }, event.nativeEvent);
}

/** Creates a finder and provides it to its parts; a `<div>`. */
export const AddressFinderRoot = forwardRef<HTMLDivElement, AddressFinderRootProps>(
  function AddressFinderRoot(props, ref) {
    const [options, { className, onBlur, children, ...rest }] = splitOptions(props);
    const context = useFinderInstance(options);
    const attributes = useDrawnAttributes(context, context.rootRef, connectRoot, rest);
    return (
      <AddressFinderContext.Provider value={context}>
        <div
          {...attributes}
          {...rest}
          ref={useMergedRef(context.rootRef, ref)}
          className={className ?? 'sa-finder'}
          onBlur={(event) => {
            onBlur?.(event);
            leaveWith(context, event);
          }}
        >
          {children}
        </div>
      </AddressFinderContext.Provider>
    );
  },
);
