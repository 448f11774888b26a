import { listen } from '@smart-address/server/node';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { readFile } from 'node:fs/promises';
import { siteOf } from '../site/sites.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The service's paths, as `npm start` forwards them. */
const SERVICE = /^\/(api|v1|docs|openapi\.json|livez|readyz|version|\.well-known)(\/|$)/;

/** The demo, built and served as a shop would: static files below a folder, and when asked for, the API beside them. */
export interface DemoSite {
  /** Ends in a slash. */
  readonly url: string;
  /** Where the reference backend listens; empty without one. */
  readonly backendUrl: string;
  /** Ends the backend only, as when it crashes. */
  readonly stopBackend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves the demo as this run has built it. */
export async function serveDemo({
  path,
  withBackend,
}: {
  readonly path: `/${string}`;
  readonly withBackend: boolean;
}): Promise<DemoSite> {
  const { outDir: folder } = await siteOf('demo');
  const backend = withBackend ? await listen({ port: 0, hostname: '127.0.0.1' }) : null;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (backend && SERVICE.test(pathname)) return forward(backend.url, incoming, outgoing);
    if (!pathname.startsWith(path)) return notFound(outgoing);
    const relative = pathname.slice(path.length) || 'index.html';
    return void sendFile(folder, relative, withBackend, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}${path}`,
    backendUrl: backend?.url ?? '',
    stopBackend: async () => backend?.close(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend?.close();
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo server has no port.');
  return address.port;
}

function notFound(outgoing: ServerResponse) {
  outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

async function sendFile(folder: string, relative: string, withBackend: boolean, outgoing: ServerResponse) {
  const file = normalize(join(folder, relative));
  if (!file.startsWith(folder + sep) || !existsSync(file)) return notFound(outgoing);
  outgoing.setHeader('Content-Type', CONTENT_TYPES[extname(file)] ?? 'application/octet-stream');
  if (relative !== 'index.html' || !withBackend) return createReadStream(file).pipe(outgoing);
  const html = await readFile(file, 'utf8');
  return outgoing.end(
    html.replace('</head>', '<meta name="smart-address-backend" content="same-origin"></head>'),
  );
}

/** Hands a request on to the backend, as the web server in front of it would; 502 when it is gone. */
function forward(backendUrl: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const onward = request(
    new URL(incoming.url ?? '/', backendUrl),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end('Bad gateway'));
  incoming.pipe(onward);
}
