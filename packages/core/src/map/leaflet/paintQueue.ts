/** Milliseconds between frames: below the first there is time for more steps, above the second too many were done. */
const QUICK_FRAME = 22;
const SLOW_FRAME = 30;
/** Maximum steps per frame: with more, one unexpectedly long step would be visible as a jerk. */
const MAX_STEPS = 2;

/** The last frame in which a layer painted: two layers in one frame would be one long task. */
let takenFrame = -1;

export interface PaintQueue {
  readonly isBusy: () => boolean;
  /** Runs `steps`, some per frame, then calls `done`; a previous run is dropped. */
  run(steps: Generator<void, void>, done?: () => void): void;
  /** Does at once what is left of it. */
  finish(): void;
  stop(): void;
}

/**
 * Spreads long painting over frames, one layer at a time, first come first served. Steps run in separate tasks after a frame, so that
 * they do not add to the frame's own work (moving, compositing canvases). The duration of a step cannot be measured, because a canvas
 * draws after the script has ended. So the interval to the next frame decides: more steps while frames are quick, fewer when
 * they are late.
 */
export function createPaintQueue(): PaintQueue {
  let frame: number | null = null;
  let task: ReturnType<typeof setTimeout> | null = null;
  let doSteps: ((count: number) => void) | null = null;
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    if (task !== null) clearTimeout(task);
    frame = null;
    task = null;
    doSteps = null;
  };
  return {
    isBusy: () => frame !== null,
    run(steps, done) {
      stop();
      let pace = 1;
      let last = Infinity;
      doSteps = (count) => {
        task = null;
        for (let step = 0; step < count; step += 1) {
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
        task = setTimeout(() => doSteps?.(pace));
      };
      frame = requestAnimationFrame(onFrame);
    },
    finish: () => doSteps?.(Infinity),
    stop,
  };
}
