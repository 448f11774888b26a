import type { LatLng } from '@smart-address/codes';
import { createPointIndex, type PointIndex } from '../../src/geo/pointIndex.ts';

/** An index of records by their points; its rows are positions in the list. */
export function indexRecords(records: readonly { readonly location: LatLng }[]): PointIndex {
  return createPointIndex(
    Float64Array.from(records, (record) => record.location.lat),
    Float64Array.from(records, (record) => record.location.lng),
  );
}
