import { createClient, type ClientA, type ClientB } from '@smart-address/core';
import { useMemo } from 'react';
import { useDemo } from '../frame/DemoContext.ts';
import { SANDBOX } from './sandbox.ts';

/** Clients of both interfaces with the sandbox's credentials, all scopes. Their requests show in the log and meet the chosen scenario. */
export function useClients(): { readonly a: ClientA; readonly b: ClientB } {
  const { connection, settings } = useDemo();
  const language = settings.lang;
  return useMemo(() => {
    const to = { baseUrl: connection.baseUrl, fetch: connection.send, language };
    const tokens = createClient({ ...to, face: 'A' });
    const { keyId, keySecret, apiKey, limitedKey } = SANDBOX;
    return {
      a: createClient({
        ...to,
        face: 'A',
        credentials: async () => (await tokens.token({ keyId, secret: keySecret })).access_token,
      }),
      b: createClient({
        ...to,
        credentials: connection.scenario === 'limited_key' ? limitedKey : apiKey,
      }),
    };
  }, [connection, language]);
}
