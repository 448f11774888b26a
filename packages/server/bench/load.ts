import { connect, type Socket } from 'node:net';

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds from sending to the last byte, sorted. */
  readonly latencies: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
}

/** A request in the bytes of the wire; called anew for each. */
export type NextRequest = () => string;

export function requestText(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== '') lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Keeps `connections` busy for a while, each with one request at a time; or sends `perSecond` of them on a schedule. Raw
 * sockets, since an HTTP client would cost more than the server that is measured.
 */
export async function load(
  port: number,
  next: NextRequest,
  { connections = 64, seconds = 3, perSecond = Infinity } = {},
): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const started = performance.now();
  const end = started + seconds * 1_000;
  let sent = 0;

  function dueIn(): number {
    return perSecond === Infinity ? 0 : started + (sent / perSecond) * 1_000 - performance.now();
  }

  async function run(socket: Socket): Promise<void> {
    for (;;) {
      const wait = dueIn();
      sent += 1;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (performance.now() >= end) break;
      const before = performance.now();
      const status = await exchange(socket, next());
      latencies.push(performance.now() - before);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    socket.destroy();
  }

  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  await Promise.all(sockets.map(run));
  const elapsed = (performance.now() - started) / 1_000;
  return { rate: latencies.length / elapsed, latencies: latencies.sort((a, b) => a - b), statuses };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).setNoDelay(true);
    socket.once('error', reject);
  });
}

function exchange(socket: Socket, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      stop();
      resolve(Number(head.slice(9, 12)));
    };
    const onClose = () => {
      stop();
      reject(new Error('The server closed the connection'));
    };
    const stop = () => {
      socket.off('data', onData);
      socket.off('close', onClose);
    };
    socket.on('data', onData);
    socket.on('close', onClose);
    socket.write(text);
  });
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
