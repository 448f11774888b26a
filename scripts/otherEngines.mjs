// Finds the engines that Chromium is not, for the finder's contract: a stock Firefox, and WebKit, which is Safari's, in its port to GTK.
import { findProgram, installPackages } from './programs.mjs';

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

/** Installs what is missing, as root. Where that cannot be, the tests that need it say NOT RUN. */
export const ensureOtherEngines = () =>
  installPackages([
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]);
