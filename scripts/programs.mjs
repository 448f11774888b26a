// Programs of this machine that the tests drive. They are found, installed where there are none, and started so that they end with the
// process that started them.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createConnection, createServer } from 'node:net';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these paths that is a program one may run. @param {(string | undefined)[]} paths */
export function findProgram(paths) {
  return paths.find((path) => path && isExecutable(path));
}

export const isRoot = process.getuid?.() === 0;

/**
 * Runs apt-get, as root or through a sudo that asks nothing. It waits for whoever else installs something, and asks a mirror again that
 * does not answer.
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
function aptGet(...args) {
  const patience = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...patience, ...args];
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Reads Debian's lists of packages, up to three times: for these apt-get waits for nobody. A mirror that is away it only warns of.
 * @returns {boolean} whether it succeeded
 */
function readPackageLists() {
  for (const seconds of [5, 20]) {
    if (aptGet('update')) return true;
    console.warn(`Debian's lists of packages could not be read: trying again in ${seconds} s.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1_000);
  }
  return aptGet('update');
}

/**
 * Installs Debian's packages, where this process may; what is missing after it is for the caller to say.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (packages.length === 0 || !aptGet('--version')) return;
  console.log(`Installing ${packages.join(' and ')} for the tests, which may take some minutes.`);
  /** @param {string[]} names */
  const install = (...names) => aptGet('install', '-y', '--no-install-recommends', ...names);
  if (install(...packages) || !readPackageLists() || install(...packages)) return;
  // One that is not to be had takes none of the others along.
  for (const name of packages) {
    if (!install(name)) console.warn(`${name} could not be installed: the tests that need it say NOT RUN.`);
  }
}

/**
 * Starts a program that ends when this process does, however it does: Linux sends it a signal.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string} farewell
 */
export function spawnTied(program, args, { uid, gid, ...options }, farewell) {
  if (process.platform !== 'linux') return spawn(program, args, { ...options, ...(uid && { uid, gid }) });
  const who = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return spawn('setpriv', [...who, '--pdeathsig', farewell, '--', program, ...args], options);
}

/**
 * A port for a program that cannot choose one itself. It is below those that systems give to connections, where a client may take it
 * before the program does. There also a client of a server that is stopped may connect to itself.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    server.listen(port, () => server.close(() => resolve(port)));
  });
}

/** Whether something listens on a port. @param {number} port @returns {Promise<boolean>} */
export function accepts(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
