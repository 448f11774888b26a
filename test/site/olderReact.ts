import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const fromReact = createRequire(new URL('../../packages/react/package.json', import.meta.url));

/** Vite's aliases that take the packages of React 18 where a page imports `react`. */
export const olderReact = [
  { find: /^react(?=$|\/)/, replacement: dirname(fromReact.resolve('react-18/package.json')) },
  { find: /^react-dom(?=$|\/)/, replacement: dirname(fromReact.resolve('react-dom-18/package.json')) },
];
