import type { PlaceRecord } from '../src/records.types.ts';
import type { Town } from './places/mergeTowns.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A record in the making, and what it is made from. */
export interface Entry {
  readonly town: Town;
  readonly record: Mutable<PlaceRecord>;
}
