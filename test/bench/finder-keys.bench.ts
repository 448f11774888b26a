// Script time of a key, and the time until its rows are painted, under four-fold throttling: our finder beside a bare input with a bare
// list, downshift, Base UI and React Aria, in one run and on the same rows. Nothing is asserted. `TURNS=6` measures longer, and names
// after `--` measure those widgets only: `npx tsx test/bench/finder-keys.bench.ts -- bare "ours, as it comes"`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

const ASKED = process.argv.slice(process.argv.indexOf('--') + 1 || process.argv.length);
const ALL = ['bare', 'ours, bare rows', 'ours, as it comes', 'downshift', 'Base UI', 'React Aria'];
const WIDGETS = ASKED.length > 0 ? ASKED : ALL;
const WORDS = ['marsa', 'tunis', 'bizerte', 'sousse', 'gabes'];
/** The first of them warms the engine up. */
const ROUNDS = 2;
/** Each widget gets a page several times over, in turn, so that a busy moment of the machine falls on all of them. */
const TURNS = Number(process.env['TURNS'] ?? 2);
const THROTTLE = 4;

const outDir = mkdtempSync(join(tmpdir(), 'finder-keys-'));
const root = fileURLToPath(new URL('./finder-keys', import.meta.url));
await build({ root, logLevel: 'error', configFile: false, build: { outDir, emptyOutDir: true } });
const site = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const [url] = site.resolvedUrls?.local ?? [];
if (url === undefined) throw new Error('The page is not served.');
const browser = await chromium.launch(chromiumLaunchOptions());

interface Measured {
  readonly script: number[];
  readonly painted: number[];
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

async function open(widget: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${url}#${encodeURIComponent(widget)}`);
  await page.locator('input').first().focus();
  return page;
}

async function measure(widget: string): Promise<Measured> {
  const page = await open(widget);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const scriptTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
  // From the key's own time stamp to the frame after the one in which its rows stand in the document.
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    document.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - event.timeStamp)));
      },
      { capture: true },
    );
  });
  const frame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // What the measuring itself costs, taken off each key.
  const idle: number[] = [];
  for (let count = 0; count < 15; count += 1) {
    const before = await scriptTime();
    await frame();
    idle.push((await scriptTime()) - before);
  }
  const overhead = at(idle, 0.5);
  const script: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const word of WORDS) {
      for (const letter of word) {
        const before = await scriptTime();
        await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
        await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
        await frame();
        const spent = (await scriptTime()) - before - overhead;
        if (round > 0) script.push(spent);
      }
      await page.evaluate(() => {
        const input = document.querySelector('input');
        input?.select();
      });
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(20);
    }
  }
  const painted = await page.evaluate(() => ('painted' in window ? (window.painted as number[]) : []));
  await page.close();
  return { script, painted: painted.slice(painted.length / ROUNDS) };
}

try {
  const measured = new Map<string, Measured>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const widget of WIDGETS) {
      const { script, painted } = await measure(widget);
      const before = measured.get(widget);
      measured.set(widget, {
        script: [...(before?.script ?? []), ...script],
        painted: [...(before?.painted ?? []), ...painted],
      });
    }
  }
  const bare = measured.get('bare');
  const base = at(bare?.script ?? [], 0.5);
  console.log(`script time of a key in ms, ${THROTTLE}x throttled, ${bare?.script.length} keys each`);
  console.table(
    Object.fromEntries(
      [...measured].map(([widget, { script, painted }]) => [
        widget,
        {
          median: at(script, 0.5).toFixed(2),
          p95: at(script, 0.95).toFixed(2),
          'times bare': (at(script, 0.5) / base).toFixed(2),
          'painted p95': at(painted, 0.95).toFixed(1),
        },
      ]),
    ),
  );
} finally {
  await browser.close();
  await new Promise((resolve) => site.httpServer.close(resolve));
  rmSync(outDir, { recursive: true });
}
