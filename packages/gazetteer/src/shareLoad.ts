/**
 * Makes of a load one that everybody shares: it runs when first asked for, and again only after it has failed.
 * @param message what a person is told of the failure; the reason itself is the error's `cause`
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
