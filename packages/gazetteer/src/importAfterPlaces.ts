import { fetchBorder } from './geo/loadBorder.ts';
import { importAgain } from './importAgain.ts';
import { nextTask } from './nextTask.ts';
import { fetchPlaces } from './places/fetchPlaces.ts';

/**
 * Imports code that works on the places, a search or a map: `importAfterPlaces(() => import('./search.js'))`. The data is fetched first,
 * and the code only once it is there. Chromium remembers each module that it could not fetch until the page is loaded anew, and how a
 * bundler has cut the code, one module importing another, nobody here knows; but data imports nothing and can always be asked for again.
 * So without a network the code is not asked for at all, and the next call begins anew.
 * @throws Error when the data could not be fetched, and what the import threw
 */
export async function importAfterPlaces<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([fetchPlaces(), fetchBorder()]);
  const module = await importAgain(load);
  // What it does next is not added to what reading it took.
  await nextTask();
  return module;
}
