import type { ErrorField, FieldProblem } from '@smart-address/contract';
import type { core } from 'zod/mini';
import type { FieldFault } from './ApiError.ts';

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
        : ['invalid_type', { expected: issue.expected === 'int' ? 'integer' : issue.expected }];
    case 'too_big':
      return [isLength(issue.origin) ? 'too_long' : 'too_big', { max: Number(issue.maximum) }];
    case 'too_small':
      return [isLength(issue.origin) ? 'too_short' : 'too_small', { min: Number(issue.minimum) }];
    case 'invalid_value':
      return valueAt(input, issue.path) === undefined
        ? ['required', {}]
        : ['invalid_value', { values: issue.values.map(String) }];
    default:
      return ['invalid_format', {}];
  }
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
