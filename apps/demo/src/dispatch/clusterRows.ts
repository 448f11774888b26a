import Supercluster from 'supercluster';
import type { Outcome } from './run/outcome.types.ts';

export interface RowPoint {
  /** The row's place in the job. */
  readonly row: number;
}

/** Pixels within which rows are one circle: two of the largest do not touch. */
const RADIUS = 60;
/** From this zoom on each row stands for itself. */
const MAX_ZOOM = 17;

/** An index of the found rows, from which a map's clusters are taken. */
export function clusterRows(outcomes: readonly (Outcome | undefined)[]): Supercluster<RowPoint, RowPoint> {
  const index = new Supercluster<RowPoint, RowPoint>({ radius: RADIUS, maxZoom: MAX_ZOOM });
  return index.load(
    outcomes.flatMap((outcome, row) =>
      outcome?.kind === 'found'
        ? [
            {
              type: 'Feature' as const,
              geometry: { type: 'Point' as const, coordinates: [outcome.lng, outcome.lat] },
              properties: { row },
            },
          ]
        : [],
    ),
  );
}
