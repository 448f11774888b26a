'use client';

import { connectPanel, type FinderPanel } from '@smart-address/core';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { PanelIcon, type PanelPicture } from './icons.tsx';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderPanelProps = ComponentPropsWithoutRef<'div'>;

const pictureOf = (panel: FinderPanel): PanelPicture =>
  panel === 'loading' ||
  panel === 'empty' ||
  panel === 'error' ||
  panel === 'rateLimited' ||
  panel === 'offline'
    ? panel
    : 'locate';

/** A picture, a sentence and what to do, for one of the given panels; nothing while the finder has another to show. */
export const AddressFinderPanel = forwardRef<
  HTMLDivElement,
  AddressFinderPanelProps & { readonly shows: (panel: FinderPanel) => boolean }
>(function AddressFinderPanel({ shows, children, ...props }, ref) {
  const context = useFinderContext('Error');
  const { finder } = context;
  // The seconds of a countdown change the sentence, so the whole state is what is shown here.
  const state = useFinderState(finder, (state) => (connectPanel(state, context) === null ? null : state));
  const shown = state === null ? null : connectPanel(state, context);
  if (shown === null || !shows(shown.panel)) return null;
  const { panel, sentence, hint, retry } = shown;
  return (
    <div className="sa-panel" data-panel={panel} {...props} ref={ref}>
      {children ?? (
        <>
          <PanelIcon picture={pictureOf(panel)} />
          <p className="sa-panel-sentence">{sentence}</p>
          {hint === '' ? null : <p className="sa-panel-hint">{hint}</p>}
          {retry === null ? null : (
            <button
              className="sa-text-button"
              {...retry.attributes}
              onClick={(event) => retry.on.click(event.nativeEvent)}
            >
              {retry.text}
            </button>
          )}
        </>
      )}
    </div>
  );
});
