import { nextTask } from './nextTask.ts';

/** Runs long work step by step in separate tasks, so that the page stays responsive. */
export async function inTasks<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

/** Runs the same work synchronously. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
