import { isAbortError } from './abort.ts';

const told = new WeakSet<object>();

/**
 * Reports an error that a team's provider did not mean to throw, such as a `TypeError` of its own code, in the console, once: the buyer
 * only reads that there is no answer. A `ProviderError`, or another error with a `reason`, and an abort are no mistakes.
 */
export function tellMistake(error: unknown): void {
  if (!(error instanceof Error) || 'reason' in error || isAbortError(error) || told.has(error)) return;
  told.add(error);
  console.error(error);
}
