// Finds the browser the tests drive. Playwright's own download is tried last: many build machines can reach a package mirror but not a
// browser CDN.
import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram, isExecutable } from './programs.mjs';

/** Chromium without windows: a page takes a quarter less of a processor than in `chromium --headless`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a whole Chromium that is installed on the machine, or undefined. `CHROMIUM_PATH` wins. */
export const findSystemChromium = () => findProgram([process.env.CHROMIUM_PATH, ...SYSTEM_PATHS]);

/** Path of a whole Chromium to launch, or undefined when there is none: the machine's, or the one that Playwright keeps. */
export function findChromium() {
  return findSystemChromium() ?? findProgram([playwright().chromium.executablePath()]);
}

/** Loaded when it is needed: the machine's programs are looked for before npm's packages are there. */
function playwright() {
  /** @type {typeof import('playwright')} */
  const module = createRequire(import.meta.url)('playwright');
  return module;
}

/** Whether the Chromium without windows is there: faster, and no more than that. */
export const hasHeadlessShell = () => isExecutable(HEADLESS_SHELL);

/** Bytes of memory that pages may share: ample for all browsers of a run. A container has 64 MB of its own accord. */
const AMPLE = 2 ** 30;

/** Whether the machine has that much for files in memory. */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= AMPLE;
  } catch {
    return false;
  }
}

/**
 * Launch options shared by every test that drives a browser.
 * @param {{ isShellEnough?: boolean; isMeasured?: boolean }} [needs] the shell draws letters a little otherwise, has no autofill, and crashes where a page asks for voices.
 * What is measured is compiled as for people.
 */
export function chromiumLaunchOptions({ isShellEnough = false, isMeasured = false } = {}) {
  return {
    // Looked for when a browser is launched: who only reads the configuration needs none.
    get executablePath() {
      const shell = isShellEnough && !process.env.CHROMIUM_PATH ? findProgram([HEADLESS_SHELL]) : undefined;
      const path = shell ?? findChromium();
      if (path) return path;
      throw new Error('No Chromium found. Run `npm test`, which installs one, or set CHROMIUM_PATH.');
    },
    // The first start on a slow disk takes its time.
    timeout: 120_000,
    // Playwright would keep a process that is asked to end: it closes the browser only, which ends with its pipe.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Playwright has pages share files on the disk: a twentieth of a page with a map.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page of a test ends before optimised code pays: compiling it took a third of the page's time. Painting in
      // the browser's own process saves a twentieth.
      ...(isMeasured ? [] : ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu']),
    ],
  };
}

/** Makes sure a Chromium is there: where `machine.mjs` could install none, Playwright's build. */
export function ensureChromium() {
  if (findChromium()) return;
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!findChromium())
    throw new Error('Chromium could not be installed. Install it by hand and set CHROMIUM_PATH.');
}
