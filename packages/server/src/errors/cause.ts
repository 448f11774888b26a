import { ApiError } from './ApiError.ts';

/** What a refusal is due to: SERVICE_UNAVAILABLE, which callers are told, hides it. */
export function rootCause(cause: unknown): unknown {
  return cause instanceof ApiError && cause.cause !== undefined ? rootCause(cause.cause) : cause;
}

/** It in words. A host name with several addresses fails with one reason for each and no message of its own. */
export function reasonOf(cause: unknown): string {
  const root = rootCause(cause);
  if (root instanceof AggregateError) return root.errors.map(reasonOf).join('; ');
  return root instanceof Error ? root.message : String(root);
}

/** The code of an error of the system, of SQLite or of PostgreSQL, such as `ENOENT` or `SQLITE_BUSY`; empty for any other. */
export function systemCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
