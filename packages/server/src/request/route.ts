import type { Endpoint, MessageLanguage } from '@smart-address/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import { type Cost, singleCost } from '../limits/cost.ts';
import type { Services } from './services.ts';

/** What a handler receives besides its typed input. */
export interface RequestContext {
  readonly services: Services;
  readonly language: MessageLanguage;
  readonly requestId: string;
  /** Whether only the headers are wanted: nothing is registered then. */
  readonly isHead: boolean;
  /** Null on routes without a credential. */
  readonly caller: Caller | null;
  /** The organisation of an account token; null on routes of keys, and for an applicant without one. */
  readonly account: OrganisationRecord | null;
  /** Path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The success body; `_env` is added later, unless another standard defines the body. */
export interface Reply<Body> {
  readonly body: Body;
  readonly isUnmarked?: boolean;
  /** Units that failed because of the service. */
  readonly unserved?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

type Typed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export interface Route {
  readonly endpoint: Endpoint;
  /** Schema of the body. */
  readonly bodySchema: z.ZodMiniType | null;
  /** Units and burst of a request, once its body is known. */
  readonly cost: (body: unknown) => Cost;
  /** The maximum cost, for a refusal before the body is read. */
  readonly dearest: Cost;
  /** Whether every caller gets the same answer for as long as the process runs. */
  readonly isFixed: boolean;
  handle(query: unknown, body: unknown, context: RequestContext): Promise<Reply<object>>;
}

/** Binds an endpoint to its handler, typed by the endpoint's own schemas. */
export function route<const Point extends Endpoint, Body extends z.ZodMiniType | null = Point['body']>(
  endpoint: Point,
  handle: (
    input: { readonly query: Typed<Point['query']>; readonly body: Typed<Body> },
    context: RequestContext,
  ) => Promise<Reply<object & (z.input<Point['answer']> | z.input<Point['variants'][number]>)>>,
  options: {
    readonly bodySchema?: Body;
    readonly cost?: (body: Typed<Body>) => Cost;
    readonly dearest?: Cost;
    readonly isFixed?: boolean;
  } = {},
): Route {
  const { bodySchema, cost, dearest = singleCost, isFixed = false } = options;
  return {
    endpoint,
    bodySchema: bodySchema ?? endpoint.body,
    dearest,
    isFixed,
    // Query and body were validated by `endpoint.query` and `bodySchema`, so they have these types.
    cost: (body) => (cost ? cost(body as Typed<Body>) : singleCost),
    handle: (query, body, context) =>
      handle({ query: query as Typed<Point['query']>, body: body as Typed<Body> }, context),
  };
}

/** Matches the paths of a route, whose parameters are written `{name}`. */
export function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

/** The caller of a route that takes a credential. */
export function callerOf({ caller }: RequestContext): Caller {
  if (caller === null) throw new ApiError('AUTH_REQUIRED');
  return caller;
}
