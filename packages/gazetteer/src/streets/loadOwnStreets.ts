import { importAgain } from '../importAgain.ts';
import { createPlaceTable } from '../places/createPlaceTable.ts';
import { decodePlaces } from '../places/decodePlaces.ts';
import type { SearchPart } from '../search/createSearch.ts';
import { STREETS_FORMAT, type StreetsModule } from './streets.types.ts';

/** Fetches a team's own streets. Undefined, after a word in the console, for a module that this version cannot read. */
export async function fetchOwnStreets(
  load: () => Promise<StreetsModule>,
): Promise<StreetsModule | undefined> {
  const module = await importAgain(load);
  if (module.format === STREETS_FORMAT && Array.isArray(module.columns)) return module;
  console.error(
    `Smart Address: the module of your own streets has format ${module.format}, and this version reads ${STREETS_FORMAT}. Its streets are not found. Make it again with \`smart-address-server streets\`.`,
  );
  return undefined;
}

/** A team's own streets, in the regions of the places. */
export function readOwnStreets(module: StreetsModule, places: SearchPart): SearchPart {
  const columns = decodePlaces(module.columns, places.columns);
  return { columns, table: createPlaceTable(columns) };
}
