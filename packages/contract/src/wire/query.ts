import * as z from 'zod/mini';
import type { ObjectSchema } from '../endpoints/endpoint.types.ts';

type QueryKind = 'number' | 'integer' | 'boolean' | 'list' | 'string';

/** Why a parameter could not be parsed, before the schema validates it. */
export interface QueryIssue {
  readonly name: string;
  readonly problem: 'missing' | 'duplicate' | 'unknown' | 'not_a_number' | 'not_an_integer' | 'not_a_boolean';
}

export interface QueryReading {
  /** Typed values for the schema; parameters with an issue are left out. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly QueryIssue[];
}

// Coercion would turn "" into 0 and take "0x1f", "1e3" and " 5 ": a number is what this matches. Degrees have three digits;
// what has more does not begin with a zero, and is too big or a radius. A double of a longitude below 8 is written with up to 16
// decimals, and databases write exact decimals with 20.
const numberPattern = /^-?(?:\d{1,3}|[1-9]\d{3,14})(?:\.\d{1,20})?$/;

interface Parameter {
  readonly kind: QueryKind;
  readonly required: boolean;
}

const parametersOf = new WeakMap<ObjectSchema, ReadonlyMap<string, Parameter>>();

/** The parameters of a query schema, and how each is written on the wire. */
export function queryParameters(schema: ObjectSchema): ReadonlyMap<string, Parameter> {
  const known = parametersOf.get(schema);
  if (known) return known;
  const parameters = new Map<string, Parameter>();
  for (const [name, part] of Object.entries(schema.shape)) parameters.set(name, parameterOf(part));
  parametersOf.set(schema, parameters);
  return parameters;
}

function parameterOf(part: z.core.$ZodType): Parameter {
  let inner = part;
  let required = true;
  for (;;) {
    if (inner instanceof z.ZodMiniExactOptional || inner instanceof z.ZodMiniOptional) {
      required = false;
      inner = inner.def.innerType;
    } else if (inner instanceof z.ZodMiniReadonly) {
      inner = inner.def.innerType;
    } else break;
  }
  return { kind: kindOf(inner), required };
}

function kindOf(part: z.core.$ZodType): QueryKind {
  if (part instanceof z.ZodMiniNumberFormat) return 'integer';
  if (part instanceof z.ZodMiniNumber) return 'number';
  if (part instanceof z.ZodMiniBoolean) return 'boolean';
  if (part instanceof z.ZodMiniArray) return 'list';
  return 'string';
}

/**
 * Parses a query string strictly: no duplicate or unknown names, numbers as plain decimals, booleans as `true` or `false`, lists
 * separated by commas. A list may also be given as its name repeated: what generators of clients make of `explode: false` differs,
 * and both forms mean the same. The schema checks ranges and patterns.
 */
export function readQuery(schema: ObjectSchema | null, search: URLSearchParams): QueryReading {
  const parameters = schema === null ? new Map<string, Parameter>() : queryParameters(schema);
  const values: Record<string, unknown> = {};
  const issues: QueryIssue[] = [];
  const seen = new Set<string>();
  for (const [name, text] of search) {
    const parameter = parameters.get(name);
    if (seen.has(name) && parameter?.kind !== 'list') issues.push({ name, problem: 'duplicate' });
    else if (!parameter) issues.push({ name, problem: 'unknown' });
    else readValue(parameter.kind, name, text, values, issues);
    seen.add(name);
  }
  for (const [name, parameter] of parameters) {
    if (parameter.required && !seen.has(name)) issues.push({ name, problem: 'missing' });
  }
  return { values, issues };
}

function readValue(
  kind: QueryKind,
  name: string,
  text: string,
  values: Record<string, unknown>,
  issues: QueryIssue[],
): void {
  if (kind === 'string') values[name] = text;
  else if (kind === 'list') {
    const before = values[name];
    values[name] = [...(Array.isArray(before) ? before : []), ...text.split(',')];
  } else if (kind === 'number' || kind === 'integer') {
    if (numberPattern.test(text)) values[name] = Number(text);
    else issues.push({ name, problem: kind === 'number' ? 'not_a_number' : 'not_an_integer' });
  } else if (text === 'true' || text === 'false') values[name] = text === 'true';
  else issues.push({ name, problem: 'not_a_boolean' });
}

/**
 * Writes typed values as a query string that `readQuery` reads back. Values that are undefined or null are left out; a
 * number is written without an exponent, to at most 12 decimals.
 */
export function writeQuery(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    search.append(name, writeValue(value));
  }
  return search;
}

function writeValue(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value);
  if (Array.isArray(value)) return value.join(',');
  return String(value);
}

function writeNumber(value: number): string {
  const plain = String(value);
  return numberPattern.test(plain) ? plain : value.toFixed(12).replace(/\.?0+$/, '');
}
