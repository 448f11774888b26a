/** The code of an error of the system, of SQLite or of PostgreSQL, such as `ENOENT` or `SQLITE_BUSY`; empty for any other. */
export function systemCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
