// The programs of this machine that the tests drive: browsers and databases. Run by itself it installs what is missing. It needs nothing of
// npm's, so `npm test` runs it while npm's packages are fetched and SQLite is compiled. `ALL_ENGINES=1` adds Firefox, WebKit, an old Chromium.
import { findSystemChromium, hasHeadlessShell } from './chromium.mjs';
import { findPostgres, findRedis, withoutServices } from './databases.mjs';
import { fetchOldChromium, findFirefox, findOldChromium, findWebKit } from './otherEngines.mjs';
import { installPackages, isRoot } from './programs.mjs';

const allEngines = Boolean(process.env.ALL_ENGINES);
// It is for speed alone, and no reason to use sudo.
const shell = isRoot && !process.env.CHROMIUM_PATH && !hasHeadlessShell() ? ['chromium-headless-shell'] : [];
// Only root may keep their services from being started.
const databases = isRoot
  ? [...(findPostgres() ? [] : ['postgresql']), ...(findRedis() ? [] : ['redis-server'])]
  : [];
const missing = [
  // Letters in the guarded pictures are Liberation's.
  ...(findSystemChromium() ? [] : ['chromium', 'fonts-liberation']),
  ...shell,
  ...databases,
  ...(allEngines && !findFirefox() ? ['firefox-esr'] : []),
  ...(allEngines && !findWebKit() ? ['webkit2gtk-driver', 'xvfb'] : []),
];
// Fetched while Debian's packages are.
const oldChromium = allEngines && !findOldChromium() ? fetchOldChromium() : undefined;
if (databases.length > 0) withoutServices(() => installPackages(missing));
else installPackages(missing);
await oldChromium;
