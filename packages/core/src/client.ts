// The client of the service, without the finder.
export { createClient } from './client/createClient.ts';
export type {
  BaseClient,
  CallOptions,
  Client,
  ClientA,
  ClientB,
  ClientFace,
  ClientOptions,
} from './client/client.types.ts';
export type { Credentials } from './client/credentials.ts';
export { SmartAddressError, type ClientErrorCode } from './client/smartAddressError.ts';
export { createSmartAddressProvider } from './providers/createSmartAddressProvider.ts';
export type { SmartAddressProviderOptions } from './providers/createSmartAddressProvider.ts';
