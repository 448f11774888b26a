import type { Found, Outcome } from '../run/outcome.types.ts';
import type { SheetRow } from '../table/table.types.ts';
import { piecesOf } from './piecesOf.ts';

/** The rows that have a place, as points with everything else as properties (RFC 7946), in pieces likewise. */
export function* exportGeoJson(
  titles: readonly string[],
  rows: readonly SheetRow[],
  outcomes: readonly (Outcome | undefined)[],
): Generator<string, void> {
  yield '{"type":"FeatureCollection","features":[';
  let isFirst = true;
  for (const [start, piece] of piecesOf(rows)) {
    const features = piece.flatMap((row, index) => {
      const outcome = outcomes[start + index];
      return outcome?.kind === 'found' ? [JSON.stringify(featureOf(titles, row, outcome))] : [];
    });
    if (features.length === 0) continue;
    yield (isFirst ? '' : ',') + features.join(',');
    isFirst = false;
  }
  yield ']}';
}

function featureOf(titles: readonly string[], { number, cells }: SheetRow, found: Found) {
  const { lat, lng, kind: _, ...facts } = found;
  const own = cells.map((cell, column) => [titles[column] || `column ${column + 1}`, cell] as const);
  return {
    type: 'Feature',
    id: number,
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { ...Object.fromEntries(own), ...facts },
  };
}
