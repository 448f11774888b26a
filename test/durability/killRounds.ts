import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchAnswer } from '@smart-address/contract';
import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { loadDriver } from '../../packages/server/src/store/sqlite/loadDriver.ts';

export interface KillReport {
  readonly rounds: number;
  /** Codes the server said were registered before it was killed. */
  readonly acknowledged: number;
  /** Of those, the ones that it does not know afterwards. */
  readonly lost: readonly string[];
  /** Milliseconds from starting the process until it takes requests, of each restart. */
  readonly restarts: readonly number[];
  /** Milliseconds of processor time each of them took, however busy the machine is. */
  readonly restartCosts: readonly number[];
  /** What SQLite's own check says of the file after the last kill: `ok`. */
  readonly integrity: string;
}

const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };
const writers = 16;

/**
 * Kills a server while it writes, starts it on the same file, and asks it for everything it had acknowledged.
 *
 * @param script what runs it.
 * @param execArgv what Node needs to run that.
 */
export async function killRounds(
  rounds: number,
  script: string,
  execArgv: readonly string[] = [],
): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-kill-'));
  const file = join(folder, 'sandbox.sqlite');
  const start = () => startOn(file, script, execArgv);
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  const restarts: number[] = [];
  const restartCosts: number[] = [];
  let cell = 0;
  let server = await start();
  for (let round = 0; round < rounds; round++) {
    const { child, port } = server;
    const deadline = performance.now() + 150 + Math.random() * 400;
    const killed = new AbortController();
    const writing = Array.from({ length: writers }, async () => {
      while (!killed.signal.aborted) {
        cell += 1;
        const code = await register(port, cell).catch(() => null);
        if (code !== null) acknowledged.add(code);
      }
    });
    // Killed before its first answer, as on a busy machine, it would have nothing to keep.
    const before = acknowledged.size;
    const latest = deadline + 30_000;
    while (performance.now() < (acknowledged.size > before ? deadline : latest))
      await new Promise((resolve) => setTimeout(resolve, 10));
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    killed.abort();
    await Promise.all([exited, ...writing]);
    server = await start();
    restarts.push(server.milliseconds);
    restartCosts.push(server.cpuMilliseconds);
    for (const code of await inactive(server.port, [...acknowledged].slice(-2_000))) lost.add(code);
  }
  for (const code of await inactive(server.port, [...acknowledged])) lost.add(code);
  server.child.kill('SIGKILL');
  const integrity = await integrityOf(file);
  await rm(folder, { recursive: true, force: true });
  return { rounds, acknowledged: acknowledged.size, lost: [...lost], restarts, restartCosts, integrity };
}

async function integrityOf(file: string): Promise<string> {
  const Database = await loadDriver();
  const database = new Database(file);
  const result = String(database.pragma('integrity_check', { simple: true }));
  database.close();
  return result;
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

function startOn(file: string, script: string, execArgv: readonly string[]): Promise<Server> {
  const before = performance.now();
  const child = fork(script, [file], { execArgv: [...execArgv] });
  return new Promise((resolve, reject) => {
    child.once('message', (ready: Pick<Server, 'port' | 'cpuMilliseconds'>) =>
      resolve({ child, ...ready, milliseconds: performance.now() - before }),
    );
    child.once('exit', (code) => reject(new Error(`The server did not start (${code})`)));
  });
}

/** Registers a cell that no call before did: steps of 14 m inland. */
async function register(port: number, cell: number): Promise<string | null> {
  const lat = (34.8 + (cell % 4_000) * 0.000126).toFixed(6);
  const lng = (9.2 + Math.floor(cell / 4_000) * 0.000126).toFixed(6);
  const response = await fetch(`http://127.0.0.1:${port}/v1/encode?lat=${lat}&lng=${lng}`, { headers });
  const body: unknown = await response.json();
  return response.status === 200 ? String(Reflect.get(Object(body), 'smartcode')) : null;
}

async function inactive(port: number, codes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < codes.length; from += 500) {
    const asked = codes.slice(from, from + 500);
    const response = await fetch(`http://127.0.0.1:${port}/v1/batch`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ op: 'validate', items: asked.map((smartcode) => ({ smartcode })) }),
    });
    batchAnswer.parse(await response.json()).results.forEach((result, index) => {
      const isActive = 'data' in result && 'active' in result.data && result.data.active;
      if (!isActive) found.push(asked[index] ?? '');
    });
  }
  return found;
}
