import { ApiError, type FieldFault } from './ApiError.ts';

/** What a schema's findings amount to: an empty search text has a code of its own, wherever it was sent. */
export function schemaRefusal(fields: readonly FieldFault[]): ApiError {
  const isQueryEmpty = fields.some(({ pointer, problem }) => pointer === '/q' && problem === 'too_short');
  return new ApiError(isQueryEmpty ? 'QUERY_TOO_SHORT' : 'VALIDATION_FAILED', { fields });
}
