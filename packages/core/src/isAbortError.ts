/** Whether a rejection is that of an aborted request, whose answer nobody waits for. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
