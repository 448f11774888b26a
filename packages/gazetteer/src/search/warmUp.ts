import { nextTask } from '../nextTask.ts';
import type { Search } from './createSearch.ts';

/** Typed letter by letter, these take every way through the engine: both scripts, several words, a mistake, a figure. */
const TYPED = ['tunis', 'sidi bou siad', 'rue de la kasba', 'صفاقس', '2070 marsa', 'kairuoan'];

/**
 * Types a few names, so that the keys a person presses do not wait for the code to be compiled: the first of them before it is done,
 * letting a key that is there already go before each letter; then key by key, giving way to whatever else there is to do.
 */
export async function warmUp(engine: Search): Promise<void> {
  await type(engine, TYPED.slice(0, 1), nextTask);
  void type(engine, TYPED.slice(1), later);
}

async function type(engine: Search, names: readonly string[], pause: () => Promise<void>): Promise<void> {
  for (const name of names) {
    for (let length = 1; length <= name.length; length++) {
      await pause();
      engine.search(name.slice(0, length));
    }
  }
}

function later(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
