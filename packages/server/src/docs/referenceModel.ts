import * as z from 'zod/mini';

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema: z.optional(z.record(z.string(), z.unknown())),
  example: z.optional(z.unknown()),
});

const media = z.object({ example: z.optional(z.unknown()) });

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  deprecated: z.optional(z.boolean()),
  description: z.optional(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.optional(z.object({ content: z.record(z.string(), media) })),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.optional(z.record(z.string(), media)) }),
  ),
});

const errorExample = z.object({
  value: z.object({
    statusCode: z.int(),
    message: z.string(),
    error: z.object({ retryable: z.boolean() }),
  }),
});

/** What the reference page reads of an OpenAPI document. */
const document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    headers: z.record(z.string(), z.object({ description: z.string() })),
    examples: z.record(z.string(), errorExample),
  }),
});

export type ReferenceParameter = z.infer<typeof parameter>;

export interface ReferenceOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly isDeprecated: boolean;
  readonly description: string;
  /** Which credential it takes: a name of `components.securitySchemes`, or null for none. */
  readonly credential: string | null;
  /** Whether it may also be called without. */
  readonly isOpen: boolean;
  readonly parameters: readonly ReferenceParameter[];
  readonly request: { readonly type: string; readonly example: unknown } | null;
  readonly status: number;
  readonly answer: unknown;
  readonly errors: readonly string[];
}

export interface Reference {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Operations by their tag, in the order of the document. */
  readonly sections: readonly { readonly name: string; readonly operations: readonly ReferenceOperation[] }[];
  readonly headers: readonly { readonly name: string; readonly description: string }[];
  readonly errors: readonly {
    readonly code: string;
    readonly status: number;
    readonly message: string;
    readonly retryable: boolean;
  }[];
}

/** The parts of an OpenAPI document that the reference page shows. Aliases of a path are left out. */
export function readReference(openApi: unknown): Reference {
  const { info, paths, components } = z.parse(document, openApi);
  const sections = new Map<string, ReferenceOperation[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, found] of Object.entries(methods)) {
      if (/Alias\d+$/.test(found.operationId)) continue;
      const [tag = ''] = found.tags;
      sections.set(tag, [...(sections.get(tag) ?? []), operationOf(path, method, found)]);
    }
  }
  return {
    ...info,
    sections: [...sections].map(([name, operations]) => ({ name, operations })),
    headers: Object.entries(components.headers).map(([name, { description }]) => ({ name, description })),
    errors: Object.entries(components.examples).map(([code, { value }]) => ({
      code,
      status: value.statusCode,
      message: value.message,
      retryable: value.error.retryable,
    })),
  };
}

function operationOf(path: string, method: string, found: z.infer<typeof operation>): ReferenceOperation {
  const responses = Object.entries(found.responses);
  const success = responses.find(([status]) => status.startsWith('2'));
  const [request] = Object.entries(found.requestBody?.content ?? {});
  const schemes = found.security.flatMap((one) => Object.keys(one));
  return {
    id: found.operationId,
    method: method.toUpperCase(),
    path,
    summary: found.summary,
    isDeprecated: found.deprecated === true,
    description: found.description ?? '',
    credential: schemes[0] ?? null,
    isOpen: found.security.length === 0 || found.security.some((one) => Object.keys(one).length === 0),
    parameters: found.parameters,
    request: request ? { type: request[0], example: request[1].example } : null,
    status: Number(success?.[0] ?? 200),
    answer: success?.[1].content?.['application/json']?.example,
    errors: responses
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([, { description }]) => description.split(', ')),
  };
}
