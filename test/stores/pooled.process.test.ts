import { createServer, type Server, connect, type Socket } from 'node:net';
import { openPostgresStore } from '@smart-address/server/node';
import { afterAll, beforeAll } from 'vitest';
import { setUpDatabase } from '../../packages/server/test/setUpDatabase.ts';
import { withDatabases } from '../databases/withDatabases.ts';
import { storeSuite } from './suite.ts';

/** What PgBouncer takes by default when a connection is opened; nothing else may be set for it then. */
const taken = ['user', 'database', 'client_encoding', 'application_name'];

/**
 * A PostgreSQL behind what refuses settings of a connection, with PgBouncer's words. So no statement can rely on one, and a
 * pooler may run each on another connection.
 */
function createPooler(port: number): Server {
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (startup) => {
      const refused = settingsOf(startup).find((name) => !taken.includes(name));
      if (refused !== undefined) {
        socket.end(fatalError(`unsupported startup parameter: ${refused}`));
        return;
      }
      join(socket, connect(port, '127.0.0.1'), startup);
    });
  });
}

function join(socket: Socket, server: Socket, first: Buffer): void {
  server.on('error', () => socket.destroy());
  socket.on('error', () => server.destroy());
  socket.on('close', () => server.destroy());
  server.write(first);
  socket.pipe(server).pipe(socket);
}

/** Names in a startup message: its length and the protocol's version, four bytes each, then names and values with a NUL after each. */
function settingsOf(startup: Buffer): string[] {
  const texts = startup.subarray(8).toString().split('\0');
  return texts.filter((text, index) => index % 2 === 0 && text !== '');
}

function fatalError(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

withDatabases('the contract of stores through a pooler', ['PostgreSQL'], () => {
  const database = setUpDatabase();
  let pooler: Server;
  let url: string;
  let schemas = 0;

  beforeAll(async () => {
    const behind = new URL(database.url);
    pooler = createPooler(Number(behind.port));
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
    const address = pooler.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    behind.port = String(port);
    url = behind.href;
  });
  afterAll(() => {
    pooler.close();
  });

  storeSuite('in PostgreSQL behind a pooler', async () => {
    schemas += 1;
    const schema = `suite_${schemas}`;
    const store = await openPostgresStore(url, { schema });
    return {
      store,
      reopen: async () => {
        await store.close();
        return openPostgresStore(url, { schema });
      },
    };
  });
});
