export type * from './types.ts';
export type * from './address.types.ts';
