import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ErrorCode } from '@smart-address/contract';
import { createApp } from '../app/createApp.ts';
import type { App, AppOptions } from '../request/app.types.ts';
import { config } from '../config.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { Store } from '../store/store.types.ts';
import { answerClientError, refusedRequest } from './clientErrors.ts';
import { endOfTurn } from './endOfTurn.ts';
import { readViewerFile } from './readViewerFile.ts';

export interface ListenOptions extends AppOptions {
  /** Folder of the database, created if missing; the file is `<environment>.sqlite`. @default none: in memory */
  readonly dataFolder?: string;
  /** 0 selects a free port. @default PORT of the environment, else 8787 */
  readonly port?: number;
  /** @default '127.0.0.1': from this machine only */
  readonly hostname?: string;
}

export interface Listening {
  /** Such as `http://127.0.0.1:8787`. */
  readonly url: string;
  readonly port: number;
  readonly app: App;
  /**
   * Refuses new connections, finishes running requests for at most ten seconds, and closes the store. With a grace period it first goes on
   * as before, except that `/readyz` returns 503. Then it keeps idle connections open for up to a second more. In that second a further
   * request is answered and told that the connection ends.
   *
   * @param graceMilliseconds by default 0.
   */
  close(graceMilliseconds?: number): Promise<void>;
}

const defaultPort = 8787;
const shutdownMilliseconds = 10_000;
const maxLingerMilliseconds = 1_000;
/** Connections that Node has the system keep until it accepts them, and some that arrive meanwhile. */
const maxWaitingConnections = 1_000;

/**
 * Milliseconds. `headersTimeout` alone leaves slow sockets open until the next check, by default 30 s later. Kept-alive
 * connections outlive the minute for which proxies keep theirs: the side that closes first must not be the one that receives the
 * next request.
 */
const patience = {
  headersTimeout: 5_000,
  requestTimeout: 7_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
};

/**
 * Serves the app over HTTP once its places are loaded.
 *
 * @throws Error if the port is invalid or taken, or the places cannot be loaded.
 */
export async function listen(options: ListenOptions = {}): Promise<Listening> {
  const { port = portOf(process.env['PORT']), hostname = '127.0.0.1', dataFolder, ...appOptions } = options;
  const app = createApp({
    viewerFile: readViewerFile,
    ...appOptions,
    ...(dataFolder === undefined ? {} : { store: await openStore(dataFolder, options) }),
  });
  await app.ready();
  const { environment = 'sandbox', log = () => {} } = options;
  const watched = { environment, log };
  let isLeaving = false;
  let isClosing = false;
  let notListening: Promise<void> | null = null;
  const server = createServer(
    // A request without Host is refused with our error form, not Node's.
    { ...patience, maxHeaderSize: config.requests.maxHeaderBytes, requireHostHeader: false },
    getRequestListener(
      async (request, { incoming, outgoing }) => {
        if (notListening) await notListening;
        if (!isHostClear(incoming)) return refusedRequest('MALFORMED_REQUEST', watched, incoming);
        if (isLeaving && incoming.url === '/readyz') {
          return refusedRequest('SERVICE_UNAVAILABLE', watched, incoming, leaving);
        }
        const remoteAddress = incoming.socket.remoteAddress ?? null;
        if (request.method !== 'GET') await endOfTurn();
        const body = request.method === 'GET' ? null : arrivedBody(incoming);
        const answer = await app.fetch(request, { remoteAddress, body });
        if (body === null) await endOfTurn();
        if (!incoming.complete) closeGently(incoming);
        // A client that reads this sends no further request on a connection that is about to close.
        if (isClosing && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
        return answer;
      },
      {
        hostname: 'localhost',
        errorHandler: (cause) => refusedRequest(codeOf(cause), watched, {}, { cause }),
      },
    ),
  );
  // Their size is limited already; by default Node silently drops headers after the 2,000th.
  server.maxHeadersCount = 0;
  // Unknown expectations may be ignored (RFC 9110, 10.1.1); Node's own refusal would not have our form.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.on('clientError', (error, socket) => answerClientError(error, socket, watched));
  const actualPort = await bind(server, port, hostname);
  const shown = hostname.includes(':') ? `[${hostname}]` : hostname;
  return {
    url: `http://${shown}:${actualPort}`,
    port: actualPort,
    app,
    async close(graceMilliseconds = 0) {
      isLeaving = true;
      if (graceMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, graceMilliseconds));
      isClosing = true;
      let goOn = () => {};
      notListening = new Promise((resolve) => {
        goOn = () => {
          notListening = null;
          resolve();
        };
      });
      return close(server, app, Math.min(graceMilliseconds, maxLingerMilliseconds), goOn);
    },
  };
}

function openStore(folder: string, { store, environment = 'sandbox' }: AppOptions): Promise<Store> {
  if (store) throw new TypeError('listen: give `store` or `dataFolder`, not both');
  return openSqliteStore(join(folder, `${environment}.sqlite`));
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(text)}: give a whole number from 0 to 65535`);
  }
  return port;
}

/**
 * Requires one Host, or none for HTTP/1.0, as load balancers' health checks send. With two, a proxy may use the one and we the
 * other, so both are refused (RFC 9112, 3.2).
 */
function isHostClear({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * Lets a caller read an answer sent before its whole request arrived, such as a 413. A connection closed while bytes arrive is
 * reset, and the reset discards what the caller, or a proxy, has not read yet. So our half is ended first, and what still arrives
 * is ignored for a while.
 */
function closeGently({ socket }: Pick<IncomingMessage, 'socket'>): void {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.destroySoon = destroySoon;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), maxLingerMilliseconds);
    socket.once('close', () => clearTimeout(timer));
  };
}

const leaving = { retryAfter: config.unavailableRetryAfterSeconds, cause: 'This process was told to stop.' };

const noBytes = new Uint8Array();

/**
 * The body, if it is complete, as that of a small request is at the end of the turn. Taking it at once saves a fourth of the answer's cost
 * compared to the stream's events. Null if more is to come.
 */
function arrivedBody(incoming: { readonly complete: boolean; read(): unknown }): Uint8Array | null {
  if (!incoming.complete) return null;
  const bytes = incoming.read();
  return bytes instanceof Uint8Array ? bytes : noBytes;
}

/** The fault of a request whose line or host is not a URL. */
function codeOf(error: unknown): ErrorCode {
  return error instanceof Error && error.name === 'RequestError' ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR';
}

function bind(server: Server, port: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Accepts the connections that wait, which would be reset: Node takes one a turn, and the last one's request is read in the next. So
 * nothing is answered meanwhile, which would make turns long and let others arrive.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let quiet = 0;
  server.on('connection', () => {
    quiet = 0;
  });
  for (let turn = 0; quiet < 3 && turn < maxWaitingConnections; turn += 1) {
    quiet += 1;
    await endOfTurn();
  }
}

/** @param goOn answers the requests that arrive meanwhile; called once the server no longer listens. */
async function close(server: Server, app: App, lingerMilliseconds: number, goOn: () => void): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), shutdownMilliseconds);
  await acceptWaiting(server);
  // Node's `close` would cut idle connections with this, on which a request may be arriving.
  const cutIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  goOn();
  let idle: NodeJS.Timeout | undefined;
  const linger = setTimeout(() => {
    // A connection whose answer was just sent would be kept for the next request. Checked after a turn's input, so that a
    // connection with an unread request does not count as idle.
    idle = setInterval(() => setImmediate(cutIdle), 50);
    setImmediate(cutIdle);
  }, lingerMilliseconds);
  await ended;
  clearTimeout(linger);
  clearInterval(idle);
  clearTimeout(timer);
  await app.close();
}
