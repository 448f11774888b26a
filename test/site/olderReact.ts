import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const fromReact = createRequire(new URL('../../packages/react/package.json', import.meta.url));

const leaflet4 = fromReact.resolve('react-leaflet-4');

/** Vite's aliases that take React 18, and the react-leaflet for it, where a page imports them. */
export const olderReact = [
  { find: /^react(?=$|\/)/, replacement: dirname(fromReact.resolve('react-18/package.json')) },
  { find: /^react-dom(?=$|\/)/, replacement: dirname(fromReact.resolve('react-dom-18/package.json')) },
  { find: /^react-leaflet$/, replacement: leaflet4 },
  { find: /^@react-leaflet\/core$/, replacement: createRequire(leaflet4).resolve('@react-leaflet/core') },
];
