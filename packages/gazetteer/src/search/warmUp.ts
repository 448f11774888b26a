import type { Search } from './createSearch.ts';

/** Typed letter by letter, these take every way through the engine: both scripts, several words, a mistake, a figure. */
const TYPED = ['tunis', 'sidi bou siad', 'rue de la kasba', 'صفاقس', '2070 marsa', 'kairuoan'];

/**
 * Types a few names, so that the first keys a person presses do not wait for the code to be compiled. Gives way to
 * whatever else there is to do after each of them, a real key first of all.
 */
export async function warmUp(engine: Search): Promise<void> {
  for (const name of TYPED) {
    for (let length = 1; length <= name.length; length++) {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      engine.search(name.slice(0, length));
    }
  }
}
