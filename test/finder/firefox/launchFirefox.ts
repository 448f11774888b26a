import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';

const PLACES = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** WebDriver's code points for keys that write no character. */
const KEYS = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
} as const;

type Key = keyof typeof KEYS;

const reply = z.object({
  id: z.optional(z.number()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  result: z.optional(z.unknown()),
});
const contexts = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.optional(z.unknown()) }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Path of a Firefox to launch, or undefined where the machine has none; `FIREFOX_PATH` wins. */
export function findFirefox(): string | undefined {
  return PLACES.find((path) => {
    try {
      accessSync(path ?? '', constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export interface Firefox {
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs an expression in the page; its value comes back as text. */
  ask(expression: string): Promise<string>;
  /** Types with real keys. */
  type(text: string): Promise<void>;
  /** Presses and releases real keys together, the last one last. */
  press(...keys: readonly (Key | 'a')[]): Promise<void>;
  /** Clicks with a real pointer on the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Drives a stock Firefox over WebDriver BiDi. Playwright has a driver for the same protocol, but it needs a command that the current
 * extended-support release does not know.
 * @throws when Firefox does not begin to listen within half a minute.
 */
export async function launchFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'finder-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.prefs.recommended", true);\n');
  const child = spawn(
    path,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const address = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Firefox does not listen.')), 30_000);
    let heard = '';
    child.on('error', reject);
    child.stderr.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(heard);
      if (found?.[1] === undefined) return;
      clearTimeout(late);
      resolve(found[1]);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: z.infer<typeof reply>) => void>();
  socket.on('message', (data) => {
    const answer = reply.parse(JSON.parse(String(data)));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const answer = await new Promise<z.infer<typeof reply>>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error} ${answer.message ?? ''}`);
    return answer.result;
  };

  const session = z
    .object({ capabilities: z.object({ browserVersion: z.string() }) })
    .parse(await send('session.new', { capabilities: {} }));
  const [tab] = contexts.parse(await send('browsingContext.getTree', {})).contexts;
  if (tab === undefined) throw new Error('Firefox has no tab.');
  const { context } = tab;

  const ask = async (expression: string): Promise<string> => {
    const answer = evaluated.parse(
      await send('script.evaluate', {
        expression: `String(${expression})`,
        target: { context },
        awaitPromise: false,
      }),
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return String(answer.result.value);
  };
  const keys = (actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });

  return {
    version: session.capabilities.browserVersion,
    ask,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async type(text) {
      await keys(
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    async press(...names) {
      const values = names.map((name) => (name === 'a' ? name : KEYS[name]));
      await keys([
        ...values.map((value) => ({ type: 'keyDown' as const, value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
      ]);
    },
    async click(selector) {
      const at = await ask(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round))` +
          `(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      );
      const [x, y] = at.split(',').map(Number);
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async close() {
      const hasEnded = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close', {}).catch(() => child.kill());
      socket.close();
      await hasEnded;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
