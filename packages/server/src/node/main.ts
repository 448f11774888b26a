import { reasonOf } from '../errors/cause.ts';
import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';
import { placeName } from '../staff/openData.ts';
import { createLineWriter } from '../watch/createLineWriter.ts';
import { readSettings, type ServerSettings } from './readSettings.ts';
import { startServer } from './startServer.ts';

/** Serves as the environment variables say, and prints how to call it; see `settingsHelp`. */
try {
  const settings = readSettings(process.env);
  // The reader of the log may end or restart: that is no reason to stop serving.
  let isHeard = true;
  process.stdout.on('error', (cause) => {
    if (isHeard) console.error(`The log is lost: nothing reads standard output any more (${cause.message}).`);
    isHeard = false;
  });
  const { url, metricsUrl, close } = await startServer(settings, createLineWriter(process.stdout));

  let stoppingSince: number | null = null;
  // SIGHUP comes when a terminal is closed; Node does not let nohup hold it off.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      // A second signal ends the process at once; but the same signal also arrives twice, from the terminal and passed on by npm.
      if (stoppingSince !== null && now - stoppingSince > 300) process.exit(1);
      if (stoppingSince !== null) return;
      stoppingSince = now;
      close()
        .then(logRead)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(`Not everything could be put away: ${reasonOf(error)}.`);
            process.exit(1);
          },
        );
    });
  }
  // Whoever reads this may stop it at once.
  console.log(greetingOf(settings, url, metricsUrl));
} catch (error) {
  console.error(`The server did not start: ${reasonOf(error)}.`);
  process.exit(1);
}

/** Resolves once what was logged is read, as by a collector that is slow for a moment; after two seconds in any case. */
function logRead(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2_000);
    process.stdout.write('', () => resolve());
  });
}

function greetingOf(
  { environment, dataFolder, databaseUrl, redisUrl, publicUrl }: ServerSettings,
  url: string,
  metricsUrl: string | null,
): string {
  const place = databaseUrl ?? dataFolder;
  const kept = place === null ? 'in memory' : `kept in ${placeName(place)}`;
  const shared = redisUrl === null ? '' : ', limits shared through Redis';
  const lines = [
    `Smart Address ${environment} on ${url} (${kept}${shared})`,
    `  Reference ${publicUrl ?? url}/docs`,
    ...(metricsUrl === null ? [] : [`  Metrics ${metricsUrl}`]),
  ];
  if (environment === 'sandbox') {
    lines.push(
      '',
      '  Public credentials, refused by any live environment',
      `    X-API-Key, all scopes      ${SANDBOX_CREDENTIALS.apiKey}`,
      `    X-API-Key for a browser    ${SANDBOX_CREDENTIALS.browserKey}`,
      `    X-API-Key that meets 429   ${SANDBOX_CREDENTIALS.limitedKey}`,
      `    Bearer, POST /api/v1/auth/token, Basic ${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}`,
      `    Bearer, account            ${SANDBOX_CREDENTIALS.accountToken}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
