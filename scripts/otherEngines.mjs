// Finds the engines beside today's Chromium: a stock Firefox, WebKit, which is Safari's, in its port to GTK. Also a Chromium as old as the
// packages support, for phones that get no newer one.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { findProgram } from './programs.mjs';

/**
 * A build of Chromium 92 (BSD) for Linux on x64, published as an npm package (MIT, 50 MB). Android 5 ends at Chrome 95; no build
 * between 92 and 103 is published there.
 */
const OLD_CHROMIUM = {
  package: '@sparticuz/chromium@92.0.0',
  sha512: 'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  path: fileURLToPath(new URL('../node_modules/.cache/chromium-92/chromium', import.meta.url)),
};

/** Path of a Firefox to launch, or undefined where the machine has none; `FIREFOX_PATH` wins. */
export const findFirefox = () =>
  findProgram([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** What WebKitGTK takes: its driver, a small browser around it, a screen in memory; undefined where any of them is missing. */
export function findWebKit() {
  const driver = findProgram(['/usr/bin/WebKitWebDriver']);
  const browser = findProgram(
    ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  const screen = findProgram(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Path of the old Chromium, or undefined where it was not fetched; `OLD_CHROMIUM_PATH` wins. */
export const findOldChromium = () => findProgram([process.env.OLD_CHROMIUM_PATH, OLD_CHROMIUM.path]);

/** Takes the old Chromium out of its package, which is the one whose hash is written above or none. It is fetched while others work. */
export async function fetchOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const target = dirname(OLD_CHROMIUM.path);
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  try {
    const pack = ['pack', '--loglevel=error', OLD_CHROMIUM.package];
    const { stdout } = await promisify(execFile)('npm', pack, { cwd: folder });
    const archive = join(folder, stdout.trim());
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (hash !== OLD_CHROMIUM.sha512) throw new Error(`its hash is ${hash}`);
    const inside = 'package/bin/chromium.br';
    if (spawnSync('tar', ['-xzf', archive, '-C', folder, inside]).status !== 0)
      throw new Error('it cannot be unpacked');
    const program = join(folder, 'chromium');
    writeFileSync(program, brotliDecompressSync(readFileSync(join(folder, inside))), { mode: 0o755 });
    mkdirSync(target, { recursive: true });
    // At once, so that a run beside this one never starts half a program.
    renameSync(program, OLD_CHROMIUM.path);
  } catch (error) {
    console.warn(
      `${OLD_CHROMIUM.package} was not fetched: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
