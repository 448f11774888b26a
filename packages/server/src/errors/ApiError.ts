import type { ErrorCode, ErrorField, FieldProblem } from '@smart-address/contract';
import { config } from '../config.ts';

/** What is wrong with one part of a request, before it is put in the reader's language. */
export interface FieldFault {
  readonly in: ErrorField['in'];
  readonly pointer: string;
  readonly problem: FieldProblem;
  readonly params: ErrorField['params'];
}

export interface ApiErrorOptions {
  readonly fields?: readonly FieldFault[];
  /** Whole seconds; also the Retry-After header. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A refusal that the caller is told about. Whatever else is thrown becomes INTERNAL_ERROR. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];
  readonly retryAfter: number | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = (options.fields ?? []).slice(0, config.requests.maxFields);
    this.retryAfter = options.retryAfter ?? null;
    this.headers = options.headers ?? {};
  }
}

/** The refusal of a request in which one part is wrong. */
export function faultOf(
  code: ErrorCode,
  where: FieldFault['in'],
  pointer: string,
  problem: FieldProblem,
  params: FieldFault['params'] = {},
  headers: ApiErrorOptions['headers'] = {},
): ApiError {
  return new ApiError(code, { fields: [{ in: where, pointer, problem, params }], headers });
}

/** The refusal while something the service needs does not answer. */
export function unavailable(cause: unknown): ApiError {
  return new ApiError('SERVICE_UNAVAILABLE', { cause, retryAfter: config.unavailableRetryAfterSeconds });
}
