// One pinned pnpm for everybody, fetched by npx: nothing to install by hand, no corepack.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PNPM = 'pnpm@12.21.0';

/**
 * The folder with Node's own headers, when they are installed beside it. A package that has to be compiled then needs no
 * download of them, which a build machine may not be able to make.
 */
function headersFolder() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include', 'node', 'node.h')) ? prefix : undefined;
}

/**
 * Runs pnpm in the repository root; exits with its status when it fails.
 * @param {string[]} args
 */
export function pnpm(...args) {
  const nodedir = process.env.npm_config_nodedir ?? headersFolder();
  const { status } = spawnSync('npx', ['-y', PNPM, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(nodedir && { npm_config_nodedir: nodedir }),
      // SQLite's build asks GCC for all warnings and shows none: looking for this one takes 13 seconds.
      CFLAGS: `-Wno-misleading-indentation ${process.env.CFLAGS ?? ''}`,
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs exactly what the lockfile says. Without install scripts: all that has one and needs it is SQLite. It is compiled for a minute
 * where no prebuilt binary can be downloaded. A demo that keeps its data in memory should not wait for it.
 */
export function install() {
  pnpm('install', '--frozen-lockfile', '--ignore-scripts', '--reporter=append-only', '--loglevel=warn');
}

/** Runs the install scripts that `install` left out, once: what keeps data in a file needs SQLite's native part. */
export function buildNativeParts() {
  pnpm('rebuild', '--pending', '--reporter=append-only', '--loglevel=warn');
}
