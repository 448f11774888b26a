import type { EndpointName } from './endpoints.ts';

/** The deprecation of a route. It works as before until its sunset. */
export interface Deprecation {
  /** Date since which new code should not use it. */
  readonly since: Date;
  /** Date from which it may stop answering; not before `since`. */
  readonly sunset: Date;
  /** Path or URL of the route to use instead. @default none */
  readonly successor?: string;
}

export type Deprecations = Readonly<Partial<Record<EndpointName, Deprecation>>>;
