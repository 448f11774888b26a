import { findFirefox, findOldChromium, findWebKit } from '../../scripts/otherEngines.mjs';
import { beforeAll, describe, it } from 'vitest';
import type { Engine, EngineChoice } from './engine.types.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchOldChromium } from './launchOldChromium.ts';
import { launchWebKit } from './launchWebKit.ts';

const firefox = findFirefox();
const webkit = findWebKit();
const oldChromium = findOldChromium();

/** The engines beside today's Chromium. */
const OTHER_ENGINES = {
  Firefox: {
    source: 'Debian: apt-get install firefox-esr',
    launch: firefox === undefined ? null : () => launchFirefox(firefox),
  },
  WebKit: {
    source: 'Debian: apt-get install webkit2gtk-driver xvfb',
    launch: webkit === undefined ? null : () => launchWebKit(webkit),
  },
  'an old Chromium': {
    source: '`ALL_ENGINES=1 npm test` fetches one on Linux, x64',
    launch: oldChromium === undefined ? null : () => launchOldChromium(oldChromium),
  },
} satisfies Readonly<Record<string, EngineChoice>>;

/** Suites in one of them, launched once for all. One that the machine has not is said in the report. */
export function inEngine(
  name: keyof typeof OTHER_ENGINES,
  suites: readonly ((launched: () => Engine) => void)[],
): void {
  const { source, launch }: EngineChoice = OTHER_ENGINES[name];
  describe(`in ${name}`, () => {
    if (launch === null) {
      // A machine without it still passes.
      it(`NOT RUN: nothing is shown in ${name}`, ({ skip }) => {
        console.warn(`NOT RUN: there is no ${name} on this machine (${source}).`);
        skip(`there is no ${name} on this machine`);
      });
      return;
    }
    let engine: Engine;
    beforeAll(async () => {
      engine = await launch();
      console.info(`${name} ${engine.version}`);
      return () => engine.close();
    });
    for (const suite of suites) suite(() => engine);
  });
}
