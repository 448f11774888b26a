/**
 * Lets a frame or an input event run between two pieces of long work, in browsers with `scheduler.yield`. Elsewhere, also in Node, the work
 * continues at once.
 */
export async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) await globalThis.scheduler.yield();
}
