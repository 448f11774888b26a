import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';
import { listen } from './listen.ts';

/** Serves a sandbox and says how to call it. */
const { url, close } = await listen();

console.log(`Smart Address sandbox on ${url}

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
