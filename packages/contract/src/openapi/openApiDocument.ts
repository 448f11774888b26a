import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint.types.ts';
import type { Deprecations } from '../endpoints/derived.types.ts';
import { type EndpointName, endpoints } from '../endpoints/endpoints.ts';
import { type ErrorCode, errorCodes } from '../errors/errorCodes.ts';
import { errorMessage } from '../errors/messages.ts';
import { queryParameters } from '../wire/query.ts';
import { idempotencyKeyPattern, sandboxScenarios } from '../wire/requestHeaders.ts';
import {
  introduction,
  operationDescriptions,
  operationSummaries,
  parameterDescriptions,
  requestHeaders,
  responseHeaders,
  tagDescriptions,
} from '../endpoints/descriptions.ts';
import { operationExamples } from '../endpoints/examples.ts';
import { createSchemaWriter, inlineSchema, type JsonSchema } from './jsonSchema.ts';

type SchemaWriter = ReturnType<typeof createSchemaWriter>;

type Row = readonly [name: EndpointName, endpoint: Endpoint, answer: z.ZodMiniType];

/**
 * The OpenAPI 3.1 document of the whole API, generated from the endpoint table and the deprecated routes.
 *
 * @param serverUrl the service's address without a slash at the end; by default the host that serves the document.
 */
export function openApiDocument(
  deprecations: Deprecations = {},
  serverUrl = '/',
): Readonly<Record<string, unknown>> {
  const table = endpointNames.map((name): Row => [name, endpoints[name], answerOf(endpoints[name])]);
  const writer = createSchemaWriter(table.flatMap(partsOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Smart Address',
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(table.map(([, { tag }]) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name],
    })),
    paths: pathsOf(table, writer, deprecations),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        basic: { type: 'http', scheme: 'basic' },
        account: {
          type: 'http',
          scheme: 'bearer',
          description: 'The account token that came with the first application, such as sat_live_...',
        },
      },
      headers: headersOf(Object.keys(deprecations).length > 0),
      examples: Object.fromEntries(
        [...new Set(table.flatMap(([, { errors }]) => errors))].map((code) => [
          code,
          { value: errorExample(code) },
        ]),
      ),
      schemas: writer.components,
    },
  };
}

function headersOf(hasDeprecated: boolean) {
  const used = Object.entries(responseHeaders).filter(
    ([name]) => hasDeprecated || !deprecationHeaders.some((one) => one === name),
  );
  return Object.fromEntries(
    used.map(([name, description]) => [
      name,
      {
        description,
        ...(alwaysSent.some((always) => always === name) ? { required: true } : {}),
        schema: { type: 'string' },
      },
    ]),
  );
}

/** All forms of an endpoint's answer, as one schema. */
function answerOf({ answer, variants }: Endpoint): z.ZodMiniType {
  return variants.length === 0 ? answer : z.union([answer, ...variants]);
}

function partsOf([name, { body }, answer]: Row): [string, z.ZodMiniType][] {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const parts: [string, z.ZodMiniType][] = [[`${title}Answer`, answer]];
  if (body) parts.push([`${title}Body`, body]);
  return parts;
}

const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

function pathsOf(table: readonly Row[], writer: SchemaWriter, deprecations: Deprecations) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of table) {
    const [name, endpoint] = row;
    [endpoint.path, ...endpoint.aliases].forEach((path, index) => {
      const operationId = index === 0 ? name : `${name}Alias${index}`;
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(row, operationId, writer, name in deprecations),
      };
    });
  }
  return paths;
}

function operationOf(
  [name, endpoint, answer]: Row,
  operationId: string,
  writer: SchemaWriter,
  isDeprecated: boolean,
) {
  const example = operationExamples[name];
  return {
    operationId,
    tags: [endpoint.tag],
    summary: operationSummaries[name],
    ...(isDeprecated ? { deprecated: true } : {}),
    description: descriptionOf(name, endpoint),
    security: securityOf(endpoint),
    parameters: parametersOf(name, endpoint),
    ...(endpoint.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [mediaTypeOf(endpoint)]: { schema: writer.reference(endpoint.body), example: example.body },
            },
          },
        }),
    responses: {
      [endpoint.status]: {
        description: operationSummaries[name],
        headers: headersNamed([...successHeaders(endpoint), ...(isDeprecated ? deprecationHeaders : [])]),
        content: {
          'application/json': {
            schema: writer.reference(answer),
            example: example.answer,
          },
        },
      },
      ...errorResponses(endpoint, isDeprecated ? deprecationHeaders : []),
    },
  };
}

function descriptionOf(name: EndpointName, { scope }: Endpoint): string {
  const scopeNeeded = scope === null ? '' : `Scope \`${scope}\`. `;
  return `${scopeNeeded}${operationDescriptions[name]}`;
}

function securityOf({ credential }: Endpoint): readonly Record<string, readonly string[]>[] {
  if (credential === 'none') return [];
  return credential === 'accountOrNone' ? [{ account: [] }, {}] : [{ [credential]: [] }];
}

/** One type: where there are two, generated clients send a form under the type of JSON, without a body. */
function mediaTypeOf({ bodyType }: Endpoint): string {
  return bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function parametersOf(name: EndpointName, endpoint: Endpoint) {
  const parameters: JsonSchema[] = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    description: parameterDescriptions[parameter ?? ''],
    schema: { type: 'string' },
  }));
  if (endpoint.query) {
    for (const [parameter, { kind, required }] of queryParameters(endpoint.query)) {
      const part = endpoint.query.shape[parameter];
      parameters.push({
        name: parameter,
        in: 'query',
        required,
        description: parameterDescriptions[parameter],
        ...(kind === 'list' ? { style: 'form', explode: false } : {}),
        ...(part ? { schema: inlineSchema(part) } : {}),
        ...exampleOf(operationExamples[name].query?.[parameter], kind),
      });
    }
  }
  const names = ['Accept-Language', 'X-Sandbox-Scenario'];
  if (endpoint.errors.includes('IDEMPOTENCY_KEY_REUSED')) names.push('Idempotency-Key');
  for (const [header, description] of Object.entries(requestHeaders)) {
    if (names.includes(header)) {
      parameters.push({
        name: header,
        in: 'header',
        required: false,
        description,
        schema: headerSchemas[header] ?? { type: 'string' },
      });
    }
  }
  return parameters;
}

const headerSchemas: Readonly<Record<string, JsonSchema>> = {
  'Idempotency-Key': { type: 'string', pattern: idempotencyKeyPattern.source },
  'X-Sandbox-Scenario': { type: 'string', enum: sandboxScenarios },
};

function exampleOf(text: string | undefined, kind: string) {
  if (text === undefined) return {};
  return { example: kind === 'number' || kind === 'integer' ? Number(text) : text };
}

function headersNamed(names: readonly ResponseHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const limitHeaders = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const;

type ResponseHeader = keyof typeof responseHeaders;

const deprecationHeaders: readonly ResponseHeader[] = ['Deprecation', 'Sunset', 'Link'];

/** Headers present on every response that lists them; the others depend on the case. */
const alwaysSent = [
  'X-Request-Id',
  'X-Created',
  'Location',
  'Content-Language',
  'Allow',
  'Accept',
] as const satisfies readonly ResponseHeader[];

/** Whether a key's limits apply. An account has its own limit, visible only in a refusal. */
function isLimited({ scope, credential }: Endpoint): boolean {
  return scope !== null || credential === 'basic';
}

function successHeaders(endpoint: Endpoint): readonly ResponseHeader[] {
  return [
    'X-Request-Id',
    ...(isLimited(endpoint) ? limitHeaders : []),
    ...(endpoint.scope === 'code:create' ? (['X-Created'] as const) : []),
    ...(endpoint.status === 201 ? (['Location'] as const) : []),
    ...(endpoint.errors.includes('IDEMPOTENCY_KEY_REUSED') ? (['Idempotency-Replayed'] as const) : []),
  ];
}

function errorResponses(endpoint: Endpoint, more: readonly ResponseHeader[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(endpoint.errors)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        headers: headersNamed([
          'X-Request-Id',
          'Content-Language',
          ...errorHeaders(endpoint, status, codes),
          ...more,
        ]),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(
              codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

/** Statuses of refusals before the limits are checked, so that they have no limit headers. */
const unlimited: readonly number[] = [401, 405, 414, 431];

function errorHeaders(
  endpoint: Endpoint,
  status: number,
  codes: readonly ErrorCode[],
): readonly ResponseHeader[] {
  const mayWait = status === 429 || status === 503 || codes.includes('IDEMPOTENCY_IN_PROGRESS');
  const isChallenge = status === 401 || codes.includes('INSUFFICIENT_SCOPE');
  // Scopes are checked before limits, except those requested for a token, which are in the body.
  const isUnlimited = unlimited.includes(status) || (status === 403 && endpoint.scope !== null);
  return [
    ...(isChallenge ? (['WWW-Authenticate'] as const) : []),
    ...(status === 405 ? (['Allow'] as const) : []),
    ...(status === 415 ? (['Accept', 'Accept-Encoding'] as const) : []),
    ...(mayWait ? (['Retry-After'] as const) : []),
    ...(isLimited(endpoint) && !isUnlimited ? limitHeaders : []),
  ];
}

function errorExample(code: ErrorCode) {
  const { status, retryable } = errorCodes[code];
  return {
    success: false,
    statusCode: status,
    message: errorMessage(code, 'en'),
    data: null,
    error: {
      code,
      requestId: 'req_0123456789abcdef',
      retryable,
      retryAfter: status === 429 || status === 503 ? 1 : null,
      fields: [],
    },
  };
}
