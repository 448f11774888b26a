import type { RequestContext } from '../request/route.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError } from '../errors/ApiError.ts';

/** The caller of a route that takes a credential. */
export function callerOf({ caller }: RequestContext): Caller {
  if (caller === null) throw new ApiError('AUTH_REQUIRED');
  return caller;
}
