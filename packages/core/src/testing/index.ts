// A kit for tests of pages with a finder: no part of it reaches a page that imports the other entries.
export { createMemoryProvider } from './createMemoryProvider.ts';
export type { MemoryProvider, MemoryProviderOptions } from './createMemoryProvider.ts';
export { finderOnPage } from './finderOnPage.ts';
export { placeLike, placesIn } from './places.ts';
