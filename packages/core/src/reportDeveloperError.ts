import { isAbortError } from './abort.ts';
import { warnOnce } from './report.ts';

const reported = new WeakSet<object>();

/**
 * Reports in the console what a developer has to mend. The buyer only reads that there is no answer, or not even that if the device has
 * one. Reported are a key that is refused, a request that cannot be made, and an error that a team's provider did not mean to throw. One is a `TypeError` of its own code.
 * Each is reported once. Any other `ProviderError`, or error with a `reason`, is not reported. Nor is what comes after `signal` has
 * aborted: sources have names of their own for it.
 */
export function reportDeveloperError(error: unknown, signal: AbortSignal): void {
  try {
    if (signal.aborted || !(error instanceof Error) || isAbortError(error)) return;
    if ('reason' in error) {
      const code = 'code' in error ? ` (${String(error.code)})` : '';
      // A base address that is none.
      if ('code' in error && error.code === 'INVALID_REQUEST') warnOnce(error.message);
      if (error.reason === 'denied') warnOnce(`A provider was refused access. ${error.message}${code}`);
    } else if (!reported.has(error)) {
      reported.add(error);
      console.error(error);
    }
  } catch {
    // Its own getters throw.
    warnOnce('A provider rejected with an error that cannot be read.');
  }
}
