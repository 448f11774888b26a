// What a key costs, in one run, under four-fold throttling. Our finder stands beside a bare input with a bare list, downshift, Base UI and
// React Aria. Nothing is asserted. `TURNS=6` measures longer, and names after `--` measure those widgets only: `npx tsx
// test/bench/finder-keys.bench.ts -- bare "ours, default rows"`.
//
// Each widget has a page to itself, in a production build, and loads nothing of the others. Whole addresses are typed letter by letter, the
// text selected and deleted between two. A list is opened about once in seventeen keys and follows in the others. Every widget gets the
// rows that the gazetteer finds for these very beginnings, found beforehand. Searching costs nobody anything, so a ratio is of the widgets
// alone. "Bare" is what a team would write in twelve lines: a controlled input, a list keyed by id, plain text, no role. "Bare, showing as
// much" is what the same team would write to show what our rows show, with `styles.css` or without. "Bare, again" is the same page a second
// time: what it differs by, nothing else needs to answer for. "Ours, by React" and "ours, text by React" are measured when asked for. React
// renders there what core draws in "ours, default rows" and "ours, plain rows".
import { fileURLToPath } from 'node:url';
import { loadGazetteer, toAddressResult } from '@smart-address/gazetteer';
import { chromium, type JSHandle, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { buildSite } from '../site/buildSite.ts';
import { traceKeys, type KeyTimes } from './finder-keys/traceKeys.ts';

const ASKED = process.argv.slice(process.argv.indexOf('--') + 1 || process.argv.length);
const ALL = [
  'bare',
  'bare, again',
  'bare, showing as much',
  'bare, showing as much, styled',
  'ours, plain rows',
  'ours, default rows',
  'ours, styled',
  'downshift',
  'Base UI',
  'React Aria',
];
const WIDGETS = ASKED.length > 0 ? ASKED : ALL;
/** Typed once before anything is measured, so that the engine knows the code. */
const TYPED = ['sidi bou said', 'rue de marseille tunis'];
/** An input that nothing listens to: what the measuring itself and the browser's own editing take. */
const NOTHING = 'nothing';
/**
 * Each widget gets a page several times over. In each turn they are typed into one after the other, text by text. So a busy moment of the
 * machine falls on all of them. Of the times that a key took, the middle one counts.
 */
const TURNS = Number(process.env['TURNS'] ?? 3);
const THROTTLE = 4;

const gazetteer = await loadGazetteer();
const beginnings = TYPED.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1).trim()));
const answers = Object.fromEntries(
  beginnings.map((text) => [text, gazetteer.search(text, { limit: 10, lang: 'fr' }).map(toAddressResult)]),
);

const root = fileURLToPath(new URL('./finder-keys', import.meta.url));
const site = await buildSite(root, {
  define: { ANSWERS: JSON.stringify(answers) },
  build: { target: 'esnext' },
});
const browser = await chromium.launch(chromiumLaunchOptions({ isMeasured: true }));
const tracing = await browser.newBrowserCDPSession();

interface Measured {
  /** One list a turn, in the order of typing. */
  readonly turns: KeyTimes[][];
  /** The same, from key to frame. */
  readonly painted: (readonly number[])[];
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** In an order of its own each time. What runs after a page of the same code, or after an empty one, is not as fast. */
function shuffled<Value>(values: Iterable<Value>): Value[] {
  const drawn = Array.from(values, (value) => ({ value, order: Math.random() }));
  return drawn.toSorted((a, b) => a.order - b.order).map(({ value }) => value);
}

/** Key by key the middle of what the turns measured. */
const middles = (turns: Measured['turns'], kind: keyof KeyTimes): number[] =>
  (turns[0] ?? []).map((_, key) =>
    at(
      turns.map((keys) => keys[key]?.[kind] ?? Number.NaN),
      0.5,
    ),
  );

/**
 * How much later than `base` a list was painted at the 95th percentile, in milliseconds, over all turns. Also between which two values it
 * lies in nine of ten draws of as many turns with repetition.
 */
function paintedLater(painted: Measured['painted'], base: Measured['painted']): string {
  const difference = (turns: readonly number[]): number =>
    at(
      turns.flatMap((turn) => painted[turn] ?? []),
      0.95,
    ) -
    at(
      turns.flatMap((turn) => base[turn] ?? []),
      0.95,
    );
  const all = [...painted.keys()];
  const draws = Array.from({ length: 1000 }, () =>
    difference(all.map(() => Math.floor(Math.random() * all.length))),
  );
  const [whole, low, high] = [difference(all), at(draws, 0.05), at(draws, 0.95)];
  return `${whole.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

async function type(page: Page, text: string) {
  const devtools = await page.context().newCDPSession(page);
  for (const letter of text) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
}

async function clear(page: Page) {
  await page.evaluate(() => document.querySelector('input')?.select());
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(20);
}

/** Runs something on a page that is slowed for so long and in front. */
async function slowed<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  await page.bringToFront();
  await page.locator('input').first().focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  try {
    return await run();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

/** A page with one widget, that has been typed into. */
async function open(widget: string): Promise<Page> {
  const page = await browser.newPage();
  if (widget === NOTHING) await page.setContent('<!doctype html><input>');
  else await page.goto(`${site.url}#${encodeURIComponent(widget)}`);
  await slowed(page, async () => {
    for (const text of TYPED) {
      await type(page, text);
      if (widget !== NOTHING && !(await page.evaluate(() => window.keys.isAnswered())))
        throw new Error(`${widget} does not show the rows for ${JSON.stringify(text)}.`);
      await clear(page);
    }
  });
  return page;
}

try {
  const measured = new Map<string, Measured>(
    [NOTHING, ...WIDGETS].map((widget) => [widget, { turns: [], painted: [] }]),
  );
  for (let turn = 0; turn < TURNS; turn += 1) {
    const pages = new Map<string, Page>();
    for (const widget of measured.keys()) pages.set(widget, await open(widget));
    for (const { turns } of measured.values()) turns.push([]);
    for (const text of TYPED)
      for (const [widget, page] of shuffled(pages)) {
        const keys = await slowed(page, () => traceKeys(tracing, () => type(page, text)));
        measured.get(widget)?.turns[turn]?.push(...keys);
        await clear(page);
      }
    await pages.get(NOTHING)?.close();
    pages.delete(NOTHING);
    const painted = new Map<string, JSHandle<readonly number[]>>();
    for (const [widget, page] of pages)
      painted.set(widget, await page.evaluateHandle(() => window.keys.watchPainting()));
    for (const text of TYPED)
      for (const [, page] of shuffled(pages)) {
        await slowed(page, () => type(page, text));
        await clear(page);
      }
    for (const [widget, times] of painted) measured.get(widget)?.painted.push(await times.jsonValue());
    for (const page of pages.values()) await page.close();
  }
  const overhead = at(middles(measured.get(NOTHING)?.turns ?? [], 'script'), 0.5);
  measured.delete(NOTHING);
  const script = new Map(
    [...measured].map(([widget, { turns }]) => [
      widget,
      middles(turns, 'script').map((spent) => spent - overhead),
    ]),
  );
  const [base = []] = script.values();
  const [first] = measured.values();
  console.log(`a key in ms, ${THROTTLE}x throttled: ${base.length} keys, ${TURNS} turns`);
  console.table(
    Object.fromEntries(
      [...measured].map(([widget, { turns, painted }]) => {
        const spent = script.get(widget) ?? [];
        return [
          widget,
          {
            'script p50': at(spent, 0.5).toFixed(2),
            times: (at(spent, 0.5) / at(base, 0.5)).toFixed(2),
            mean: mean(spent).toFixed(2),
            'times ': (mean(spent) / mean(base)).toFixed(2),
            'script p95': at(spent, 0.95).toFixed(2),
            'layout p50': at(middles(turns, 'layout'), 0.5).toFixed(2),
            'paint p50': at(middles(turns, 'paint'), 0.5).toFixed(2),
            'painted p50': at(painted.flat(), 0.5).toFixed(1),
            'painted p95': at(painted.flat(), 0.95).toFixed(1),
            'painted later': paintedLater(painted, first?.painted ?? []),
          },
        ];
      }),
    ),
  );
} finally {
  await browser.close();
  await site.close();
}
