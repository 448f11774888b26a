// `npm test`: installs what the tests need (packages, a browser, databases), runs every test, and ends with one line of figures. Arguments
// are passed on to Vitest: `npm test -- --project node packages/codes`. `ALL_ENGINES=1 npm test` installs Firefox and WebKit too, where
// Debian's packages can be installed, and an old Chromium. The finder's contract is run in whichever of them is there. `WITH_CHECKS=1` runs
// `npm run check` beside the tests, counted as one.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildNativeParts, install } from './install.mjs';

/** What is gone after the run: its reports, and the temporary files of tests, browsers and databases. */
const folder = mkdtempSync(join(tmpdir(), 'smart-address-test-'));
// PostgreSQL runs as a user of its own.
chmodSync(folder, 0o711);
let figures = { passed: 0, failed: 1 };
/** Told again before the last line: of a long log, often only the end is kept. @type {string[]} */
const failures = [];
let isTold = false;
const lastLine = () => `\n${figures.passed} passed, ${figures.failed} failed`;
/** What goes on beside this process, and ends with it. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isInterrupted = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, async () => {
    isInterrupted = true;
    await Promise.all([...running].map((child) => end(child, signal)));
    process.exit(1);
  });
}
// Whatever ends the run: an installation that fails, an interruption.
process.once('exit', () => {
  running.forEach((child) => signalGroup(child, 'SIGTERM'));
  if (!isTold) console.log(lastLine());
  // Again where a browser that is ending still writes into it.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
const machine = beside(['scripts/machine.mjs'], 'inherit');
install();
process.env.TMPDIR = folder;
const checks = process.env.WITH_CHECKS
  ? toldLater('checks', ['scripts/check.mjs', '--beside-tests'])
  : undefined;
const asked = process.argv.slice(2);
// Node's tests need no program of the machine and no SQLite: they begin while those are installed and compiled.
const nodeTests =
  asked.length > 0 ? undefined : toldLater('tests', vitest('node', '--project', 'node', '--maxWorkers=2'));
buildNativeParts();
await machine;
const { ensureChromium } = await import('./chromium.mjs');
ensureChromium();

const args = asked.length > 0 ? asked : ['--project', '!node'];
figures = figuresOf('rest', await beside(vitest('rest', ...args), 'inherit'));
if (nodeTests) {
  const { passed, failed } = figuresOf('node', await nodeTests());
  figures = { passed: figures.passed + passed, failed: figures.failed + failed };
}
if (checks) figures[(await checks()) ? 'passed' : 'failed'] += 1;
await print([...failures, lastLine()].join('\n'));
isTold = true;
process.exit(figures.failed === 0 ? 0 : 1);

/**
 * Prints, and waits until a reader has taken it: what a pipe has no room for is lost at the end of a process.
 * @param {string} text
 * @returns {Promise<void>}
 */
function print(text) {
  return new Promise((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
}

/** @param {string} report name of its report @param {string[]} args @returns {string[]} arguments of Node that run tests */
function vitest(report, ...args) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, report)}`];
  return ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args];
}

/**
 * Runs a script while this one goes on. What it prints is shown when it is asked how it went.
 * @param {string} name
 * @param {string[]} args
 * @returns {() => Promise<boolean>} whether it succeeded
 */
function toldLater(name, args) {
  const output = join(folder, `${name}.txt`);
  const succeeded = beside(args, openSync(output, 'w'));
  return async () => {
    const isGreen = await succeeded;
    await print(readFileSync(output, 'utf8'));
    return isGreen;
  };
}

/**
 * Runs a script while this one goes on.
 * @param {string[]} args
 * @param {'inherit' | number} output
 * @returns {Promise<boolean>} whether it succeeded
 */
function beside(args, output) {
  // In a group of its own, so that what it began ends with it.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output], detached });
  running.add(child);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      // What comes next would begin more.
      if (isInterrupted) return;
      running.delete(child);
      resolve(code === 0);
    }),
  );
}

/**
 * Ends a script and what it began. What outlived it would write into the folder again.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function end(child, signal) {
  // Debian's packages are not left half installed.
  const patience = Date.now() + 30_000;
  signalGroup(child, signal);
  // A test may have stopped a database: it would not hear.
  signalGroup(child, 'SIGCONT');
  while (signalGroup(child, 0) && Date.now() < patience) await setTimeout(50);
  signalGroup(child, 'SIGKILL');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals | 0} signal 0 only asks
 * @returns {boolean} whether a process of its group is there
 */
function signalGroup({ pid }, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/**
 * @param {string} report
 * @param {boolean} isGreen whether the run succeeded: a suite that cannot be loaded, or an error outside a test, fails no test
 */
function figuresOf(report, isGreen) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(join(folder, report), 'utf8'),
    );
    for (const { name, message, assertionResults } of testResults) {
      // A file that cannot be loaded has a message of its own.
      if (message) failures.push(`FAILED ${relative('.', name)}\n${message}`);
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (status === 'failed')
          failures.push(`FAILED ${relative('.', name)}: ${fullName}\n${failureMessages}`);
      }
    }
    return { passed: numPassedTests, failed: isGreen ? 0 : Math.max(numFailedTests, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
