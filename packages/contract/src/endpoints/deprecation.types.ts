import type { EndpointName } from './endpoints.ts';

/** That a route is to be left, and by when. It goes on working as before until its sunset. */
export interface Deprecation {
  /** Since when it should not be used in new work. */
  readonly since: Date;
  /** From when it may stop answering; not before `since`. */
  readonly sunset: Date;
  /** Path or address of the route to use instead. @default none */
  readonly successor?: string;
}

export type Deprecations = Readonly<Partial<Record<EndpointName, Deprecation>>>;
