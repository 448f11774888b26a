import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asCurl } from './asCurl.ts';

const record = {
  id: 1,
  method: 'POST',
  url: 'https://backend.invalid/v1/batch?lang=fr&note=l%27eau',
  headers: [['x-api-key', "it's $HOME `id`"]],
  body: '{"q":"l\'avenue \\"12\\""}',
  answer: null,
} as const;

test('a shell hands curl what was sent, quotes and all', () => {
  const line = asCurl(record, 'https://backend.invalid').replace(/^curl /, String.raw`printf '%s\n' `);
  const env = { BASE_URL: 'http://localhost:8787' };
  expect(execFileSync('/bin/sh', ['-c', line], { env, encoding: 'utf8' }).split('\n')).toEqual([
    '-X',
    'POST',
    'http://localhost:8787/v1/batch?lang=fr&note=l%27eau',
    '-H',
    "x-api-key: it's $HOME `id`",
    '--data-raw',
    record.body,
    '',
  ]);
});
