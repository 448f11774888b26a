let pending: Promise<void> | null = null;

/**
 * Resolves once everything that arrived in this turn of the event loop has been processed. Answers that wait for it are written one right
 * after the other, so a busy caller is woken once for many of them. Waking it is the most expensive part of a small answer. A body that
 * came with its headers is complete by then too.
 */
export function endOfTurn(): Promise<void> {
  pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = null;
      resolve();
    });
  });
  return pending;
}
