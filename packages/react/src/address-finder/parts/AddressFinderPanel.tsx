'use client';

import type { FinderPanel } from '@smart-address/core';
import { connectPanel, panelOf } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { PanelIcon } from './icons.tsx';
import { everything, useFinderState } from '../hooks/useFinderState.ts';

type AddressFinderPanelProps = ComponentPropsWithoutRef<'div'>;

interface ShownPanelProps extends AddressFinderPanelProps {
  /** The part that displays only its own panels; without it all are displayed. */
  readonly only?: PanelPart;
}

type PanelPart = 'Loading' | 'Empty' | 'Error';

function partOf(panel: FinderPanel): PanelPart {
  if (panel === 'loading') return 'Loading';
  return panel === 'empty' ? 'Empty' : 'Error';
}

/** Icon, sentence and action of the finder's panel; nothing while it has none, or one of another part. */
export const AddressFinderPanel = forwardRef<HTMLDivElement, ShownPanelProps>(function AddressFinderPanel(
  { only, children, ...props },
  ref,
) {
  const { finder } = useFinderContext(only ?? 'Error');
  const panel = useFinderState(finder, panelOf);
  if (panel === null || (only !== undefined && only !== partOf(panel))) return null;
  return (
    <div className="sa-panel" data-panel={panel} {...props} ref={ref}>
      {children ?? <PanelContent />}
    </div>
  );
});

function PanelContent() {
  const context = useFinderContext('Error');
  // The sentence changes with the seconds of a countdown, so this depends on the whole state.
  const shown = connectPanel(useFinderState(context.finder, everything), context);
  if (shown === null) return null;
  const { panel, sentence, hint, retry, offers } = shown;
  const buttons = retry === null ? offers : [retry];
  return (
    <>
      <PanelIcon panel={panel} />
      <p className="sa-panel-sentence">{sentence}</p>
      {hint === '' ? null : <p className="sa-panel-hint">{hint}</p>}
      {buttons.length === 0 ? null : (
        <div className="sa-panel-buttons">
          {buttons.map(({ text, attributes, on }) => (
            <button
              key={text}
              className="sa-text-button"
              {...attributes}
              onClick={(event) => on.click(event.nativeEvent)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** The part that displays only its own panels. */
function panelPart(only: PanelPart) {
  const Part = forwardRef<HTMLDivElement, AddressFinderPanelProps>((props, ref) => (
    <AddressFinderPanel {...props} ref={ref} only={only} />
  ));
  Part.displayName = `AddressFinder${only}`;
  return Part;
}

/** Displayed after a second without an answer and without rows. */
export const AddressFinderLoading = /* @__PURE__ */ panelPart('Loading');

/** Displayed when nothing was found; the typed text is kept. */
export const AddressFinderEmpty = /* @__PURE__ */ panelPart('Empty');

/** Displayed for a failure, too many requests, no network, and a missing position, each with its own icon and sentence. */
export const AddressFinderError = /* @__PURE__ */ panelPart('Error');
