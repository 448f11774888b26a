import {
  combineProviders,
  createClient,
  createOfflineProvider,
  createSmartAddressProvider,
  type Provider,
} from '@smart-address/core';
import { loadGazetteer } from '@smart-address/gazetteer';
import { warnOnce } from './settingMistakes.ts';

/** Where addresses come from unless the team says otherwise: the data on the device, and the service when its address is given. */
export function createOwnProvider(service: string, apiKey: string): Provider {
  const offline = createOfflineProvider();
  // Who comes this far is about to search; a failure is told by the search itself.
  loadGazetteer({ wait: 'places' }).catch(() => undefined);
  if (!/^https?:\/\/./.test(service)) {
    if (service !== '')
      warnOnce(
        `service: "${service}" is not asked, since it is no address. Write the service's own, such as "https://api.example.tn".`,
      );
    else if (apiKey !== '') warnOnce('api-key: it is not used, since there is no service. Set service too.');
    return offline;
  }
  const client = createClient({ baseUrl: service, credentials: apiKey === '' ? undefined : apiKey });
  return combineProviders([offline, createSmartAddressProvider(client)]);
}
