// What `npm run build` writes as one file, for pages without a bundler.
export * from './index.ts';
export * from './map.ts';
