import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createApp } from '../app/createApp.ts';
import type { App, AppOptions } from '../app/app.types.ts';
import { config } from '../config.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { Store } from '../store/store.types.ts';
import { answerClientError, refusedRequest } from './clientErrors.ts';

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
  /** Takes no new connection, finishes what is under way for at most ten seconds, and closes the store. */
  close(): Promise<void>;
}

const defaultPort = 8787;
const shutdownMilliseconds = 10_000;

/** Milliseconds. `headersTimeout` alone leaves slow sockets open until the next check, which is 30 s away by default. */
const patience = {
  headersTimeout: 5_000,
  requestTimeout: 7_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 5_000,
};

/**
 * Serves the app over HTTP once its places are loaded.
 *
 * @throws Error when the port is taken or not a port, or the places cannot be loaded.
 */
export async function listen(options: ListenOptions = {}): Promise<Listening> {
  const { port = portOf(process.env['PORT']), hostname = '127.0.0.1', dataFolder, ...appOptions } = options;
  const app = createApp(
    dataFolder === undefined ? appOptions : { ...appOptions, store: await openStore(dataFolder, options) },
  );
  await app.ready();
  const { environment = 'sandbox' } = options;
  const server = createServer(
    // A request without Host is refused in our own words, not in Node's.
    { ...patience, maxHeaderSize: config.requests.maxHeaderBytes, requireHostHeader: false },
    getRequestListener(
      (request, bindings) => app.fetch(request, { remoteAddress: remoteAddressOf(bindings) }),
      { errorHandler: (error) => refusedRequest(error, environment) },
    ),
  );
  server.on('clientError', (error, socket) => answerClientError(error, socket, environment));
  const actualPort = await bind(server, port, hostname);
  const shown = hostname.includes(':') ? `[${hostname}]` : hostname;
  return { url: `http://${shown}:${actualPort}`, port: actualPort, app, close: () => close(server, app) };
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

function remoteAddressOf(bindings: object): string | null {
  return isHttp(bindings) ? (bindings.incoming.socket.remoteAddress ?? null) : null;
}

function isHttp(bindings: object): bindings is HttpBindings {
  return 'incoming' in bindings;
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

async function close(server: Server, app: App): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), shutdownMilliseconds);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
  await app.close();
}
