import type { ErrorCode } from '@smart-address/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as z from 'zod/mini';

const media = z.object({
  example: z.optional(z.unknown()),
  schema: z.optional(z.object({ $ref: z.optional(z.string()) })),
});
const operation = z.object({
  operationId: z.string(),
  deprecated: z.optional(z.boolean()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), example: z.optional(z.unknown()) }),
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), media) })),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      headers: z.record(z.string(), z.unknown()),
      content: z.record(z.string(), media),
    }),
  ),
});
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** One operation of the document, under one of its paths. */
export interface DocumentedOperation extends z.infer<typeof operation> {
  readonly method: string;
  readonly path: string;
  /** The scheme of its credential; null for none. */
  readonly credential: string | null;
  /** Error codes it says it may answer with, and the statuses they come with. */
  readonly codes: ReadonlyMap<string, number>;
}

/** What an OpenAPI document says, read from the document alone. */
export interface Description {
  readonly operations: readonly DocumentedOperation[];
  /** What is wrong with an answer, in words; empty when it is as the document has it. */
  faultsOf(operation: DocumentedOperation, response: Response, body: unknown): readonly string[];
}

/** Headers of the transport and of whoever reads answers, which no API documents one by one. */
const everywhere = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'vary',
  'x-content-type-options',
]);

/** Whether a documented header comes only when there is a reason. */
function isOccasional(name: string, status: number): boolean {
  if (name === 'idempotency-replayed' || name === 'accept-encoding') return true;
  if (/^(?:x-)?ratelimit/.test(name)) return status >= 400;
  return (name === 'retry-after' && status === 409) || (name === 'www-authenticate' && status === 403);
}

export function describeApi(openApi: object): Description {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(openApi, 'api');
  const compiled = new Map<string, ValidateFunction>();

  function validatorAt(pointer: string): ValidateFunction {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, known);
    return known;
  }

  return {
    operations: Object.entries(z.parse(document, openApi).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({
        ...one,
        method,
        path,
        credential: credentialOf(one),
        codes: codesOf(one),
      })),
    ),
    faultsOf({ method, path, responses }, { status, headers }, body) {
      const documented = responses[status];
      if (!documented) return [`${status} is not documented`];
      const named = new Set(Object.keys(documented.headers).map((name) => name.toLowerCase()));
      const faults = [
        ...[...named]
          .filter((name) => !headers.has(name) && !isOccasional(name, status))
          .map((name) => `${status} has no ${name}`),
        ...[...headers.keys()]
          .filter((name) => !named.has(name) && !everywhere.has(name))
          .map((name) => `${status} has ${name}, which is not documented`),
      ];
      const [type = ''] = (headers.get('content-type') ?? '').split(';');
      const described = documented.content[type];
      if (!described) return [...faults, `${status} is not documented as ${type}`];
      const escaped = [path, method, 'responses', status, 'content', type, 'schema'].map((part) =>
        encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
      );
      // Most name a schema that others name too, which is compiled once for all.
      const validate = validatorAt(described.schema?.$ref?.slice(1) ?? `/paths/${escaped.join('/')}`);
      if (validate(body)) return faults;
      return [...faults, `${status} ${ajv.errorsText(validate.errors)}`];
    },
  };
}

function credentialOf({ security: [first] }: z.infer<typeof operation>): string | null {
  return Object.keys(first ?? {})[0] ?? null;
}

function codesOf({ responses }: z.infer<typeof operation>): ReadonlyMap<string, number> {
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return new Map(
    errors.flatMap(([status, { description }]) =>
      description.split(', ').map((code): [ErrorCode | string, number] => [code, Number(status)]),
    ),
  );
}
