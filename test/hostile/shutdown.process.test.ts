import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type LogEntry, SANDBOX_CREDENTIALS } from '@smart-address/server';
import { listen } from '@smart-address/server/node';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/programs.mjs';
import { startServerProcess } from '../cluster/serverProcess.ts';
import { inTime } from './inTime.ts';
import { statusesIn } from './rawSocket.ts';

/** Milliseconds for which the server waits for the rest of a request. */
const REQUEST = 7_000;

const body = '{"items":[{"lat":36.8065,"lng":10.1815}]}';
const head = `POST /v1/batch HTTP/1.1\r\nHost: a\r\nX-API-Key: ${SANDBOX_CREDENTIALS.apiKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function everythingFrom(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8');
    });
    socket.on('close', () => resolve(received));
  });
}

async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = await open(port).catch(() => null);
    if (socket === null) return;
    socket.destroy();
    // Asked without a pause, a busy server would do nothing else.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'first finishes what it is answering: %s',
    async (signal) => {
      const begin = () => startServerProcess({ SMART_ADDRESS_GRACE_SECONDS: '0' });
      const { received, exit } = await inTime(REQUEST, begin, async (server) => {
        const exited = once(server.child, 'exit');
        const port = Number(new URL(server.url).port);
        const busy = await open(port);
        const answer = everythingFrom(busy);
        busy.write(head + body.slice(0, 10));
        expect((await fetch(`${server.url}/livez`)).status).toBe(200);
        server.child.kill(signal);
        await untilRefused(port);
        busy.write(body.slice(10));
        return { received: await answer, exit: await exited };
      });
      expect(statusesIn(received)).toEqual([200]);
      expect(exit).toEqual([0, null]);
    },
  );

  // Behind nginx a call on a connection that is reset is tried again elsewhere, but not a POST: its caller would get 502.
  it('answers every connection that waits, and none before it refuses those that come later', async () => {
    const port = await freePort();
    const server = await startServerProcess({ PORT: String(port), SMART_ADDRESS_GRACE_SECONDS: '0' });
    // While it stands still, the system keeps them for it, as for a busy one.
    server.child.kill('SIGSTOP');
    const waiting = await Promise.all(Array.from({ length: 100 }, () => open(port)));
    const outcomes = waiting.map(async (socket) => {
      let fault = '';
      socket.on('error', (error) => {
        fault = error.message;
      });
      const received = everythingFrom(socket);
      const later = new Promise((resolve) => {
        socket.once('data', () => open(port).then(() => resolve('taken'), resolve));
      });
      socket.write(`${head.trimEnd()}\r\nConnection: close\r\n\r\n${body}`);
      return (await received).startsWith('HTTP/1.1 200') ? String(await later) : fault;
    });
    server.child.kill('SIGTERM');
    server.child.kill('SIGCONT');
    const refused = `Error: connect ECONNREFUSED 127.0.0.1:${port}`;
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set([refused]));
  });

  it('waits a moment for whoever reads its log', async () => {
    const server = await startServerProcess({ SMART_ADDRESS_GRACE_SECONDS: '0' });
    const closed = once(server.child, 'close');
    server.child.stdout?.pause();
    // More than a pipe holds.
    const rounds = 40;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.url}/livez`)));
      await Promise.all(answers.map((answer) => answer.text()));
    }
    server.child.kill('SIGTERM');
    // What it closes last.
    await untilRefused(Number(new URL(server.metricsUrl).port));
    server.child.stdout?.resume();
    expect(await closed).toEqual([0, null]);
    expect(server.output().split('"path":"/livez"').length - 1).toBe(rounds * 50);
  });

  it('finishes what it is answering, takes nothing new, and lets go of who only waits', async () => {
    const server = await listen({ port: 0 });
    const idle = await open(server.port);
    const busy = await open(server.port);
    const [fromIdle, fromBusy] = [everythingFrom(idle), everythingFrom(busy)];
    busy.write(head + body.slice(0, 10));
    // Its beginning has been read once another request, sent after it, has been answered.
    idle.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(idle, 'data');

    const stopped = server.close();
    expect(statusesIn(await fromIdle)).toEqual([200]);
    await expect(open(server.port)).rejects.toThrow('ECONNREFUSED');
    busy.write(body.slice(10));
    const received = await fromBusy;
    expect(statusesIn(received)).toEqual([200]);
    expect(received).toContain('"succeeded":1');
    await stopped;
  });

  it('answers what has arrived and was not read yet, and says that the connection ends', async () => {
    const server = await listen({ port: 0 });
    const socket = await open(server.port);
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
    const [first] = await once(socket, 'data');
    expect(String(first)).not.toMatch(/^connection: close/im);
    const fresh = await open(server.port);
    const waiting = [socket, fresh].map(everythingFrom);
    for (const one of [socket, fresh]) one.write(head + body);
    await server.close();
    for (const received of await Promise.all(waiting)) {
      expect(statusesIn(received)).toEqual([200]);
      expect(received).toMatch(/^connection: close/im);
    }
  });

  it('goes on for the grace it has, tells who asks whether it is ready, and then who sends on a kept connection', async () => {
    // Who is slower than the grace meets a server that no longer listens, and is let go a second later.
    for (let grace = 2_000; ; grace *= 2) {
      const outcome = await askWhileLeaving(grace);
      if (outcome === null) continue;
      const { logged, fromKept, fromFresh } = outcome;
      expect(statusesIn(fromKept)).toEqual([200]);
      const [unready = '', answer = ''] = fromFresh.split('HTTP/1.1 200 OK');
      expect(unready).toMatch(/^HTTP\/1\.1 503 .*^retry-after: 2/ims);
      expect(unready).not.toContain('told to stop');
      expect(logged.find(({ status }) => status === 503)?.cause).toBe('This process was told to stop.');
      expect(unready).not.toMatch(/^connection: close/im);
      expect(answer).toMatch(/^connection: close/im);
      return;
    }
  });
});

/** What two connections hear of a server that is told to stop; null where the machine was too slow for its grace. */
async function askWhileLeaving(grace: number) {
  const logged: LogEntry[] = [];
  const server = await listen({ port: 0, log: (entry) => void logged.push(entry) });
  const kept = await open(server.port);
  kept.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
  const [first] = await once(kept, 'data');
  expect(statusesIn(String(first))).toEqual([200]);

  const start = performance.now();
  const stopped = server.close(grace);
  const fromKept = everythingFrom(kept);
  const fresh = await open(server.port).catch(() => null);
  if (fresh === null) return null;
  const fromFresh = everythingFrom(fresh);
  fresh.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
  const isAnswered = await Promise.race([once(fresh, 'data'), fromFresh.then(() => null)]);
  const isInTime = isAnswered !== null && performance.now() - start < grace;
  await untilRefused(server.port);
  const refused = performance.now();
  for (const one of [kept, fresh]) one.write(head + body);
  const outcome = { logged, fromKept: await fromKept, fromFresh: await fromFresh };
  // A further request is taken for a second.
  const wasSlow = !isInTime || refused - start > grace + 800;
  await stopped;
  return wasSlow ? null : outcome;
}
