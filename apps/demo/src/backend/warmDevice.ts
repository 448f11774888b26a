import type { Provider } from '@smart-address/core';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';

/** Long enough for the page itself to be there, in milliseconds. */
const CALM = 1_000;

/** Loads what is not needed yet, so that a network that goes meanwhile does not matter. Returns what takes it back. */
export function whenCalm(load: () => void): () => void {
  const timer = setTimeout(load, CALM);
  return () => clearTimeout(timer);
}

/** Fetches the index before anybody asks, likewise. */
export function warmDevice(provider: Provider): () => void {
  return whenCalm(() => provider.prepare?.());
}

/**
 * Imports code before it is needed; null if that failed. Without a network it is not requested at all: Chromium fetches no module again that
 * failed once, nor what imports it.
 */
export async function loadEarly<Module>(load: () => Promise<Module>): Promise<Module | null> {
  if (!navigator.onLine) return null;
  try {
    return await importAfterPlaces(load);
  } catch {
    return null;
  }
}
