import { importAgain } from '../importAgain.ts';
import type { SearchPart } from '../search/createSearch.ts';
import { createPlaceTable } from './createPlaceTable.ts';
import { decodePlaces } from './decodePlaces.ts';
import { fetchPlaces } from './fetchPlaces.ts';

/** Governorates, delegations, localities and postal codes. */
export async function loadPlaces(): Promise<SearchPart> {
  const columns = decodePlaces((await fetchPlaces()).columns);
  return { columns, table: createPlaceTable(columns) };
}

/** Streets and landmarks, in the regions of the places. */
export async function loadStreets(places: Promise<SearchPart>): Promise<SearchPart> {
  const streets = importAgain(() => import('../generated/streets.ts'));
  // The await below reports a failure, even if the places fail first.
  streets.catch(() => undefined);
  const regions = (await places).columns;
  const columns = decodePlaces((await streets).columns, regions);
  return { columns, table: createPlaceTable(columns) };
}
