/**
 * Shares a load between callers: it runs on the first call, and again only after a failure.
 * @param message the error's message for people; the reason is the error's `cause`
 */
export function shareLoad<T>(load: () => Promise<T>, message: string): () => Promise<T> {
  let shared: Promise<T> | undefined;
  return () => {
    shared ??= load().catch((cause: unknown) => {
      shared = undefined;
      throw new Error(message, { cause });
    });
    return shared;
  };
}

/** The same for work that may be asked for again once it is done. */
export function shareWhileRunning<T>(work: () => Promise<T>, message: string): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work()
      .catch((cause: unknown) => {
        throw new Error(message, { cause });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
