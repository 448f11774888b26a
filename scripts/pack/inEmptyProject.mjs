// The project of a stranger: empty, with one package manager, somewhere else on the disk.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty project, and takes it away when all went well.
 * @param {(project: { folder: string, run: (line: string) => void, write: (file: string, text: string) => void }) => void | Promise<void>} work
 *   `run` takes a line for the shell, and ends the program when it fails
 */
export async function inEmptyProject(work) {
  const folder = mkdtempSync(join(tmpdir(), 'smart-address-packed-'));
  /** @param {string} file @param {string} text */
  const write = (file, text) => writeFileSync(join(folder, file), text);
  write('package.json', '{ "name": "shop", "version": "1.0.0", "private": true, "type": "module" }');
  await work({
    folder,
    write,
    run: (line) => {
      if (spawnSync(line, { cwd: folder, stdio: 'inherit', shell: true }).status === 0) return;
      console.error(`\nFailed in ${folder}: ${line}`);
      process.exit(1);
    },
  });
  rmSync(folder, { recursive: true });
}
