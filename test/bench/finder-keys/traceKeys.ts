import type { CDPSession } from 'playwright';

/** Where a key's time went on the page's main thread, in milliseconds. */
export interface KeyTimes {
  /** Script of every kind: handlers, timers, frames, promise callbacks, garbage. `Performance.getMetrics` leaves promise callbacks out. */
  readonly script: number;
  /** Style and layout, forced by a script or not. */
  readonly layout: number;
  /** What is left until the frame is handed on. */
  readonly paint: number;
}

/** Events of Chromium's timeline, by what they are time of; what happens inside another one is not counted twice. */
const KINDS: Readonly<Record<string, keyof KeyTimes>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur: number;
  /** Of the thread's own processor time; a busy machine does not lengthen it. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Runs something that presses keys, and says what each of them cost: from its `keydown` to the next one. */
export async function traceKeys(browser: CDPSession, press: () => Promise<void>): Promise<KeyTimes[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await press();
  const ended = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await ended;
  browser.off('Tracing.dataCollected', collect);
  return readKeys(events);
}

const isKeydown = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === 'keydown';

function readKeys(events: readonly TraceEvent[]): KeyTimes[] {
  const main = events.find(isKeydown);
  const own = events
    .filter(({ pid, tid, ph, name }) => pid === main?.pid && tid === main.tid && ph === 'X' && name in KINDS)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const keys: Record<keyof KeyTimes, number>[] = [];
  const open: TraceEvent[] = [];
  for (const event of own) {
    while (open.length > 0 && event.ts >= (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0)) open.pop();
    if (isKeydown(event)) keys.push({ script: 0, layout: 0, paint: 0 });
    const key = keys.at(-1);
    const around = open.at(-1);
    const spent = (event.tdur ?? event.dur) / 1_000;
    if (key !== undefined) {
      key[KINDS[event.name] ?? 'script'] += spent;
      if (around !== undefined) key[KINDS[around.name] ?? 'script'] -= spent;
    }
    open.push(event);
  }
  return keys;
}
