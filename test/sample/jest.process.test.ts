import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const { resolve: find } = createRequire(import.meta.url);

test('the sample of a team’s test passes in Jest', () => {
  const config = resolve(import.meta.dirname, 'jest.config.mjs');
  const args = [find('jest/bin/jest'), '--config', config, '--ci', '--colors=false'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain('4 passed');
  expect(status).toBe(0);
});
