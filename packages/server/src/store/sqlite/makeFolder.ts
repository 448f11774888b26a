import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, with those above it. Node's `recursive` never ends where a folder is there that takes none, such as
 * `/proc`.
 *
 * @throws Error with the system's code when it cannot be made.
 */
export async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  try {
    await mkdir(folder);
  } catch (cause) {
    if (isOf(cause, 'EEXIST')) return;
    if (!isOf(cause, 'ENOENT') || parent === folder) throw cause;
    await makeFolder(parent);
    await mkdir(folder).catch((again: unknown) => {
      // Another process was quicker.
      if (!isOf(again, 'EEXIST')) throw again;
    });
  }
}

function isOf(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
