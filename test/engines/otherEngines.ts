import { findFirefox, findOldChromium, findWebKit } from '../../scripts/otherEngines.mjs';
import { beforeAll, describe, it } from 'vitest';
import type { Engine, EngineChoice } from './engine.types.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchOldChromium } from './launchOldChromium.ts';
import { launchWebKit } from './launchWebKit.ts';

const firefox = findFirefox();
const webkit = findWebKit();
const oldChromium = findOldChromium();

/** The engines beside today's Chromium that the contract is shown in. */
const OTHER_ENGINES: readonly EngineChoice[] = [
  {
    name: 'Firefox',
    source: 'Debian: apt-get install firefox-esr',
    launch: firefox === undefined ? null : () => launchFirefox(firefox),
  },
  {
    name: 'WebKit',
    source: 'Debian: apt-get install webkit2gtk-driver xvfb',
    launch: webkit === undefined ? null : () => launchWebKit(webkit),
  },
  {
    name: 'an old Chromium',
    source: '`ALL_ENGINES=1 npm test` fetches one on Linux, x64',
    launch: oldChromium === undefined ? null : () => launchOldChromium(oldChromium),
  },
];

/**
 * The same tests in each of them, or in those named, launched by the time a test runs. One that the machine has not is said in the report.
 */
export function inOtherEngines(
  subject: string,
  tests: (launched: () => Engine) => void,
  names = OTHER_ENGINES.map(({ name }) => name),
): void {
  describe.each(OTHER_ENGINES.filter(({ name }) => names.includes(name)))(
    'in $name',
    ({ name, source, launch }) => {
      if (launch === null) {
        // A machine without it still passes.
        it(`NOT RUN: ${subject} in ${name}`, ({ skip }) => {
          console.warn(`NOT RUN: there is no ${name} on this machine (${source}).`);
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
    },
  );
}
