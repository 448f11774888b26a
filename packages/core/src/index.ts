// All that needs neither a document nor fuse.js: the entries that hold it, whole, and what only this one offers. By `export *`, since
// esbuild takes a list of names apart by files alone. With the client, a finder's page would load 68 kB at first in place of 55.
export * from './finder.ts';
export * from './map-picker.ts';
export * from './client.ts';
export * from './providers/combineProviders.ts';
export * from './providers/refine/refineProvider.ts';
export * from './providers/remote/createRemoteProvider.ts';
export { createZoneTest, type DeliveryZone } from './providers/refine/zone.ts';
export { readTypedLocation, type TypedContext, type TypedLocation } from './map-picker/typedLocation.ts';
