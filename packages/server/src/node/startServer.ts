import type { LogEntry } from '../request/app.types.ts';
import { openRedisLimiter } from '../limits/redis/openRedisLimiter.ts';
import type { OutageListener } from '../outage/breaker.ts';
import { openData } from '../staff/openData.ts';
import { listen } from './listen.ts';
import type { ServerSettings } from './readSettings.ts';

export interface StartedServer {
  readonly url: string;
  /** URL of the metrics, or null. */
  readonly metricsUrl: string | null;
  /** Answers for the grace period of the settings, finishes running requests, then releases ports and files. */
  close(): Promise<void>;
}

/**
 * Starts everything in the settings: service, data, shared limits, log, metrics. `write` receives the log's lines.
 *
 * @throws Error that says what is not available, and which variable to change.
 */
export async function startServer(
  settings: ServerSettings,
  write: (line: string) => void,
): Promise<StartedServer> {
  const { environment, port, hostname, metricsPort, metricsHostname, isLogging } = settings;
  const { trustedProxies, countryHeader, redisUrl, publicUrl } = settings;
  const watchers: ((entry: LogEntry) => void)[] = [];
  const outageWatchers: ((dependency: string, reason: Error | null) => void)[] = [];
  if (isLogging) {
    const { createLog, createOutageLog } = await import('../watch/createLog.ts');
    watchers.push(createLog({ write }));
    outageWatchers.push(createOutageLog({ write }));
  }
  const metrics =
    metricsPort === null ? null : await startMetrics(metricsPort, metricsHostname ?? '127.0.0.1');
  if (metrics) {
    watchers.push(metrics.observe);
    outageWatchers.push((dependency, reason) => metrics.setAnswering(dependency, reason === null));
  }
  const watchOutages = (dependency: string): OutageListener => {
    metrics?.setAnswering(dependency, true);
    return (reason) => {
      for (const watch of outageWatchers) watch(dependency, reason);
    };
  };

  const data = await openDataOf(settings, watchOutages);
  const limiter =
    redisUrl === null
      ? null
      : await openRedisLimiter(redisUrl, {
          prefix: `smart-address:${environment}`,
          onOutage: watchOutages('redis'),
        });
  const { url, close } = await listen({
    environment,
    trustedProxies,
    log: (entry) => {
      for (const watch of watchers) watch(entry);
    },
    ...(port === null ? {} : { port }),
    ...(hostname === null ? {} : { hostname }),
    ...(countryHeader === null ? {} : { countryHeader }),
    ...(publicUrl === null ? {} : { publicUrl }),
    ...(data ? { store: data.parts.store } : {}),
    ...(data?.parts.sandbox ? { sandboxStore: data.parts.sandbox } : {}),
    ...(limiter ? { limiter } : {}),
  }).catch((cause: unknown) => {
    throw bindingFault(cause, 'PORT', 'HOST');
  });
  return {
    url,
    metricsUrl: metrics?.url ?? null,
    async close() {
      await close(settings.graceSeconds * 1_000);
      await data?.close();
      await limiter?.close();
      await metrics?.close();
    },
  };
}

/** Null if data is kept in memory only. */
async function openDataOf(
  { environment, dataFolder, databaseUrl, databaseConnections }: ServerSettings,
  watchOutages: (dependency: string) => OutageListener,
) {
  const place = databaseUrl ?? dataFolder;
  if (place === null) return null;
  return openData(place, environment, Date.now, {
    ...(databaseConnections === null ? {} : { connections: databaseConnections }),
    onOutage: watchOutages(databaseUrl === null ? 'sqlite' : 'postgres'),
  });
}

async function startMetrics(port: number, hostname: string) {
  const { createMetrics, serveMetrics } = await import('../watch/createMetrics.ts');
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, port, hostname).catch((cause: unknown) => {
    throw bindingFault(cause, 'SMART_ADDRESS_METRICS_PORT', 'SMART_ADDRESS_METRICS_HOST');
  });
  return {
    observe: (entry: LogEntry) => metrics.observe(entry),
    setAnswering: metrics.setAnswering,
    url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${server.port}/metrics`,
    close: () => server.close(),
  };
}

/**
 * Why nobody can listen there, in the words of whoever set the variables; whatever else went wrong as it is.
 *
 * @param port name of the variable that says the port.
 * @param host name of the one that says the address.
 */
function bindingFault(cause: unknown, port: string, host: string): unknown {
  if (!(cause instanceof Error) || !('code' in cause) || !('syscall' in cause)) return cause;
  const place = [valueOf(cause, 'address'), valueOf(cause, 'port')].filter((part) => part !== '').join(':');
  if (cause.code === 'EADDRINUSE') {
    return new Error(`${place} is taken by another program. End that one, or give another port as ${port}`, {
      cause,
    });
  }
  if (cause.syscall === 'listen' && (cause.code === 'EACCES' || cause.code === 'EPERM')) {
    return new Error(`${place} is not for this user to listen on. Give a port from 1024 on as ${port}`, {
      cause,
    });
  }
  if (cause.code === 'EADDRNOTAVAIL' || cause.syscall === 'getaddrinfo') {
    const name = valueOf(cause, 'hostname') || valueOf(cause, 'address');
    return new Error(
      `${host} is ${JSON.stringify(name)}, which is no address of this machine. Give one that is, or 0.0.0.0 for all of them`,
      { cause },
    );
  }
  return cause;
}

function valueOf(cause: Error, name: string): string {
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
