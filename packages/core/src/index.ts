export type * from './provider.types.ts';
export type * from './finder/finder.types.ts';
