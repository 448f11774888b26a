import { afterEach, describe, expect, it } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';
import { unavailable } from '../errors/ApiError.ts';
import { createLog, createOutageLog } from './createLog.ts';
import { createMetrics, type MetricsServer, serveMetrics } from './createMetrics.ts';

const key = SANDBOX_CREDENTIALS.apiKey;
const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

function logged() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ write: (text: string) => void lines.push(JSON.parse(text)) });
  return { lines, log };
}

describe('the log', () => {
  it('has one line a request, with its id, and nothing of its query, body or credentials', async () => {
    const { lines, log } = logged();
    const app = createApp({ log });
    const ask = (path: string, init: RequestInit = {}) =>
      app.fetch(new Request(`http://api.example${path}`, init));
    const headers = { 'X-API-Key': key };
    const answer = await ask('/v1/encode?lat=36.8065&lng=10.1815', { headers });
    await ask(`/v1/encode?lat=36.8065&lng=10.1815&key=${key}`);
    await ask(`/v1/${key}/${token}`);
    await ask('/v1/decode?smartcode=x', { headers: { Authorization: `Bearer ${token}` } });
    await ask('/api/v1/smartcode/create', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ lat: 36.8065, lng: 10.1815 }),
    });
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({
      level: 30,
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/v1/encode',
      status: 200,
      keyId: '000000000000',
      error: null,
    });
    expect(lines.map(({ error }) => error)).toEqual([
      null,
      'CREDENTIAL_IN_URL',
      'ROUTE_NOT_FOUND',
      'AUTH_REQUIRED',
      'TOKEN_INVALID',
    ]);
    expect(lines[2]?.['path']).toBe('/v1/[credential]/[credential]');
    const text = JSON.stringify(lines);
    for (const secret of [key, token, '36.8065', '0000000000000000000000'])
      expect(text).not.toContain(secret);
  });

  it('says why an answer failed, without what the reason quotes', async () => {
    const { lines, log } = logged();
    const app = createApp({
      log,
      gazetteer: () => Promise.reject(new Error(`no data for ${key}: Authorization: Basic abc:def/=`)),
    });
    await app.fetch(new Request('http://api.example/readyz'));
    expect(lines).toMatchObject([{ level: 50, status: 503, error: 'SERVICE_UNAVAILABLE' }]);
    expect(lines[0]?.['cause']).toMatch(/no data for \[credential\]/);
    expect(JSON.stringify(lines)).not.toContain('abc');
  });
});

describe('the reason in the log', () => {
  const apart = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('timeout')]);

  it('is what a refusal is due to, however often it was passed on', async () => {
    const { lines, log } = logged();
    const app = createApp({ log, gazetteer: () => Promise.reject(unavailable(new Error('no data'))) });
    await app.fetch(new Request('http://api.example/readyz'));
    expect(lines[0]?.['cause']).toMatch(/^Error: no data\n/);
  });

  it('names each address of a host that was tried', async () => {
    const { lines, log } = logged();
    const app = createApp({ log, gazetteer: () => Promise.reject(apart) });
    await app.fetch(new Request('http://api.example/readyz'));
    createOutageLog({ write: (text: string) => void lines.push(JSON.parse(text)) })('postgres', apart);
    const both = 'connect ECONNREFUSED ::1:5432; timeout';
    expect(lines.map(({ cause }) => cause)).toEqual([both, both]);
  });
});

describe('the metrics', () => {
  let server: MetricsServer | null = null;
  afterEach(() => server?.close());

  it('count by operation, status and error on a port of their own, however many paths there are', async () => {
    const metrics = createMetrics();
    const app = createApp({ log: (entry) => metrics.observe(entry) });
    const ask = (path: string, method = 'GET') =>
      app.fetch(new Request(`http://api.example${path}`, { method, headers: { 'X-API-Key': key } }));
    await ask('/v1/encode?lat=36.8065&lng=10.1815');
    await ask('/v1/encode?lat=36.8065&lng=10.1815', 'HEAD');
    await ask('/v1/encode?lat=1&lng=1');
    await ask('/v1/batch', 'POST');
    await ask('/api/v1/keys/k/rotate', 'POST');
    for (let count = 0; count < 50; count += 1) await ask(`/wp-admin/${count}`);
    expect((await ask('/metrics')).status).toBe(404);

    server = await serveMetrics(metrics, 0, '127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain('smart_address_requests_total{operation="encode",status="200"} 2');
    expect(text).toMatch(/requests_total{operation="batch",status="4\d\d"} 1/);
    expect(text).toMatch(/requests_total{operation="keyRotate",status="4\d\d"} 1/);
    expect(text).toContain('smart_address_errors_total{operation="encode",code="OUT_OF_COVERAGE"} 1');
    expect(text).toContain('smart_address_requests_total{operation="other",status="404"} 51');
    expect(text).toContain('smart_address_request_duration_seconds_count{operation="encode"} 3');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('wp-admin');
    expect((await fetch(`http://127.0.0.1:${server.port}/v1/encode`)).status).toBe(404);
  });
});
