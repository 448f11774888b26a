import { type Endpoint, endpoints } from '@smart-address/contract';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LogEntry } from '../request/app.types.ts';
import { pathPattern } from '../request/route.ts';

export interface Metrics {
  /** Counts one answered request. */
  observe(entry: LogEntry): void;
  /** Records whether a dependency of the service answers. */
  setAnswering(dependency: string, isAnswering: boolean): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

// Seconds. The stated target for the median is 50 ms, so most steps lie below it.
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Requests by operation and status, their duration, errors by code, and the process itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'smart_address_requests_total',
    help: 'Requests answered',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'smart_address_errors_total',
    help: 'Requests refused or failed, by error code',
    labelNames: ['operation', 'code'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'smart_address_request_duration_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  });
  const answering = new Gauge({
    name: 'smart_address_dependency_up',
    help: 'Whether the database answers, the data folder takes writes, or where limits are shared answers',
    labelNames: ['dependency'],
    registers: [registry],
  });
  const operationOf = createRouteNames();
  return {
    observe({ method, path, status, milliseconds, error }) {
      const operation = operationOf(method, path);
      requests.inc({ operation, status: String(status) });
      if (error !== null) errors.inc({ operation, code: error });
      duration.observe({ operation }, milliseconds / 1_000);
    },
    setAnswering: (dependency, isAnswering) => answering.set({ dependency }, isAnswering ? 1 : 0),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Returns the operation of a path: one of a fixed few, whatever paths callers make up. */
function createRouteNames(): (method: string, path: string) => string {
  const exact = new Map<string, string>();
  const patterns: { readonly method: string; readonly matches: RegExp; readonly operation: string }[] = [];
  for (const { method, path, aliases, operation } of Object.values<Endpoint>(endpoints)) {
    for (const one of [path, ...aliases]) {
      if (one.includes('{')) patterns.push({ method, matches: pathPattern(one), operation });
      else exact.set(`${method} ${one}`, operation);
    }
  }
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const known = exact.get(`${asked} ${path}`);
    if (known !== undefined) return known;
    return patterns.find((one) => one.method === asked && one.matches.test(path))?.operation ?? 'other';
  };
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate port, never on the public one, to whoever can reach `hostname`.
 *
 * @throws Error if the port is taken.
 */
export async function serveMetrics(metrics: Metrics, port: number, hostname: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
