import type { ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import type { findWebKit } from '../../scripts/otherEngines.mjs';
import { accepts, freePort, spawnTied } from '../../scripts/programs.mjs';
import type { Engine } from './engine.types.ts';
import { inputOf } from './webDriverActions.ts';

const failure = z.object({ error: z.string(), message: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

/** Waits until something is so. */
async function until(isSo: () => Promise<boolean>, failure: string): Promise<void> {
  for (const start = Date.now(); !(await isSo());) {
    if (Date.now() - start > 90_000) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const end = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(null);
    child.once('exit', resolve);
    child.kill();
  });

/** A screen in memory, and the number it chose for itself. */
async function startScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawnTied(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }, 'TERM');
  let display = '';
  screen.stdio[3]?.on('data', (chunk: Buffer) => (display += chunk.toString()));
  await until(async () => display.endsWith('\n'), 'There is no screen for WebKit.');
  return { display: display.trim(), screen };
}

/**
 * Drives WebKit, the engine of Safari, in its port to GTK: over WebDriver, on a screen of its own.
 * @throws when it does not begin to listen within a minute and a half.
 */
export async function launchWebKit(programs: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const { display, screen } = await startScreen(programs.screen);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    // A screen in memory has no graphics card: layers of their own are drawn by the processor, a quarter of its work.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its own sandbox needs user namespaces, which a container has not.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawnTied(programs.driver, [`--port=${port}`], { stdio: 'ignore', env }, 'TERM');

  const send = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    const failed = failure.safeParse(value);
    if (failed.success) throw new Error(`${path}: ${failed.data.error} ${failed.data.message}`);
    return value;
  };
  const endAll = async () => {
    for (const child of [driver, screen]) await end(child);
  };

  try {
    await until(() => accepts(port), 'WebKit’s driver does not listen.');
    const options = { binary: programs.browser, args: ['--automation'] };
    const { sessionId, capabilities } = session.parse(
      await send('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
    );
    const ask = async (expression: string): Promise<string> =>
      String(
        await send('POST', `/${sessionId}/execute/sync`, {
          script: `return String(${expression})`,
          args: [],
        }),
      );
    const act = (actions: readonly object[]) => send('POST', `/${sessionId}/actions`, { actions });
    return {
      version: capabilities.browserVersion,
      ask,
      ...inputOf(act, ask),
      async open(url) {
        await send('POST', `/${sessionId}/url`, { url });
      },
      async close() {
        await send('DELETE', `/${sessionId}`).catch(() => undefined);
        await endAll();
      },
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}
