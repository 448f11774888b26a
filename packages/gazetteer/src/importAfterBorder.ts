import { fetchBorder } from './geo/loadBorder.ts';
import { importAgain } from './importAgain.ts';

/**
 * Imports code that is used beside the places, such as a service's client: on a slow network the service answers while they are still
 * coming. Once the border is there, which is small, the network lets something through. Undefined where the code could not be fetched
 * all the same: Chromium caches that failure until a reload, and the places are searched without it.
 * @throws Error if the border could not be fetched
 */
export async function importAfterBorder<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  await fetchBorder();
  return importAgain(load).catch(() => undefined);
}
