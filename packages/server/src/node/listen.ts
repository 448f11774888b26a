import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ErrorCode } from '@smart-address/contract';
import { createApp } from '../app/createApp.ts';
import type { App, AppOptions } from '../app/app.types.ts';
import { config } from '../config.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { Store } from '../store/store.types.ts';
import { answerClientError, refusedRequest } from './clientErrors.ts';
import { endOfTurn } from './endOfTurn.ts';
import { readViewerFile } from './readViewerFile.ts';

export interface ListenOptions extends AppOptions {
  /** Folder of the database, made when it is not there; `<environment>.sqlite` in it. @default none: in memory */
  readonly dataFolder?: string;
  /** 0 takes any free port. @default PORT of the environment, else 8787 */
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
   * Takes no new connection, finishes what is under way for at most ten seconds, and closes the store. With a grace it goes on
   * before as ever, except that `/readyz` says 503, and then leaves kept connections up to a second more, in which who sends
   * on one is answered and told that it ends.
   *
   * @param graceMilliseconds 0 when absent.
   */
  close(graceMilliseconds?: number): Promise<void>;
}

const defaultPort = 8787;
const shutdownMilliseconds = 10_000;
const maxLingerMilliseconds = 1_000;

/**
 * Milliseconds. `headersTimeout` alone leaves slow sockets open until the next check, which is 30 s away by default. A kept
 * connection outlives the minute for which proxies keep theirs: whoever ends it first must not be the one who is asked.
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
 * @throws Error when the port is taken or not a port, or the places cannot be loaded.
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
  const server = createServer(
    // A request without Host is refused in our own words, not in Node's.
    { ...patience, maxHeaderSize: config.requests.maxHeaderBytes, requireHostHeader: false },
    getRequestListener(
      async (request, { incoming, outgoing }) => {
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
        // Who is told so does not send its next request on a connection that is about to end.
        if (isClosing && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
        return answer;
      },
      {
        hostname: 'localhost',
        errorHandler: (cause) => refusedRequest(codeOf(cause), watched, {}, { cause }),
      },
    ),
  );
  // Their size is held already; headers after the 2,000th would be left out without a word.
  server.maxHeadersCount = 0;
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1); Node's own refusal would not have our form.
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
      return close(server, app, Math.min(graceMilliseconds, maxLingerMilliseconds));
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
 * One Host, or none where HTTP/1.0 asks, as health checks of load balancers do. Of two a proxy may go by the one and we by the
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
 * Lets a caller read an answer that came before all of its request was sent, such as a 413. A connection that is closed while
 * bytes arrive is reset, and a reset takes with it what the caller, or the proxy before it, has not read. So our half is ended
 * first, and what comes on the other is passed over for a while.
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

const leaving = { retryAfter: config.unavailableRetryAfterSeconds };

const noBytes = new Uint8Array();

/**
 * The body, if all of it is here, as that of a small request is at the end of the turn: taken at once it costs a fourth of the
 * answer less than by the stream's events. Null while more is to come.
 */
function arrivedBody(incoming: { readonly complete: boolean; read(): unknown }): Uint8Array | null {
  if (!incoming.complete) return null;
  const bytes = incoming.read();
  return bytes instanceof Uint8Array ? bytes : noBytes;
}

/** What is wrong with a request whose line or host cannot be made a URL of. */
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

async function close(server: Server, app: App, lingerMilliseconds: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), shutdownMilliseconds);
  // What has arrived is read first: one turn takes a connection, the next its request.
  for (let turn = 0; turn < 3; turn += 1) await endOfTurn();
  // Node's `close` cuts the idle connections with this, on which a request may be coming: they have their time.
  const cutIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  let idle: NodeJS.Timeout | undefined;
  const linger = setTimeout(() => {
    // A connection whose answer has just gone out would be kept for the next request. After a turn's input, so that none
    // counts as idle whose request is there and not read.
    idle = setInterval(() => setImmediate(cutIdle), 50);
    cutIdle();
  }, lingerMilliseconds);
  await ended;
  clearTimeout(linger);
  clearInterval(idle);
  clearTimeout(timer);
  await app.close();
}
