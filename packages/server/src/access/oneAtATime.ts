const tails = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs tasks on the same thing of the same store one after another, so that a state that was read is still the state
 * when the next one is written.
 */
export async function oneAtATime<Result>(
  store: object,
  id: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const waiting = tails.get(store) ?? new Map<string, Promise<unknown>>();
  tails.set(store, waiting);
  const before = waiting.get(id) ?? Promise.resolve();
  const running = before.then(task, task);
  waiting.set(id, running);
  try {
    return await running;
  } finally {
    if (waiting.get(id) === running) waiting.delete(id);
  }
}
