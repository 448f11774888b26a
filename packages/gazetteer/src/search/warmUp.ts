import { nextTask } from '../nextTask.ts';
import type { Search } from './createSearch.ts';

/** Typed, these exercise every part of the search: both scripts, several words, a mistake, a digit. */
const TYPED = ['tunis', 'sidi bou siad', 'rue de la kasba', 'صفاقس', '2070 marsa', 'kairuoan'];
/** Letters typed between two searches: as quick a first key as with a search for each, for half the processor time. */
const STEP = 3;

/**
 * Types a few names, so that real keys do not wait for compilation. The first name comes before it resolves, yielding to input before each
 * search. Then it goes search by search, yielding to anything else.
 */
export async function warmUp(engine: Search): Promise<void> {
  await type(engine, TYPED.slice(0, 1), nextTask);
  void type(engine, TYPED.slice(1), later);
}

async function type(engine: Search, names: readonly string[], pause: () => Promise<void>): Promise<void> {
  for (const name of names) {
    for (let length = 2; length <= name.length; length += STEP) {
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
