import type { ErrorField, FieldProblem } from '@smart-address/contract';
import type { core } from 'zod/mini';
import { ApiError, type FieldFault } from './ApiError.ts';

type Issue = core.$ZodIssue;
type Params = ErrorField['params'];

/** A schema's findings as the API words them; one for every name that is not known. */
export function schemaFaults(
  issues: readonly Issue[],
  where: ErrorField['in'],
  input: unknown,
): readonly FieldFault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => fault(where, [...issue.path, key], 'unknown'));
    }
    const [problem, params] = describe(issue, input);
    return [fault(where, issue.path, problem, params)];
  });
}

function fault(
  where: ErrorField['in'],
  path: readonly PropertyKey[],
  problem: FieldProblem,
  params: Params = {},
): FieldFault {
  return { in: where, pointer: pointerOf(path), problem, params };
}

/** RFC 6901. */
function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

function describe(issue: Issue, input: unknown): [problem: FieldProblem, params: Params] {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined
        ? ['required', {}]
        : ['invalid_type', { expected: typeOf(issue) }];
    case 'too_big':
      return [isLength(issue.origin) ? 'too_long' : 'too_big', { max: Number(issue.maximum) }];
    case 'too_small':
      return [isLength(issue.origin) ? 'too_short' : 'too_small', { min: Number(issue.minimum) }];
    case 'invalid_value':
      return valueAt(input, issue.path) === undefined
        ? ['required', {}]
        : ['invalid_value', { values: issue.values.map(String) }];
    case 'invalid_format':
      return ['invalid_format', { form: formOf(issue) }];
    case 'invalid_union':
      return ['invalid_type', { expected: typesOf(issue.errors.flat()) }];
    default:
      throw new Error(`A schema finds ${issue.code}, which has no words`);
  }
}

/** What people know by an example is shown as one; anything else as the pattern that the document has. */
const forms: Readonly<Record<string, string>> = {
  email: 'name@example.tn',
  datetime: '2027-01-31T08:00:00Z',
};

function formOf({ format, pattern = '' }: core.$ZodIssueInvalidStringFormat): string {
  return forms[format] ?? pattern.replace(/^\/(.*)\/\w*$/s, '$1');
}

/** As JSON Schema names it. */
function typeOf({ expected }: core.$ZodIssueInvalidType): string {
  return expected === 'int' ? 'integer' : expected;
}

function typesOf(issues: readonly Issue[]): string {
  return issues.flatMap((issue) => (issue.code === 'invalid_type' ? [typeOf(issue)] : [])).join(' or ');
}

function isLength(origin: string): boolean {
  return origin === 'string' || origin === 'array';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined;
  }
  return value;
}

/** What a schema's findings amount to: an empty search text has a code of its own, wherever it was sent. */
export function schemaRefusal(fields: readonly FieldFault[]): ApiError {
  const isQueryEmpty = fields.some(({ pointer, problem }) => pointer === '/q' && problem === 'too_short');
  return new ApiError(isQueryEmpty ? 'QUERY_TOO_SHORT' : 'VALIDATION_FAILED', { fields });
}
