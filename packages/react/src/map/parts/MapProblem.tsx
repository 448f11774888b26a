'use client';

import { formatRefusal } from '@smart-address/core/map-picker';
import type { LeafletMap } from '../useLeafletMap.ts';
import type { MapPicker } from '../useMapPicker.ts';
import { Prose } from './Prose.tsx';

export interface MapProblemProps {
  readonly picker: MapPicker;
  readonly mapStatus: LeafletMap['status'];
  readonly haveTilesFailed: boolean;
  onRetry(): void;
}

/** The visible notice of a problem, or that the device is being located; the live region has already announced it. */
export function MapProblem({ picker, mapStatus, haveTilesFailed, onRetry }: MapProblemProps) {
  const { state, messages, dataStatus } = picker;
  const { refusal, locate } = state;
  // Displayed at its own field.
  const isAboutTyped = refusal?.origin === 'typed' && state.mode === 'adjust';
  let sentence = '';
  if (locate.kind === 'locating') sentence = messages.locating;
  else if (locate.kind === 'failed') sentence = messages.locateFailed[locate.reason];
  else if (refusal && !isAboutTyped) sentence = formatRefusal(refusal, messages, state.pin !== null);
  else if (mapStatus === 'failed' || mapStatus === 'forbidden' || dataStatus === 'failed')
    sentence = messages.mapFailed;
  else if (haveTilesFailed) sentence = messages.tilesFailed;
  // A map forbidden by a policy would fail again.
  const canRetry = sentence === messages.mapFailed && (mapStatus === 'failed' || dataStatus === 'failed');
  const isQuiet = sentence === messages.locating || sentence === messages.tilesFailed;
  return sentence ? (
    <p className="sa-map-problem" data-quiet={isQuiet ? '' : undefined}>
      <Prose text={sentence} />
      {canRetry ? (
        <button type="button" className="sa-map-button" onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
    </p>
  ) : null;
}
