import type * as z from 'zod/mini';
import type { EndpointName, Endpoints } from './endpoints.ts';

/** The typed query of an endpoint; `undefined` for one that takes none. */
export type QueryOf<Name extends EndpointName> = Endpoints[Name]['query'] extends z.ZodMiniType
  ? z.infer<Endpoints[Name]['query']>
  : undefined;

/** The body a client sends to an endpoint; `undefined` for one that takes none. */
export type BodyOf<Name extends EndpointName> = Endpoints[Name]['body'] extends z.ZodMiniType
  ? z.input<Endpoints[Name]['body']>
  : undefined;

/** The body of an endpoint's 2xx. */
export type AnswerOf<Name extends EndpointName> = z.infer<Endpoints[Name]['answer']>;

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
