'use client';

import { problemOf } from '@smart-address/core/map';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { Prose } from './Prose.tsx';

export type MapPickerProblemProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>;

/** The visible notice of a problem, or that the device is being located; the live region has already announced it. */
export const MapPickerProblem = /* @__PURE__ */ forwardRef<HTMLParagraphElement, MapPickerProblemProps>(
  function MapPickerProblem(props, ref) {
    const { picker, status, setStatus, haveTilesFailed, pane } = useMapContext('Problem');
    const { messages } = picker;
    const problem = problemOf(picker, status, haveTilesFailed, messages);
    if (!problem) return null;
    const retry = (): void => {
      // The focused button disappears.
      pane.current?.focus({ preventScroll: true });
      picker.retry();
      if (status === 'failed') setStatus('loading');
    };
    return (
      <p className="sa-map-problem" {...props} ref={ref} data-quiet={problem.isQuiet ? '' : undefined}>
        <Prose text={problem.sentence} />
        {problem.canRetry ? (
          <button type="button" className="sa-map-button" onClick={retry}>
            {messages.retry}
          </button>
        ) : null}
      </p>
    );
  },
);
