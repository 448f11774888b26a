// Finds PostgreSQL and Redis for the tests and starts throwaway servers. They run on a free port, in a temporary folder, without anything
// of the system's own. They end with the process that started them.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, findProgram, freePort, isExecutable, spawnTied } from './programs.mjs';

/** Folders with PostgreSQL's programs, the newest version of Debian's first. @returns {string[]} */
function postgresFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].filter((folder) => existsSync(folder));
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...homebrew.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('postgresql'))
        .map((name) => join(folder, name, 'bin')),
    ),
  ];
}

/** The folder of PostgreSQL's programs, or undefined when the machine has none. `POSTGRES_BIN` wins. */
export function findPostgres() {
  return [process.env.POSTGRES_BIN, ...postgresFolders()].find(
    (folder) => folder && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
}

/** Path of a Redis server, or undefined when the machine has none. `REDIS_SERVER` wins. */
export function findRedis() {
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const paths = ['redis-server', 'valkey-server'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return findProgram([process.env.REDIS_SERVER, ...paths]);
}

/**
 * Keeps packages, while they are installed, from making a cluster and from starting services: the tests have no use for them.
 * @param {() => void} install
 */
export function withoutServices(install) {
  const policy = '/usr/sbin/policy-rc.d';
  const folder = '/etc/postgresql-common/createcluster.d';
  const noCluster = join(folder, 'smart-address.conf');
  const hadPolicy = existsSync(policy);
  mkdirSync(folder, { recursive: true });
  writeFileSync(noCluster, 'create_main_cluster = false\n');
  if (!hadPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(noCluster, { force: true });
    if (!hadPolicy) rmSync(policy, { force: true });
  }
}

/**
 * @typedef {object} TestServer
 * @property {number} port
 * @property {string} url
 * @property {(signal: NodeJS.Signals) => void} signal to the server and its processes
 * @property {() => Promise<void>} restart ends when it is ended, starts again on the same port and data, and takes connections
 * @property {() => Promise<void>} stop ends it and removes what it kept
 */

/** @type {Set<() => void>} */
const running = new Set();
process.on('exit', () => {
  for (const end of running) end();
});

/** A PostgreSQL of its own; a commit is on disk before it is answered. @returns {Promise<TestServer>} */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs)
    throw new Error('No PostgreSQL found. Run `npm test`, which installs one, or set POSTGRES_BIN.');
  const folder = mkdtempSync(join(tmpdir(), 'smart-address-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, stdio: /** @type {const} */ ('ignore'), ...user };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '32MB',
    max_connections: 100,
    fsync: 'on',
    synchronous_commit: 'on',
    logging_collector: 'off',
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  return supervise({
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    // Killed, it would leave shared memory behind.
    farewell: 'SIGQUIT',
    start: (farewell) => spawnTied(join(programs, 'postgres'), args, options, farewell),
    isReady: () =>
      spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0,
  });
}

/** A Redis of its own that keeps nothing. @param {string[]} settings more of its own @returns {Promise<TestServer>} */
export async function startRedis(...settings) {
  const program = findRedis();
  if (!program) throw new Error('No Redis found. Run `npm test`, which installs one, or set REDIS_SERVER.');
  const folder = mkdtempSync(join(tmpdir(), 'smart-address-redis-'));
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
    ...settings,
  ];
  return supervise({
    port,
    url: `redis://127.0.0.1:${port}`,
    folder,
    farewell: 'SIGKILL',
    start: (farewell) => spawnTied(program, args, { cwd: folder, stdio: 'ignore' }, farewell),
    isReady: () => accepts(port),
  });
}

/**
 * @param {{ port: number, url: string, folder: string, farewell: NodeJS.Signals, start: (farewell: NodeJS.Signals) => import('node:child_process').ChildProcess, isReady: () => boolean | Promise<boolean> }} parts
 * @returns {Promise<TestServer>}
 */
async function supervise({ port, url, folder, farewell, start, isReady }) {
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  /** @type {Promise<void>} */
  let ended;

  /** @param {NodeJS.Signals} name */
  function signal(name) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    for (const pid of [child.pid, ...childrenOf(child.pid)]) {
      try {
        process.kill(pid, name);
      } catch {
        // It has just ended by itself.
      }
    }
  }
  const end = () => child.kill(farewell);
  async function launch() {
    child = start(farewell);
    ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    for (let tries = 0; !(await isReady()); tries += 1) {
      if (tries > 600 || child.exitCode !== null)
        throw new Error(`No server on port ${port}: it did not start.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  running.add(end);
  await launch();
  return {
    port,
    url,
    signal,
    async restart() {
      await ended;
      await launch();
    },
    async stop() {
      end();
      await ended;
      running.delete(end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Processes that a process started; each of PostgreSQL's connections is one. @param {number} pid @returns {number[]} */
function childrenOf(pid) {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    // Its name, which may hold anything, ends at the last parenthesis.
    const [, parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .split(/\) . /)
        .slice(-1)[0]
        ?.match(/^(\d+)/) ?? [];
    return Number(parent);
  } catch {
    return 0;
  }
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | undefined} */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string} flag @param {string} name */
  const idOf = (flag, name) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}
