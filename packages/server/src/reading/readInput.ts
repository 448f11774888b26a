import { type Endpoint, type QueryIssue, readQuery } from '@smart-address/contract';
import * as z from 'zod/mini';
import type { Connection } from '../request/app.types.ts';
import { config } from '../config.ts';
import { ApiError, faultOf, type FieldFault } from '../errors/ApiError.ts';
import { schemaFaults, schemaRefusal } from '../errors/schemaFaults.ts';
import { readBody } from './readBody.ts';
import { readStrictJson } from './strictJson.ts';

/** The typed query of a request. Faults are reported in the order in which to correct them. */
export function readTypedQuery(endpoint: Endpoint, search: URLSearchParams): unknown {
  const { values, issues } = readQuery(endpoint.query, search);
  throwFor(issues, 'duplicate', 'DUPLICATE_PARAMETER');
  throwFor(issues, 'unknown', 'UNKNOWN_PARAMETER');
  throwFor(issues, 'missing', 'MISSING_PARAMETER');
  if (issues.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: issues.map(queryFault) });
  if (!endpoint.query) return undefined;
  const checked = z.safeParse(endpoint.query, values);
  if (checked.success) return checked.data;
  throw schemaRefusal(schemaFaults(checked.error.issues, 'query', values));
}

const words: Readonly<Record<QueryIssue['problem'], Pick<FieldFault, 'problem' | 'params'>>> = {
  missing: { problem: 'required', params: {} },
  duplicate: { problem: 'duplicate', params: {} },
  unknown: { problem: 'unknown', params: {} },
  not_a_number: { problem: 'not_a_number', params: {} },
  // As the schema says it of 2.5.
  not_an_integer: { problem: 'invalid_type', params: { expected: 'integer' } },
  not_a_boolean: { problem: 'not_a_boolean', params: {} },
};

function queryFault({ name, problem }: QueryIssue): FieldFault {
  return { in: 'query', pointer: `/${name.slice(0, 64)}`, ...words[problem] };
}

function throwFor(
  issues: readonly QueryIssue[],
  problem: QueryIssue['problem'],
  code: 'DUPLICATE_PARAMETER' | 'UNKNOWN_PARAMETER' | 'MISSING_PARAMETER',
): void {
  const found = issues.filter((issue) => issue.problem === problem);
  if (found.length > 0) throw new ApiError(code, { fields: found.map(queryFault) });
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const mediaTypes: Readonly<Record<'json' | 'form', readonly string[]>> = {
  json: [json],
  form: [form, json],
};

/** Refuses a body with an unsupported type, character set or compression before it is read. */
export function checkContentType(endpoint: Endpoint, headers: Headers): void {
  if (endpoint.bodyType === null) return;
  const wanted = mediaTypes[endpoint.bodyType];
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? null;
  const isPlain = encoding === null || encoding === 'identity';
  if (isPlain && isOfType(headers.get('content-type') ?? '', wanted)) return;
  // Which of the two was not taken shows in the header (RFC 9110, 15.5.16).
  throw new ApiError('UNSUPPORTED_MEDIA_TYPE', {
    headers: { Accept: wanted.join(', '), ...(isPlain ? {} : { 'Accept-Encoding': 'identity' }) },
  });
}

function isOfType(text: string, wanted: readonly string[]): boolean {
  // Fast path for the usual value.
  if (wanted.includes(text)) return true;
  const [type = '', ...parameters] = text.toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  return wanted.includes(type.trim()) && (charset === undefined || /^charset="?utf-8"?$/.test(charset));
}

/** The typed body of a request, and its raw bytes. */
export async function readTypedBody(
  endpoint: Endpoint,
  schema: z.ZodMiniType,
  request: Request,
  connection: Connection,
): Promise<{ readonly body: unknown; readonly bytes: Uint8Array }> {
  const bytes = await readBody(request, connection, endpoint.maxBodyBytes);
  if (bytes.length === 0) throw new ApiError('BODY_REQUIRED');
  const isForm = endpoint.bodyType === 'form' && isOfType(request.headers.get('content-type') ?? '', [form]);
  const raw = isForm ? readForm(bytes) : readStrictJson(bytes, config.requests.maxJsonDepth);
  const checked = z.safeParse(schema, raw);
  if (checked.success) return { body: checked.data, bytes };
  throw schemaRefusal(schemaFaults(checked.error.issues, 'body', raw));
}

function readForm(bytes: Uint8Array): Readonly<Record<string, string>> {
  const form = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    if (form.has(name)) {
      throw faultOf('DUPLICATE_PARAMETER', 'body', `/${name.slice(0, 64)}`, 'duplicate');
    }
    form.set(name, value);
  }
  return Object.fromEntries(form);
}
