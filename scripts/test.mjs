// `npm test`: installs what the tests need (packages, a browser, databases), runs every test, and ends with one line of figures. Arguments
// are passed on to Vitest: `npm test -- --project node packages/codes`. `ALL_ENGINES=1 npm test` installs Firefox and WebKit too, where
// Debian's packages can be installed, and an old Chromium. The finder's contract is run in whichever of them is there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNativeParts, install } from './install.mjs';

install();
buildNativeParts();
const { ensureChromium } = await import('./chromium.mjs');
const { ensureDatabases } = await import('./databases.mjs');
const { ensureOtherEngines } = await import('./otherEngines.mjs');
ensureChromium();
ensureDatabases();
if (process.env.ALL_ENGINES) ensureOtherEngines();

const folder = mkdtempSync(join(tmpdir(), 'smart-address-test-'));
const report = join(folder, 'report.json');
// Vitest is interrupted too: once it has ended, the report goes as after any run.
process.once('SIGINT', () => undefined);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);

/** @returns {{ passed: number, failed: number }} */
function figures() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { passed, failed } = figures();
// A suite that cannot be loaded, or an error outside a test, fails the run without failing a test.
const hidden = status !== 0 && failed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed + hidden} failed`);
process.exit(status ?? 1);
