import { fetchBorder } from './geo/loadBorder.ts';
import { importAgain } from './importAgain.ts';
import { nextTask } from './nextTask.ts';
import { fetchPlaces } from './places/fetchPlaces.ts';

/**
 * Imports code that uses the places, such as a search or a map, after fetching the places: `importAfterPlaces(() =>
 * import('./search.js'))`. Chromium caches the failure of every module until a reload. It is unknown how a bundler splits the code into
 * modules that import each other. The data imports nothing and can always be fetched again. So without a network the code is not requested
 * at all, and the next call starts anew.
 * @throws Error if the data could not be fetched, and whatever the import threw
 */
export async function importAfterPlaces<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([fetchPlaces(), fetchBorder()]);
  const module = await importAgain(load);
  // The importer's work runs in a task of its own, after that of reading the places.
  await nextTask();
  return module;
}
