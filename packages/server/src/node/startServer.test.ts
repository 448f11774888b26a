import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings.ts';
import { startServer } from './startServer.ts';

describe('the settings of a server', () => {
  it('ask for a sandbox in memory when nothing is said', () => {
    expect(readSettings({ HOST: '', SMART_ADDRESS_LOG: ' ' })).toEqual({
      environment: 'sandbox',
      dataFolder: null,
      port: null,
      hostname: null,
      metricsPort: null,
      isLogging: false,
      trustedProxies: [],
    });
  });

  it.each([
    [
      { SMART_ADDRESS_ENVIRONMENT: 'production' },
      'SMART_ADDRESS_ENVIRONMENT is "production": give sandbox or live',
    ],
    [{ SMART_ADDRESS_ENVIRONMENT: 'live' }, 'SMART_ADDRESS_DATA is not set'],
    [{ SMART_ADDRESS_METRICS_PORT: '70000' }, 'SMART_ADDRESS_METRICS_PORT is "70000"'],
    [{ SMART_ADDRESS_METRICS_PORT: '1e3' }, 'SMART_ADDRESS_METRICS_PORT is "1e3"'],
    [{ SMART_ADDRESS_LOG: 'yes' }, 'SMART_ADDRESS_LOG is "yes": give json'],
  ])('are refused by name: %j', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message);
  });
});

describe('a started server', () => {
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
      expect(await (await fetch(String(server.metricsUrl))).text()).toContain(
        'smart_address_requests_total{operation="version",status="200"} 1',
      );
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
