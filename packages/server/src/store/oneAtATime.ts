/**
 * Runs tasks with the same name one after another in this process. So a state that was read is still current when the next one is written.
 */
export function createOneAtATime() {
  const tails = new Map<string, Promise<unknown>>();

  return async function oneAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const before = tails.get(name) ?? Promise.resolve();
    const running = before.then(task, task);
    tails.set(name, running);
    try {
      return await running;
    } finally {
      if (tails.get(name) === running) tails.delete(name);
    }
  };
}
