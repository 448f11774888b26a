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
export const loadStreets = (places: Promise<SearchPart>): Promise<SearchPart> =>
  loadBeside(
    places,
    importAgain(() => import('../generated/streets.ts')),
  );

/** Places and landmarks of OpenStreetMap, under a licence of their own, in the regions of the places. */
export const loadOpenStreetMap = (places: Promise<SearchPart>): Promise<SearchPart> =>
  loadBeside(
    places,
    importAgain(() => import('../generated/openStreetMap.ts')),
  );

async function loadBeside(
  places: Promise<SearchPart>,
  fetched: Promise<{ readonly columns: readonly string[] }>,
): Promise<SearchPart> {
  // The await below reports a failure, even if the places fail first.
  fetched.catch(() => undefined);
  const regions = (await places).columns;
  const columns = decodePlaces((await fetched).columns, regions);
  return { columns, table: createPlaceTable(columns) };
}
