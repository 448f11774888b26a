'use client';

import type { MapStatus } from '@smart-address/core/map/loadLeafletMap';
import { problemOf } from '@smart-address/core/map/problemOf';
import type { MapPicker } from '../useMapPicker.ts';
import { Prose } from './Prose.tsx';

export interface MapProblemProps {
  readonly picker: MapPicker;
  readonly mapStatus: MapStatus;
  readonly haveTilesFailed: boolean;
  onRetry(): void;
}

/** The visible notice of a problem, or that the device is being located; the live region has already announced it. */
export function MapProblem({ picker, mapStatus, haveTilesFailed, onRetry }: MapProblemProps) {
  const { messages } = picker;
  const problem = problemOf(picker, mapStatus, haveTilesFailed, messages);
  return problem ? (
    <p className="sa-map-problem" data-quiet={problem.isQuiet ? '' : undefined}>
      <Prose text={problem.sentence} />
      {problem.canRetry ? (
        <button type="button" className="sa-map-button" onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
    </p>
  ) : null;
}
