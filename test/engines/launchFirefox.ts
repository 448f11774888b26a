import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Engine } from './engine.types.ts';
import { inputOf } from './webDriverActions.ts';

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

/**
 * Drives a stock Firefox over WebDriver BiDi. Playwright has a driver for the same protocol, but it needs a command that the current
 * extended-support release does not know.
 * @throws when Firefox does not begin to listen within a minute and a half.
 */
export async function launchFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'finder-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.prefs.recommended", true);\n');
  const child = spawn(
    path,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const address = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Firefox does not listen.')), 90_000);
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
  const act = (actions: readonly object[]) => send('input.performActions', { context, actions });

  return {
    version: session.capabilities.browserVersion,
    ask,
    ...inputOf(act, ask),
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
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
