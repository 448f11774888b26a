export { listen } from './node/listen.ts';
export type { ListenOptions, Listening } from './node/listen.ts';
