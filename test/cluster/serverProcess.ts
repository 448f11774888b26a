import { type ChildProcess, execFile, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { spawnTied } from '../../scripts/programs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A server as whoever runs it starts it: a process of its own that reads its environment variables. */
export interface ServerProcess {
  readonly url: string;
  readonly metricsUrl: string;
  readonly child: ChildProcess;
  /** All it wrote. */
  output(): string;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

/** A server that nobody stops, as where another did not start, ends with the tests. */
export async function startServerProcess(
  variables: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const settings = { PORT: '0', SMART_ADDRESS_METRICS_PORT: '0', SMART_ADDRESS_LOG: 'json', ...variables };
  const options: SpawnOptions = {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const child = spawnTied(process.execPath, [inject('programs').server, 'serve'], options, 'KILL');
  let output = '';
  const exited = once(child, 'exit');
  const listening = new Promise<{ url: string; metricsUrl: string }>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = / on (http:\S+)/.exec(output)?.[1];
      const metricsUrl = /Metrics (http:\S+)/.exec(output)?.[1];
      if (url !== undefined && metricsUrl !== undefined) resolve({ url, metricsUrl });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then(() => reject(new Error(`The server did not start: ${output}`)));
  });
  return {
    ...(await listening),
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Runs a command of staff, and gives what it printed. Rejects when it does not end with 0. */
export async function runStaff(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...variables } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inject('programs').server, ...words],
    options,
  );
  return stdout;
}
