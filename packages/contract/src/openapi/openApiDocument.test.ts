import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodeNames } from '../errors/errorCodes.ts';
import { type EndpointName, endpoints, errorEnvelope, sandboxScenarios } from '../index.ts';
import { operationDescriptions } from '../endpoints/descriptions.ts';
import { operationExamples } from '../endpoints/examples.ts';
import { fieldDescriptions } from '../schemas/fieldDescriptions.ts';
import { openApiDocument } from './openApiDocument.ts';

describe('the OpenAPI document', () => {
  it('is the one that is committed; run `npx tsx packages/contract/scripts/openapi.ts` when it is not', () => {
    const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('states what a header may contain, so that generated clients offer nothing else', () => {
    const { post } = Object(openApiDocument()).paths['/v1/batch'];
    const headers = post.parameters.filter((one: { in: string }) => one.in === 'header');
    const schemas = Object.fromEntries(
      headers.map(({ name, schema }: { name: string; schema: object }) => [name, schema]),
    );
    expect(schemas).toEqual({
      'Accept-Language': { type: 'string' },
      'Idempotency-Key': { type: 'string', pattern: '^[!-~]{1,255}$' },
      'X-Sandbox-Scenario': { type: 'string', enum: sandboxScenarios },
    });
  });

  it('gives every list the type of its items, also to generators that do not know tuples', () => {
    const bare: string[] = [];
    const visit = (part: unknown, path: string): void => {
      if (typeof part !== 'object' || part === null) return;
      const { type, items } = Object(part);
      if (type === 'array' && (typeof items !== 'object' || items === null)) bare.push(path);
      for (const [name, inner] of Object.entries(part)) visit(inner, `${path}/${name}`);
    };
    visit(openApiDocument(), '');
    expect(bare).toEqual([]);
  });

  it('says in a way that generators for many languages read what several of them stumble over', () => {
    const { components } = Object(openApiDocument());
    const stumbled: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      const { properties = {}, items, anyOf = [], format, pattern, type } = Object(schema);
      for (const word of ['const', 'prefixItems', 'propertyNames']) {
        if (word in Object(schema)) stumbled.push(`${path} ${word}`);
      }
      if (type === 'boolean' && 'enum' in Object(schema)) stumbled.push(`${path} enumeration of a truth`);
      if (format === 'date-time' && pattern !== undefined) stumbled.push(`${path} pattern of an instant`);
      // Nothing but null: they refer to a type that they do not make.
      if (type === 'null') stumbled.push(`${path} null`);
      const [value, none] = anyOf;
      if (none?.type === 'null' && value?.$ref === undefined) stumbled.push(`${path} anyOf null`);
      for (const [name, field] of Object.entries(properties)) visit(field, `${path}.${name}`);
      if (items) visit(items, `${path}[]`);
      for (const part of anyOf) if (Object(part).type !== 'null') visit(part, path);
    };
    for (const [name, schema] of Object.entries(components.schemas)) visit(schema, name);
    expect(stumbled).toEqual([]);
  });

  it('names each answer, and what several have in common once, so that a client has one type for it', () => {
    const { components, paths } = Object(openApiDocument());
    const unnamed: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries<{ responses: object }>(Object(methods))) {
        for (const [status, { content }] of Object.entries(responses)) {
          const { $ref } = content['application/json'].schema;
          if (typeof $ref !== 'string') unnamed.push(`${method} ${path} ${status}`);
        }
      }
    }
    expect(unnamed).toEqual([]);
    const whole = Object.values(components.schemas).filter((schema) =>
      /"(?:ipAllowList|dueAt)":.*"required":.*"(?:replacedBy|decidedAt)"/.test(JSON.stringify(schema)),
    );
    expect(whole).toEqual([components.schemas.AccessKey, components.schemas.Application]);
  });

  it('leaves the list of error codes open, because a client with a closed one could not read a new one', () => {
    const { ErrorDetail, Problem, BatchItemFailure } = Object(openApiDocument()).components.schemas;
    for (const { code } of [ErrorDetail, Problem, BatchItemFailure.properties.error].map(
      ({ properties }) => properties,
    )) {
      expect(code).toMatchObject({ type: 'string', 'x-extensible-enum': errorCodeNames });
      expect(code).not.toHaveProperty('enum');
    }
  });

  it('gives each body one media type, because of two a generated client names one and sends the other', () => {
    const types: Record<string, string[]> = {};
    for (const methods of Object.values(Object(openApiDocument()).paths)) {
      for (const method of Object.values(Object(methods))) {
        const { operationId, requestBody } = Object(method);
        if (requestBody) types[operationId] = Object.keys(requestBody.content);
      }
    }
    const { token, ...others } = types;
    expect(token).toEqual(['application/x-www-form-urlencoded']);
    expect(Object.keys(others).length).toBeGreaterThan(5);
    for (const one of Object.values(others)) expect(one).toEqual(['application/json']);
  });

  it('says where other fields may be sent, and where an answer has more than is named', () => {
    const { TokenBody, OpenapiAnswer, Point } = Object(openApiDocument()).components.schemas;
    expect([TokenBody, OpenapiAnswer].map((one) => one.additionalProperties)).toEqual([{}, {}]);
    expect(Point.additionalProperties).toBe(false);
  });

  it('says that numbers are doubles, since in a float a point lies in the next cell', () => {
    const document = openApiDocument();
    const { components, paths } = Object(document);
    const { properties } = components.schemas.Point;
    expect([properties.lat.format, properties.lng.format]).toEqual(['double', 'double']);
    const [lat] = paths['/v1/encode'].get.parameters;
    expect(lat).toMatchObject({ name: 'lat', schema: { type: 'number', format: 'double' } });
    expect(JSON.stringify(document)).not.toMatch(/"type":"number"(?!,[^{}]*"format":"double")/);
  });

  it('refers only to what it holds', () => {
    const document = openApiDocument();
    const text = JSON.stringify(document);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = reference
        .split('/')
        .reduce<unknown>(
          (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
          document,
        );
      expect(found, reference).toBeDefined();
    }
  });

  it('holds only what it refers to, and says what each group of routes is for', () => {
    for (const document of [
      openApiDocument(),
      openApiDocument({ encode: { since: new Date(0), sunset: new Date(1) } }),
    ]) {
      const { components, tags } = Object(document);
      const text = JSON.stringify(document);
      for (const kind of ['headers', 'examples', 'schemas']) {
        const unused = Object.keys(components[kind]).filter(
          (name) => !text.includes(`"#/components/${kind}/${name}"`),
        );
        expect(unused, kind).toEqual([]);
      }
      for (const { name, description } of tags) expect(description, name).toMatch(/\w/);
    }
  });

  it('says what each operation does and what each field means, which generated clients show', () => {
    const { components, paths } = Object(openApiDocument());
    const bare: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      const { properties = {}, items, anyOf = [] } = Object(schema);
      for (const [name, field] of Object.entries(properties)) {
        const isSaid = /\w/.test(Object(field).description ?? '') || '$ref' in Object(field);
        if (!isSaid) bare.push(`${path}.${name}`);
        visit(field, `${path}.${name}`);
      }
      for (const part of [items, ...anyOf]) if (part) visit(part, path);
    };
    for (const [name, schema] of Object.entries(components.schemas)) visit(schema, name);
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { description }] of Object.entries<{ description?: string }>(Object(methods))) {
        if (!/\w/.test(description ?? '')) bare.push(`${method} ${path}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('describes nothing that is not there', () => {
    const text = JSON.stringify(openApiDocument());
    const unused = Object.entries({ ...fieldDescriptions, ...operationDescriptions }).filter(
      ([, description]) => !text.includes(JSON.stringify(description).slice(1, -1)),
    );
    expect(unused).toEqual([]);
  });

  it('has patterns that mean the same without the flags of JavaScript', () => {
    const text = JSON.stringify(openApiDocument());
    const patterns = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, pattern = '']) =>
      String(JSON.parse(pattern)),
    );
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns) expect(pattern).not.toMatch(/\\[pPu]\{|\(\?</);
  });

  it('gives every operation an example that its own schema accepts', () => {
    const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const { body, answer } = endpoints[name];
      const example = operationExamples[name];
      expect(answer.parse(example.answer), name).toEqual(example.answer);
      if (body) expect(body.parse(example.body), name).toEqual(example.body);
    }
  });

  it('gives every error an example in the one error form', () => {
    const { components } = openApiDocument();
    const examples = Object.values(
      Reflect.get(Object(components), 'examples') as Record<string, { value: unknown }>,
    );
    expect(examples.length).toBeGreaterThan(40);
    for (const { value } of examples) expect(errorEnvelope.parse(value)).toEqual(value);
  });
});
