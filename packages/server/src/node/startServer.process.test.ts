import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { withDatabases } from '../../../../test/databases/withDatabases.ts';
import { setUpDatabase } from '../../test/setUpDatabase.ts';
import { anApplication } from '../../test/accessWorld.ts';
import { SANDBOX_CREDENTIALS } from '../index.ts';
import { readSettings } from './readSettings.ts';
import { startServer } from './startServer.ts';

describe('the settings of a server', () => {
  it('ask for a sandbox in memory when nothing is said', () => {
    expect(readSettings({ HOST: '', SMART_ADDRESS_LOG: ' ' })).toEqual({
      environment: 'sandbox',
      dataFolder: null,
      databaseUrl: null,
      databaseConnections: null,
      redisUrl: null,
      port: null,
      hostname: null,
      metricsPort: null,
      metricsHostname: null,
      isLogging: false,
      trustedProxies: [],
      countryHeader: null,
      publicUrl: null,
      graceSeconds: 1,
    });
  });

  it.each([
    [
      { SMART_ADDRESS_ENVIRONMENT: 'production' },
      'SMART_ADDRESS_ENVIRONMENT is "production": give sandbox or live',
    ],
    [{ SMART_ADDRESS_ENVIRONMENT: 'live' }, 'SMART_ADDRESS_DATA is not set'],
    [
      { SMART_ADDRESS_ENVIROMENT: 'live' },
      'SMART_ADDRESS_ENVIROMENT is no setting: did you mean SMART_ADDRESS_ENVIRONMENT?',
    ],
    [{ SMART_ADDRESS_METRICS_PORT: '70000' }, 'SMART_ADDRESS_METRICS_PORT is "70000"'],
    [{ SMART_ADDRESS_METRICS_PORT: '1e3' }, 'SMART_ADDRESS_METRICS_PORT is "1e3"'],
    [{ DATABASE_URL: 'mysql://a:secret@b/c' }, 'DATABASE_URL is not a URL that begins with postgres://'],
    [{ DATABASE_URL: 'postgres://a:se#cret@b/c' }, 'DATABASE_URL is not a URL'],
    [{ DATABASE_URL: 'postgres://a/b', SMART_ADDRESS_DATA: 'c' }, 'are both set'],
    [{ SMART_ADDRESS_DATABASE_CONNECTIONS: '0' }, 'give a whole number from 1 to 1000'],
    [{ REDIS_URL: '127.0.0.1:6379' }, 'REDIS_URL is not a URL that begins with redis:// or rediss://'],
    [{ SMART_ADDRESS_GRACE_SECONDS: '-1' }, 'SMART_ADDRESS_GRACE_SECONDS is "-1"'],
    [{ SMART_ADDRESS_LOG: 'yes' }, 'SMART_ADDRESS_LOG is "yes": give json'],
    [
      { SMART_ADDRESS_TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/33' },
      'SMART_ADDRESS_TRUSTED_PROXIES has "10.0.0.0/33": give addresses or CIDR blocks',
    ],
    [
      { SMART_ADDRESS_TRUSTED_PROXIES: '10.0.0.1', SMART_ADDRESS_COUNTRY_HEADER: 'CF IPCountry' },
      'SMART_ADDRESS_COUNTRY_HEADER is "CF IPCountry": give the name of a header',
    ],
    [
      { SMART_ADDRESS_PUBLIC_URL: '/address-api' },
      'SMART_ADDRESS_PUBLIC_URL is "/address-api": give an address with http:// or https://',
    ],
    [{ SMART_ADDRESS_PUBLIC_URL: 'https://shop.example/?a=1' }, 'no query'],
    [{ SMART_ADDRESS_COUNTRY_HEADER: 'CF-IPCountry' }, 'name the proxy as SMART_ADDRESS_TRUSTED_PROXIES'],
  ])('are refused by name: %j', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message);
    expect(() => readSettings(variables)).not.toThrow(/se#?cret/);
  });

  it('take a database, and shared limits, of which a live one may make do without a folder', () => {
    const variables = {
      SMART_ADDRESS_ENVIRONMENT: 'live',
      DATABASE_URL: 'postgresql://a:b%23c@db:5432/smart?sslmode=require',
      SMART_ADDRESS_DATABASE_CONNECTIONS: '25',
      REDIS_URL: 'rediss://:secret@redis:6379/1',
    };
    expect(readSettings(variables)).toMatchObject({
      dataFolder: null,
      databaseUrl: variables.DATABASE_URL,
      databaseConnections: 25,
      redisUrl: variables.REDIS_URL,
    });
  });
});

describe('a server behind a proxy that knows countries', () => {
  it('refuses calls from abroad', async () => {
    const settings = readSettings({
      PORT: '0',
      SMART_ADDRESS_TRUSTED_PROXIES: '127.0.0.1',
      SMART_ADDRESS_COUNTRY_HEADER: 'X-Country',
    });
    const server = await startServer(settings, () => {});
    const statusFrom = async (country: string) => {
      const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'x-country': country };
      return (await fetch(`${server.url}/v1/encode?lat=36.8065&lng=10.1815`, { headers })).status;
    };
    expect(await statusFrom('TN')).toBe(200);
    expect(await statusFrom('FR')).toBe(403);
    await server.close();
  });
});

describe('a server that cannot start', () => {
  it('says what it cannot have, and which variable to change', async () => {
    const refusal = (variables: Readonly<Record<string, string>>) =>
      startServer(readSettings(variables), () => {}).then(
        () => 'started',
        ({ message }: Error) => message,
      );
    const other = await startServer(readSettings({ PORT: '0' }), () => {});
    const { port } = new URL(other.url);
    expect(await refusal({ PORT: port })).toBe(
      `127.0.0.1:${port} is taken by another program. End that one, or give another port as PORT`,
    );
    expect(await refusal({ PORT: '0', SMART_ADDRESS_METRICS_PORT: port })).toContain(
      'give another port as SMART_ADDRESS_METRICS_PORT',
    );
    expect(await refusal({ PORT: '0', HOST: '192.0.2.1' })).toMatch(/^HOST is "192\.0\.2\.1"/);
    const elsewhere = { SMART_ADDRESS_METRICS_PORT: '0', SMART_ADDRESS_METRICS_HOST: '192.0.2.1' };
    expect(await refusal({ PORT: '0', ...elsewhere })).toMatch(
      /^SMART_ADDRESS_METRICS_HOST is "192\.0\.2\.1"/,
    );
    if (process.platform === 'linux') {
      expect(await refusal({ PORT: '0', SMART_ADDRESS_DATA: '/proc/none/data' })).toMatch(
        /data cannot be kept in .*ENOENT.*Give a folder that/,
      );
    }
    expect(await refusal({ PORT: '0', SMART_ADDRESS_DATA: import.meta.filename })).toMatch(
      /data cannot be kept in .*Give a folder that/,
    );
    await other.close();
  });
});

describe('a started server', () => {
  it('shows its metrics on this machine alone, or where it is told to', async () => {
    const started = async (variables: Readonly<Record<string, string>>) =>
      startServer(readSettings({ PORT: '0', SMART_ADDRESS_METRICS_PORT: '0', ...variables }), () => {});
    const usual = await started({});
    const open = await started({ SMART_ADDRESS_METRICS_HOST: '0.0.0.0' });
    expect(usual.metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect(open.metricsUrl).toMatch(/^http:\/\/0\.0\.0\.0:\d+\/metrics$/);
    if (process.platform === 'linux') {
      // Another address of this machine, as a container's network is one.
      const { port } = new URL(String(open.metricsUrl));
      expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
    }
    await Promise.all([usual.close(), open.close()]);
  });

  it('keeps its data, logs, counts, and closes everything it opened', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
    const lines: string[] = [];
    const settings = readSettings({
      PORT: '0',
      SMART_ADDRESS_ENVIRONMENT: 'live',
      SMART_ADDRESS_DATA: folder,
      SMART_ADDRESS_METRICS_PORT: '0',
      SMART_ADDRESS_LOG: 'json',
    });
    try {
      const server = await startServer(settings, (line) => lines.push(line));
      const version = Object(await (await fetch(`${server.url}/version`)).json());
      expect(version.environment).toBe('live');
      const figures = await (await fetch(String(server.metricsUrl))).text();
      expect(figures).toContain('smart_address_requests_total{operation="version",status="200"} 1');
      expect(figures).toContain('smart_address_dependency_up{dependency="sqlite"} 1');
      expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/version']);
      await server.close();
      await expect(fetch(`${server.url}/version`)).rejects.toThrow();
      await expect(fetch(String(server.metricsUrl))).rejects.toThrow();
      const again = await startServer({ ...settings, metricsPort: null }, () => {});
      await again.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

withDatabases('a server with a database', ['PostgreSQL'], () => {
  const database = setUpDatabase();

  it('opens no more connections than it is told to, and two for tasks, however many calls come at once', async () => {
    const admin = new Client(database.url);
    await admin.connect();
    const settings = readSettings({
      PORT: '0',
      DATABASE_URL: database.url,
      SMART_ADDRESS_DATABASE_CONNECTIONS: '1',
    });
    const server = await startServer({ ...settings, graceSeconds: 0 }, () => {});
    try {
      const apply = () =>
        fetch(`${server.url}/api/v1/applications`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(anApplication),
        });
      // A caller waits for three seconds, in which a busy machine may not answer them all. Who is refused asks again when it was told to.
      const applied = async (): Promise<void> => {
        const { status, headers } = await apply();
        if (status === 201) return;
        expect(status).toBe(503);
        await delay(1_000 * Number(headers.get('retry-after')));
        await applied();
      };
      await Promise.all(Array.from({ length: 40 }, applied));
      // They stay open for seconds after the last call.
      const { rows } = await admin.query(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'smart-address' AND datname = current_database()`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(3);
    } finally {
      await server.close();
      await admin.end();
    }
  });
});
