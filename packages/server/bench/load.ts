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
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const started = performance.now();
  const end = started + seconds * 1_000;
  let sent = 0;

  function dueIn(): number {
    return perSecond === Infinity ? 0 : started + (sent / perSecond) * 1_000 - performance.now();
  }

  function run(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let before = 0;
      let received: Buffer = Buffer.alloc(0);
      const send = () => {
        before = performance.now();
        if (before < end) socket.write(next());
        else {
          socket.off('close', onClose).destroy();
          resolve();
        }
      };
      const sendWhenDue = () => {
        const wait = dueIn();
        sent += 1;
        if (wait > 0) setTimeout(send, wait);
        else send();
      };
      const onClose = () => reject(new Error('The server closed the connection'));
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const status = statusOf(received);
        if (status === null) return;
        received = Buffer.alloc(0);
        latencies.push(performance.now() - before);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        sendWhenDue();
      });
      socket.on('close', onClose);
      sendWhenDue();
    });
  }

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

/** The status of an answer, or null while it is not whole. */
function statusOf(received: Buffer): number | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return received.length < headEnd + 4 + length ? null : Number(head.slice(9, 12));
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
