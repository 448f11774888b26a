// Long tasks while a finger pans the map over Tunis, with the processor slowed down fourfold. Prints the longest tasks of each zoom in
// milliseconds. They are of the wall clock, and of the thread's own time, which a busy machine does not spoil. `npm run bench -- mapPan`
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { buildSite } from '../site/buildSite.ts';

const ZOOMS = [6, 8, 11, 13, 16, 18] as const;
const START_ZOOM = 18;
const SLOWER = 4;
const LONG = 50;
const TUNIS = { lat: 36.8065, lng: 10.1815 };

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Everything the renderer's main thread did while `act` ran: one entry a task. */
async function traceTasks(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return events.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}:${tid}`));
}

const wallOf = ({ dur = 0 }: TraceEvent): number => dur / 1000;
const ownOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

function row(name: string, tasks: readonly TraceEvent[]): void {
  const top = (of: (task: TraceEvent) => number): string =>
    tasks
      .map(of)
      .sort((a, b) => b - a)
      .slice(0, 3)
      .map((milliseconds) => milliseconds.toFixed(0))
      .join(', ');
  const long = tasks.filter((task) => ownOf(task) > LONG).length;
  console.log(`| ${name} | ${top(ownOf)} | ${top(wallOf)} | ${long} |`);
}

async function drawn(page: Page): Promise<void> {
  await page.waitForSelector('.sa-map[data-status=ready]');
  await page.getByText('GeoNames').first().waitFor();
  // Streets and landmarks come after the places, and are no part of panning.
  await page.waitForTimeout(4000);
}

/** Eight drags with a finger's pace, each followed by a rest, and a few steps of the keys. */
async function pan(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The map is not on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const [dx, dy] of [
    [-180, 40],
    [-150, -60],
    [170, 60],
    [160, -40],
    [0, 120],
    [20, -120],
  ] as const) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(middle.x + (dx * step) / 12, middle.y + (dy * step) / 12);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await page.waitForTimeout(350);
  }
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(350);
  }
}

const root = fileURLToPath(new URL('../map/map-site', import.meta.url));
const site = await buildSite(root, { build: { rolldownOptions: { input: join(root, 'map.html') } } });
const browser = await chromium.launch(chromiumLaunchOptions({ isMeasured: true }));
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, deviceScaleFactor: 1 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  console.log('| | longest tasks, own ms | longest tasks, wall ms | over 50 ms |\n|---|---|---|---|');
  const query = `props=${encodeURIComponent(JSON.stringify({ defaultValue: TUNIS, locale: 'en' }))}`;
  row(
    'first paint',
    await traceTasks(session, async () => {
      await page.goto(`${site.url}map.html?${query}`);
      await drawn(page);
    }),
  );
  let zoom = START_ZOOM;
  for (const wanted of [...ZOOMS].reverse()) {
    for (; zoom > wanted; zoom -= 1) {
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await page.waitForTimeout(500);
    }
    await page.getByRole('application').focus();
    row(`zoom ${wanted}`, await traceTasks(session, () => pan(page)));
  }
} finally {
  await browser.close();
  await site.close();
}
