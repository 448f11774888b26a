import { LocationCodeError } from '../src/index.ts';

/** The error that some work throws. */
export function errorOf(work: () => unknown): LocationCodeError {
  try {
    work();
  } catch (error) {
    if (error instanceof LocationCodeError) return error;
    throw error;
  }
  throw new Error('It threw nothing.');
}
