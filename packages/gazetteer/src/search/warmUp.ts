import type { Search } from './createSearch.ts';

/** Typed letter by letter, these take every way through the engine: both scripts, several words, a mistake, a figure. */
const TYPED = ['tunis', 'sidi bou siad', 'rue de la kasba', 'صفاقس', '2070 marsa', 'kairuoan'];

/**
 * Types a few names, so that the first key a person presses does not wait for the code to be compiled. Gives way to
 * whatever else the page has to do between two of them.
 */
export async function warmUp(engine: Search): Promise<void> {
  for (const name of TYPED) {
    for (let length = 1; length <= name.length; length++) engine.search(name.slice(0, length));
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}
