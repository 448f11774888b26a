import { toColumns, type PlaceInput } from '../createPlaceIndex.ts';
import type { SearchPart } from '../search/createSearch.ts';
import { createPlaceTable } from './createPlaceTable.ts';

function partOf(text: string): SearchPart {
  const columns = toColumns(JSON.parse(text) as PlaceInput[]);
  return { columns, table: createPlaceTable(columns) };
}

/** Governorates, delegations, localities and postal codes. */
export const loadPlaces = async (): Promise<SearchPart> => partOf((await import('../generated/places.ts')).text);

/** Streets and landmarks. */
export const loadStreets = async (): Promise<SearchPart> => partOf((await import('../generated/streets.ts')).text);
