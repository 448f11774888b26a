import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

declare const self: {
  /** The built files, written in by the build (`vite.config.ts`). */
  readonly PRECACHED: readonly PrecacheEntry[];
};

// Every file of the build, so that each tool opens without a network. A page goes on with the files that it began with: a new worker waits
// until the last page of the old one is closed.
precacheAndRoute([...self.PRECACHED], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
