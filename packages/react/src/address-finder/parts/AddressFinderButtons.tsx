'use client';

import {
  isValidElement,
  type ReactNode,
  forwardRef,
  useRef,
  type ComponentPropsWithoutRef,
  useEffect,
} from 'react';
import { claimEscape } from '@smart-address/core/finder';
import { useFinderContext } from '../finderContext.ts';
import { SearchIcon, ClearIcon, LocateIcon } from './icons.tsx';
import { clearButtonProps, locateButtonProps, openButtonProps } from '../hooks/elementProps.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { useDrawnProps } from '../hooks/useDrawn.ts';
import { fetchPinWhenIdle, keepEscape } from '@smart-address/core/dom';

type ButtonProps = ComponentPropsWithoutRef<'button'>;

/** The text that is written in the content; components may add more, and take what React could not render, as i18next's `<Trans>` does. */
function textOf(content: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(content)) return textOf(content.props.children);
  if (Array.isArray(content)) return content.map(textOf).join('');
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

/** "×" or "X": a sign in the place of a picture. */
const isSign = (text: string): boolean => text.trim() !== '' && !/\p{L}{2}/u.test(text);

/**
 * The props of a button with a team's own content. Its words are the button's name (WCAG 2.5.3, label in name), and ours the tooltip, which
 * names a picture. A sign in place of a picture has our name. What the team sets itself stays.
 */
function namedByContent<Props extends object>(content: ReactNode, props: Props, name: string) {
  const isOurs = content == null || isSign(textOf(content));
  return isOurs ? props : { title: name, 'aria-label': undefined, ...props };
}

/** Opens and closes the list with a pointer; the keyboard has the arrow keys. */
export const AddressFinderOpenButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function AddressFinderOpenButton({ children, ...own }, ref) {
    const context = useFinderContext('OpenButton');
    const element = useRef<HTMLButtonElement>(null);
    const named = namedByContent(children, own, context.messages.openButton);
    const props = useDrawnProps(context, element, openButtonProps, named);
    return (
      <button className="sa-button sa-open" {...props} ref={useMergedRef(element, ref)}>
        {children ?? <SearchIcon />}
      </button>
    );
  },
);

/** Clears the input; hidden while it is empty. */
export const AddressFinderClearButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function AddressFinderClearButton({ children, ...own }, ref) {
    const context = useFinderContext('ClearButton');
    const element = useRef<HTMLButtonElement>(null);
    const named = namedByContent(children, own, context.messages.clearButton);
    const props = useDrawnProps(context, element, clearButtonProps, named);
    return (
      <button className="sa-button sa-clear" {...props} ref={useMergedRef(element, ref)}>
        {children ?? <ClearIcon />}
      </button>
    );
  },
);

/** Fills in the device's position; the browser asks for permission on a click, never before. */
export const AddressFinderLocateButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function AddressFinderLocateButton({ children, ...own }, ref) {
    const context = useFinderContext('LocateButton');
    const element = context.locateRef;
    const title = context.messages.locateButton;
    const named = namedByContent(children, own, title);
    const props = useDrawnProps(context, element, locateButtonProps, named);
    useEffect(fetchPinWhenIdle, []);
    useEffect(() => {
      const ended = new AbortController();
      if (element.current)
        keepEscape(element.current, (event) => claimEscape(context.finder, event, true), ended.signal);
      return () => ended.abort();
    }, [context.finder, element]);
    return (
      <button className="sa-button sa-locate" {...props} ref={useMergedRef(element, ref)}>
        {children ?? (
          <span className="sa-tooltip" aria-hidden="true" title={own.title ?? own['aria-label'] ?? title}>
            <LocateIcon />
          </span>
        )}
      </button>
    );
  },
);
