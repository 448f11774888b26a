import { nextTask } from './nextTask.ts';

/** Does long work in tasks of its steps, so that a page goes on meanwhile. */
export async function inTasks<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

/** The same work in one go. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
