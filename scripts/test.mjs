// `npm test`: installs what the tests need (packages, a browser, databases), runs every test, and ends with one line of figures. Arguments
// are passed on to Vitest: `npm test -- --project node packages/codes`. `ALL_ENGINES=1 npm test` installs Firefox and WebKit too, where
// Debian's packages can be installed, and an old Chromium. The finder's contract is run in whichever of them is there. `WITH_CHECKS=1` runs
// `npm run check` beside the installation, counted as one test.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNativeParts, install } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'smart-address-test-'));
const report = join(folder, 'report.json');
let figures = { passed: 0, failed: 1 };
// Whatever ends the run: an installation that fails, an interruption.
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${figures.passed} passed, ${figures.failed} failed`);
});

const machine = beside(['scripts/machine.mjs'], 'inherit');
install();
const checked = join(folder, 'checks.txt');
const checks = process.env.WITH_CHECKS
  ? beside(['scripts/check.mjs', '--beside-tests'], openSync(checked, 'w'))
  : undefined;
buildNativeParts();
await machine;
const { ensureChromium } = await import('./chromium.mjs');
ensureChromium();

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
figures = figuresOf(report);
// A suite that cannot be loaded, or an error outside a test, fails the run without failing a test.
if (status !== 0 && figures.failed === 0) figures.failed = 1;
if (checks) {
  figures[(await checks) ? 'passed' : 'failed'] += 1;
  console.log(readFileSync(checked, 'utf8'));
}
process.exit(figures.failed === 0 ? 0 : 1);

/**
 * Runs a script while this one goes on.
 * @param {string[]} args
 * @param {'inherit' | number} output
 * @returns {Promise<boolean>} whether it succeeded
 */
function beside(args, output) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output] });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

/** @param {string} file */
function figuresOf(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
