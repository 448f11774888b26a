/** Frames closer than this, in milliseconds, leave time for more; farther apart than that, too much was done. */
const QUICK_FRAME = 22;
const SLOW_FRAME = 30;
/** More steps than this in one frame would show as a jerk where a step turns out to be long. */
const MAX_STEPS = 2;

/** The frame somebody has already painted in: two layers in one frame would be one long task. */
let takenFrame = -1;

export interface PaintQueue {
  readonly isBusy: () => boolean;
  /** Goes through `steps`, some in each frame, then calls `done`; what ran before is dropped. */
  run(steps: Generator<void, void>, done?: () => void): void;
  stop(): void;
}

/**
 * Does long painting a frame at a time, and one layer's at a time: who asked first goes on first. Steps are tasks of their own after
 * a frame, so that what the frame itself takes (moving, handing canvases on) never adds up with them. How long a step takes cannot
 * be asked, for a canvas draws only after the script has ended. So it goes by how soon the next frame comes: more steps while
 * frames are quick, fewer when they are late.
 */
export function createPaintQueue(): PaintQueue {
  let frame: number | null = null;
  let task: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    if (task !== null) clearTimeout(task);
    frame = null;
    task = null;
  };
  return {
    isBusy: () => frame !== null,
    run(steps, done) {
      stop();
      let pace = 1;
      let last = Infinity;
      const work = (): void => {
        task = null;
        for (let step = 0; step < pace; step += 1) {
          if (!steps.next().done) continue;
          stop();
          return done?.();
        }
      };
      const onFrame = (now: number): void => {
        frame = requestAnimationFrame(onFrame);
        const since = now - last;
        last = now;
        if (takenFrame === now || task !== null) return;
        takenFrame = now;
        if (since > SLOW_FRAME) pace = Math.max(1, Math.floor(pace / 2));
        else if (since > 0 && since < QUICK_FRAME) pace = Math.min(MAX_STEPS, pace + 1);
        task = setTimeout(work);
      };
      frame = requestAnimationFrame(onFrame);
    },
    stop,
  };
}
