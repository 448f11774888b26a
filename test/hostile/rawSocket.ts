import { connect, type Socket } from 'node:net';

/** Milliseconds of silence after which nothing more is expected behind what has come. */
const silence = 400;

/**
 * Opens a socket, writes bytes as they are, those of a list in packets of their own. Gives all that comes back once the other side closes,
 * or falls silent after as many answers as are awaited. A busy machine takes its time for the first of them.
 */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array | readonly string[],
  { answers = 1 }: { readonly answers?: number } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const packets = Array.isArray(bytes) ? bytes : [bytes];
    const socket = connect(port, '127.0.0.1', async () => {
      for (const packet of packets) {
        socket.write(packet);
        await new Promise((next) => setTimeout(next, 5));
      }
    }).setNoDelay(true);
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8');
      // One stands right behind the body of the one before it.
      if (received.split('HTTP/1.1 ').length > answers) socket.setTimeout(silence, finish);
    });
    socket.on('close', finish);
    // A reset is an answer too: what came before it counts.
    socket.on('error', () => finish());
    socket.once('connectionAttemptFailed', () => reject(new Error('no server')));
  });
}

/** The status lines in what came back, one for each answer. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

/** Opens many sockets that each send the beginning of a request and then a byte now and then. */
export async function openSlow(
  port: number,
  count: number,
  beginning: string,
): Promise<() => Promise<number>> {
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket));
          socket.once('error', reject);
          socket.resume();
        }),
    ),
  );
  let open = count;
  for (const socket of sockets) {
    socket.write(beginning);
    const drip = setInterval(() => socket.writable && socket.write('a'), 500);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      open -= 1;
    });
  }
  return async () => open;
}
