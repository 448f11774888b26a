/**
 * Lets a frame, a key or a tap in between two pieces of long work, in browsers that can go on with the second right after it;
 * elsewhere, in Node too, the work goes on at once.
 */
export async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) await globalThis.scheduler.yield();
}
