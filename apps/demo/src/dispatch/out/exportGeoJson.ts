import type { Found, Outcome } from '../run/outcome.types.ts';
import type { SheetRow } from '../table/table.types.ts';

/** The rows that have a place, as points with everything else as properties (RFC 7946). */
export function exportGeoJson(
  titles: readonly string[],
  rows: readonly SheetRow[],
  outcomes: readonly (Outcome | undefined)[],
): string {
  const features = rows.flatMap((row, index) => {
    const outcome = outcomes[index];
    return outcome?.kind === 'found' ? [featureOf(titles, row, outcome)] : [];
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
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
