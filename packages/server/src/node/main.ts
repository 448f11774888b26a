import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';
import { listen } from './listen.ts';

/**
 * Serves a sandbox and says how to call it. `PORT` and `HOST` say where; `SMART_ADDRESS_DATA` names a folder to keep what
 * is registered, which is otherwise forgotten.
 */
const dataFolder = process.env['SMART_ADDRESS_DATA'];
const hostname = process.env['HOST'];
const { url, close } = await listen({
  ...(dataFolder ? { dataFolder } : {}),
  ...(hostname ? { hostname } : {}),
});

console.log(`Smart Address sandbox on ${url} (${dataFolder ? `kept in ${dataFolder}` : 'in memory'})

  Public credentials, refused by any live environment
    X-API-Key, all scopes      ${SANDBOX_CREDENTIALS.apiKey}
    X-API-Key for a browser    ${SANDBOX_CREDENTIALS.browserKey}
    X-API-Key that meets 429   ${SANDBOX_CREDENTIALS.limitedKey}
    Bearer, POST /api/v1/auth/token, Basic ${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}
`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void close().then(() => process.exit(0));
  });
}
