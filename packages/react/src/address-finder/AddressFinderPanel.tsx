'use client';

import type { FinderPanel, FinderState } from '@smart-address/core';
import { connectPanel, panelOf } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { PanelIcon } from './icons.tsx';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderPanelProps = ComponentPropsWithoutRef<'div'>;

interface ShownPanelProps extends AddressFinderPanelProps {
  /** Which panels this part is for; all of them when absent. */
  readonly shows?: (panel: FinderPanel) => boolean;
}

/** A picture, a sentence and what to do, for one of the given panels; nothing while the finder has another to show. */
export const AddressFinderPanel = forwardRef<HTMLDivElement, ShownPanelProps>(function AddressFinderPanel(
  { shows, children, ...props },
  ref,
) {
  const { finder } = useFinderContext('Error');
  const panel = useFinderState(finder, panelOf);
  if (panel === null || shows?.(panel) === false) return null;
  return (
    <div className="sa-panel" data-panel={panel} {...props} ref={ref}>
      {children ?? <PanelContent />}
    </div>
  );
});

const everything = (state: FinderState): FinderState => state;

function PanelContent() {
  const context = useFinderContext('Error');
  // The seconds of a countdown change the sentence, so all of the state is shown here.
  const shown = connectPanel(useFinderState(context.finder, everything), context);
  if (shown === null) return null;
  const { panel, sentence, hint, retry } = shown;
  return (
    <>
      <PanelIcon panel={panel} />
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
  );
}
