import { type ClientA, type ClientB, createClient } from '@smart-address/core';
import { useMemo } from 'react';
import { useDemo } from '../frame/DemoContext.ts';

/**
 * The sandbox's fixed, public credentials, written out so that the page need not carry the backend to know them. No live
 * environment takes them.
 */
export const SANDBOX = {
  apiKey: 'sac_test_000000000000_000000000000000000000000000000002VRoxi',
  keyId: '000000000000',
  keySecret: '00000000000000000000000000000000',
  browserKey: 'sac_test_browser00000_000000000000000000000000000000001X0QE4',
  limitedKey: 'sac_test_limited00000_000000000000000000000000000000001Z3q7R',
  accountToken: 'sat_test_sandboxdev01_000000000000000000000000000000010LDP9N',
} as const;

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
