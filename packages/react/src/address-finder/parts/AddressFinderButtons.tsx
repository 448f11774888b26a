'use client';

import {
  isValidElement,
  type ReactNode,
  forwardRef,
  useRef,
  type ComponentPropsWithoutRef,
  useEffect,
} from 'react';
import {
  connectOpenButton,
  connectClearButton,
  claimEscape,
  connectLocateButton,
} from '@smart-address/core/finder';
import { useFinderContext } from '../finderContext.ts';
import { SearchIcon, ClearIcon, LocateIcon } from './icons.tsx';
import { mergeHandlers, useMergedRef } from '../hooks/mergeProps.ts';
import { useDrawnAttributes } from '../hooks/useDrawn.ts';
import { fetchPinWhenIdle, keepEscape } from '@smart-address/core/dom';

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

type AddressFinderOpenButtonProps = ComponentPropsWithoutRef<'button'>;

/** Opens and closes the list with a pointer; the keyboard has the arrow keys. */
export const AddressFinderOpenButton = forwardRef<HTMLButtonElement, AddressFinderOpenButtonProps>(
  function AddressFinderOpenButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('OpenButton');
    const element = useRef<HTMLButtonElement>(null);
    const own = namedByContent(children, props, context.messages.openButton);
    const attributes = useDrawnAttributes(context, element, connectOpenButton, own);
    const connected = () => connectOpenButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-open"
        {...attributes}
        {...own}
        ref={useMergedRef(element, ref)}
        onMouseDown={mergeHandlers(onMouseDown, (event) => connected().mousedown(event.nativeEvent))}
        onClick={mergeHandlers(onClick, (event) => {
          context.focusInput();
          connected().click(event.nativeEvent);
        })}
      >
        {children ?? <SearchIcon />}
      </button>
    );
  },
);

type AddressFinderClearButtonProps = ComponentPropsWithoutRef<'button'>;

/** Clears the input; hidden while it is empty. */
export const AddressFinderClearButton = forwardRef<HTMLButtonElement, AddressFinderClearButtonProps>(
  function AddressFinderClearButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('ClearButton');
    const element = useRef<HTMLButtonElement>(null);
    const own = namedByContent(children, props, context.messages.clearButton);
    const attributes = useDrawnAttributes(context, element, connectClearButton, own);
    const connected = () => connectClearButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-clear"
        {...attributes}
        {...own}
        ref={useMergedRef(element, ref)}
        onMouseDown={mergeHandlers(onMouseDown, (event) => connected().mousedown(event.nativeEvent))}
        onClick={mergeHandlers(onClick, (event) => {
          connected().click(event.nativeEvent);
          context.focusInput();
        })}
      >
        {children ?? <ClearIcon />}
      </button>
    );
  },
);

type AddressFinderLocateButtonProps = ComponentPropsWithoutRef<'button'>;

/** Fills in the device's position; the browser asks for permission on a click, never before. */
export const AddressFinderLocateButton = forwardRef<HTMLButtonElement, AddressFinderLocateButtonProps>(
  function AddressFinderLocateButton({ onClick, onKeyDown, children, ...props }, ref) {
    const context = useFinderContext('LocateButton');
    const element = context.locateRef;
    const title = context.messages.locateButton;
    const own = namedByContent(children, props, title);
    const attributes = useDrawnAttributes(context, element, connectLocateButton, own);
    useEffect(fetchPinWhenIdle, []);
    useEffect(() => {
      const ended = new AbortController();
      if (element.current)
        keepEscape(element.current, (event) => claimEscape(context.finder, event, true), ended.signal);
      return () => ended.abort();
    }, [context.finder, element]);
    const connected = () => connectLocateButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-locate"
        {...attributes}
        {...own}
        ref={useMergedRef(element, ref)}
        onClick={mergeHandlers(onClick, (event) => connected().click(event.nativeEvent))}
        onKeyDown={mergeHandlers(onKeyDown, (event) => connected().keydown(event.nativeEvent))}
      >
        {children ?? (
          <span className="sa-tooltip" aria-hidden="true" title={props.title ?? props['aria-label'] ?? title}>
            <LocateIcon />
          </span>
        )}
      </button>
    );
  },
);
