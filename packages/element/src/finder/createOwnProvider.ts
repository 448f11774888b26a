import {
  combineProviders,
  createClient,
  createSmartAddressProvider,
  type Provider,
} from '@smart-address/core';
import { warnOnce } from './settings.ts';

/** The default provider: the data on the device, and the service if its URL is set. */
export function createOwnProvider(device: Provider, service: string, apiKey: string): Provider {
  if (!/^https?:\/\/./.test(service)) {
    if (service !== '')
      warnOnce(
        `service: "${service}" is ignored, because it is not a URL. Write the service's URL, such as "https://api.example.tn".`,
      );
    else if (apiKey !== '') warnOnce('api-key: ignored, because there is no service. Set service too.');
    return device;
  }
  const client = createClient({ baseUrl: service, credentials: apiKey === '' ? undefined : apiKey });
  return combineProviders([device, createSmartAddressProvider(client)]);
}
