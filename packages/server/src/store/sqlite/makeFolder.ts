import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from '../../errors/systemCode.ts';

/**
 * Creates a folder and its parents. Node's `recursive` never ends below a folder that accepts none, such as `/proc`.
 *
 * @throws Error with the system's code if it cannot be created.
 */
export async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  try {
    await mkdir(folder);
  } catch (cause) {
    const code = systemCode(cause);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || parent === folder) throw cause;
    await makeFolder(parent);
    await mkdir(folder).catch((again: unknown) => {
      // Another process created it first.
      if (systemCode(again) !== 'EEXIST') throw again;
    });
  }
}
