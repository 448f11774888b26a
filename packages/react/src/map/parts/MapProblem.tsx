'use client';

import { formatRefusal } from '@smart-address/core';
import type { MapPicker } from '../useMapPicker.ts';

export interface MapProblemProps {
  readonly picker: MapPicker;
  /** The map itself could not be drawn. */
  readonly hasMapFailed: boolean;
  readonly haveTilesFailed: boolean;
}

/** What went wrong, in sight; the live region has said it already. */
export function MapProblem({ picker, hasMapFailed, haveTilesFailed }: MapProblemProps) {
  const { state, messages, dataStatus } = picker;
  const { refusal, locate } = state;
  let sentence = '';
  if (locate.kind === 'failed') sentence = messages.locateFailed[locate.reason];
  else if (refusal)
    sentence = `${formatRefusal(refusal, messages)}${state.pin ? ` ${messages.pinKept}` : ''}`;
  else if (hasMapFailed || dataStatus === 'failed') sentence = messages.mapFailed;
  else if (haveTilesFailed) sentence = messages.tilesFailed;
  return sentence ? (
    <p className="sa-map-problem" data-quiet={haveTilesFailed && !refusal ? '' : undefined}>
      {sentence}
    </p>
  ) : null;
}
