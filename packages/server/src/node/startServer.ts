import type { LogEntry } from '../app/app.types.ts';
import { openDataFolder } from '../staff/dataFolder.ts';
import { listen } from './listen.ts';
import type { ServerSettings } from './readSettings.ts';

export interface StartedServer {
  readonly url: string;
  /** Where the metrics are, or null. */
  readonly metricsUrl: string | null;
  /** Finishes what is under way, then lets go of ports and files. */
  close(): Promise<void>;
}

/** Starts what the settings ask for: service, data folder, log, metrics. `write` takes the log's lines. */
export async function startServer(
  settings: ServerSettings,
  write: (line: string) => void,
): Promise<StartedServer> {
  const { environment, dataFolder, port, hostname, metricsPort, isLogging, trustedProxies } = settings;
  const watchers: ((entry: LogEntry) => void)[] = [];
  if (isLogging) {
    const { createLog } = await import('../watch/createLog.ts');
    watchers.push(createLog({ write }));
  }
  const metrics = metricsPort === null ? null : await startMetrics(metricsPort);
  if (metrics) watchers.push(metrics.observe);

  const folder = dataFolder === null ? null : await openDataFolder(dataFolder, environment, Date.now);
  const { url, close } = await listen({
    environment,
    trustedProxies,
    log: (entry) => {
      for (const watch of watchers) watch(entry);
    },
    ...(port === null ? {} : { port }),
    ...(hostname === null ? {} : { hostname }),
    ...(folder ? { store: folder.parts.store } : {}),
    ...(folder?.parts.sandbox ? { sandboxStore: folder.parts.sandbox } : {}),
  });
  return {
    url,
    metricsUrl: metrics?.url ?? null,
    async close() {
      await close();
      await folder?.close();
      await metrics?.close();
    },
  };
}

async function startMetrics(port: number) {
  const { createMetrics } = await import('../watch/createMetrics.ts');
  const { serveMetrics } = await import('../watch/serveMetrics.ts');
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, port);
  return {
    observe: (entry: LogEntry) => metrics.observe(entry),
    url: `http://127.0.0.1:${server.port}/metrics`,
    close: () => server.close(),
  };
}
