import { findFirefox, findWebKit } from '../../scripts/otherEngines.mjs';
import type { EngineChoice } from './engine.types.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchWebKit } from './launchWebKit.ts';

const firefox = findFirefox();
const webkit = findWebKit();

/** The engines beside Chromium that the contract is shown in. */
export const OTHER_ENGINES: readonly EngineChoice[] = [
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
