import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Usage {
  readonly cpuMicroseconds: number;
  /** Bytes. */
  readonly rss: number;
  readonly heapUsed: number;
}

/** A server in a process of its own, run from what was built. */
export interface BenchServer {
  readonly port: number;
  /** A token of the sandbox's key; empty for `hello`. */
  readonly token: string;
  /** Its data folder. */
  readonly folder: string;
  usage(options?: { readonly collect: boolean }): Promise<Usage>;
  stop(): void;
}

/** What Node needs to run the packages as they are published. */
export const builtRunner = ['--import', new URL('built.mjs', import.meta.url).href];

/** Builds the package, so that what is measured is what would be published. */
export function build(): void {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync('npx', ['tsc', '-b', folder], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/**
 * `hello`: a bare hono app. `memory`, `sqlite`, `databases`: the service on that store, its limits raised out of reach.
 * `databases` are those that the variables DATABASE_URL and REDIS_URL name.
 */
export async function start(
  kind: 'hello' | 'memory' | 'sqlite' | 'databases',
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL('serve.mjs', import.meta.url)), [kind], {
    execArgv: builtRunner,
    env: { ...process.env, ...variables },
  });
  const [{ port, token = '', folder = '' }] = await once(child, 'message');
  return {
    port,
    token,
    folder,
    async usage({ collect } = { collect: false }) {
      const answer = once(child, 'message');
      child.send(collect ? 'collect' : 'usage');
      const [usage] = await answer;
      return usage;
    },
    stop: () => child.disconnect(),
  };
}
