// One pinned pnpm for everybody, fetched by npx: nothing to install by hand, no corepack.
import { spawnSync } from 'node:child_process';

const PNPM = 'pnpm@12.21.0';

/** Runs pnpm in the repository root; exits with its status when it fails. */
export function pnpm(...args) {
  const { status } = spawnSync('npx', ['-y', PNPM, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs exactly what the lockfile says. */
export function install() {
  pnpm('install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn');
}
