// Programs of this machine that the tests drive: found, installed where there are none, and started so that they end with the process
// that started them.
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

/** Whether this process may install Debian's packages. */
export const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/**
 * Installs Debian's packages, where this process may; what is missing after it is for the caller to say.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (packages.length === 0 || !mayInstall()) return;
  console.log(`Installing ${packages.join(' and ')} for the tests.`);
  /** @param {string[]} args */
  const run = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && run('update')) install();
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

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
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
