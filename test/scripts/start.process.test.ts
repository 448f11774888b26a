// `npm start` as a newcomer runs it, and its options.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/programs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

function start(...options: string[]) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-open', '--no-install', ...options], {
    cwd: root,
    env: { ...process.env, PORT: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const ended = once(child, 'exit');
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    ended,
    output: () => output,
    async ready() {
      await expect.poll(() => output, { timeout: 150_000 }).toContain('Ctrl-C stops both.');
    },
  };
}

/** This machine's on its network, where it is on one. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

it('serves the demo on this machine alone with its backend behind it, says where and with which credentials, and ends on a signal', async () => {
  const port = await freePort();
  const started = start('--port', String(port));
  await started.ready();
  const output = started.output();
  expect(output).toContain(`Demo      http://localhost:${port}`);
  const { apiKey, browserKey, limitedKey, keyId, keySecret } = SANDBOX_CREDENTIALS;
  for (const credential of [apiKey, browserKey, limitedKey, `${keyId}:${keySecret}`])
    expect(output).toContain(credential);
  const page = await (await fetch(`http://localhost:${port}/`)).text();
  expect(page).toContain('<meta name="smart-address-backend" content="same-origin">');
  expect(await (await fetch(`http://localhost:${port}/plain.html`)).text()).toContain('<form');
  const backend = /Backend {3}(\S+)/.exec(output)?.[1] ?? '';
  const headers = { 'x-api-key': apiKey };
  for (const base of [backend, `http://localhost:${port}`]) {
    const answer = await fetch(`${base}/v1/autocomplete?q=la+marsa`, { headers });
    expect(JSON.stringify(await answer.json())).toContain('La Marsa');
  }
  if (address !== undefined) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
  started.child.kill('SIGINT');
  expect(await started.ended).toEqual([0, null]);
});

it('is on the network with --lan', async () => {
  const port = await freePort();
  const started = start('--port', String(port), '--lan');
  await started.ready();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  if (address === undefined) return;
  expect(started.output()).toContain(`http://${address}:${port}`);
  expect((await fetch(`http://${address}:${port}/`)).status).toBe(200);
});

it('says what is wrong and what to do: a port that is taken or none, an option that there is not', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = Object(taken.address());
  for (const [options, words] of [
    [['--port', String(port)], `npm start -- --port ${port + 1}`],
    [['--port', '99999'], '"99999" is not a port: give a whole number from 1 to 65535.'],
    [['--prot', '8080'], 'npm start -- --port 8080     the demo on another port'],
  ] as const) {
    const started = start(...options);
    expect(await started.ended).toEqual([1, null]);
    expect(started.output()).toContain(words);
    expect(started.output()).not.toMatch(/^ {4}at /m);
  }
  taken.close();
  const help = start('--help');
  expect(await help.ended).toEqual([0, null]);
  for (const option of ['--port', '--lan', '--no-open', '--no-install'])
    expect(help.output()).toContain(option);
});
