// The client of the service, without the finder: for esbuild, as `finder.ts` is.
export { createClient } from './client/createClient.ts';
export { SmartAddressError } from './client/smartAddressError.ts';
export { createSmartAddressProvider } from './providers/createSmartAddressProvider.ts';
