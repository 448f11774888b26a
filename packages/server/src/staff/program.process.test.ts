import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';

const bin = resolve(import.meta.dirname, '../../bin');
const tsx = resolve(dirname(fileURLToPath(import.meta.resolve('tsx'))), '..');

it('runs what was built where it is installed, although the project has tsx', () => {
  const project = mkdtempSync(join(tmpdir(), 'smart-address-program-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const installed = join(project, 'node_modules/@smart-address/server');
  // A package as it is published: the program, what was built, and its sources for debuggers.
  for (const [file, ran] of [
    ['dist/staff/main.js', 'what was built'],
    ['src/staff/main.ts', 'the sources'],
  ] as const) {
    mkdirSync(dirname(join(installed, file)), { recursive: true });
    writeFileSync(join(installed, file), `console.log('${ran}');`);
  }
  writeFileSync(join(installed, 'package.json'), '{ "type": "module" }');
  cpSync(bin, join(installed, 'bin'), { recursive: true });
  symlinkSync(tsx, join(project, 'node_modules/tsx'), 'junction');

  const program = join(installed, 'bin/smart-address-server.mjs');
  expect(execFileSync(process.execPath, [program], { encoding: 'utf8' }).trim()).toBe('what was built');
});

it('says how to get SQLite for this Node where its native part cannot be loaded', () => {
  const data = mkdtempSync(join(tmpdir(), 'smart-address-no-addons-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const words = [
    '--no-addons',
    inject('programs').server,
    'seed',
    '--environment',
    'sandbox',
    '--data',
    data,
  ];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Data cannot be kept in a file');
  // A package manager that runs no install scripts leaves version 12 without its native part; version 13 brings its own.
  expect(
    /better-sqlite3-node20@npm:better-sqlite3@12.*`npm install-scripts approve better-sqlite3`.*`pnpm approve-builds`/.test(
      stderr,
    ),
  ).toBe(Number(process.versions['napi']) < 10);
});

it('ends in silence, and done, where who reads its list has seen enough, as `| head` has', async () => {
  const data = mkdtempSync(join(tmpdir(), 'smart-address-head-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const store = await openSqliteStore(join(data, 'live.sqlite'));
  const organisation = { name: 'A'.repeat(200), plan: 'free', state: 'pending', createdAt: 1 } as const;
  await Promise.all(
    Array.from({ length: 2_000 }, (_, at) => store.organisations.put({ ...organisation, id: `org_${at}` })),
  );
  await store.close();
  const program = join(bin, 'smart-address-server.mjs');
  const line = `"${process.execPath}" "${program}" organisations list --data "${data}" | head -2; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
  expect(stdout).toMatch(/^id .*\norg_0 .*\n0\n$/);
  expect(stderr).toBe('');
});
