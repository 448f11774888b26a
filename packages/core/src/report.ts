/** What this page was told. Tests share a page, and empty it. */
export const told = new Set<string>();

/** Tells the developer of a mistake in the console, once per page; without what was typed or stored, which may be somebody's home. */
export function warnOnce(mistake: string): void {
  if (told.has(mistake)) return;
  told.add(mistake);
  console.warn(mistake);
}

/**
 * Calls a function of a team's. What it throws is reported as the browser reports an uncaught error, and the finder goes on; then the
 * answer is undefined.
 */
export function runCallback<Answer>(callback: () => Answer): Answer | undefined {
  try {
    return callback();
  } catch (error) {
    const { reportError = console.error }: { reportError?: (error: unknown) => void } = globalThis;
    reportError(error);
    return undefined;
  }
}
