import { findFirefox, findWebKit } from '../../scripts/otherEngines.mjs';
import { beforeAll, describe, it } from 'vitest';
import type { Engine, EngineChoice } from './engine.types.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchWebKit } from './launchWebKit.ts';

const firefox = findFirefox();
const webkit = findWebKit();

/** The engines beside Chromium that the contract is shown in. */
const OTHER_ENGINES: readonly EngineChoice[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    launch: firefox === undefined ? null : () => launchFirefox(firefox),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    launch: webkit === undefined ? null : () => launchWebKit(webkit),
  },
];

/** The same tests in each of them, launched by the time a test runs; one that the machine has not is said in the report. */
export function inOtherEngines(subject: string, tests: (launched: () => Engine) => void): void {
  describe.each(OTHER_ENGINES)('in $name', ({ name, packages, launch }) => {
    if (launch === null) {
      // A machine without it still passes.
      it(`NOT RUN: ${subject} in ${name}`, ({ skip }) => {
        console.warn(`NOT RUN: there is no ${name} on this machine (Debian: apt-get install ${packages}).`);
        skip(`there is no ${name} on this machine`);
      });
      return;
    }
    let engine: Engine;
    beforeAll(async () => {
      engine = await launch();
      console.info(`${subject} in ${name} ${engine.version}`);
      return () => engine.close();
    });
    tests(() => engine);
  });
}
