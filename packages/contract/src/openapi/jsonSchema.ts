import * as z from 'zod/mini';
import { addressList, addressResult } from '../schemas/address.ts';
import { batchItem, batchItemResult } from '../schemas/batch.ts';
import {
  createResult,
  createShortResult,
  decodeResult,
  encodeResult,
  validateResult,
} from '../schemas/codes.ts';
import { errorDetail, errorEnvelope, errorField, problemDetails } from '../schemas/errors.ts';
import { pointBody } from '../schemas/primitives.ts';
import { fieldDescriptions } from './fieldDescriptions.ts';

export type JsonSchema = Record<string, unknown>;

/** Schemas that stand under `components`, by their name there. */
const named: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ['Point', pointBody],
  ['AddressResult', addressResult],
  ['AddressList', addressList],
  ['CreateResult', createResult],
  ['CreateShortResult', createShortResult],
  ['EncodeResult', encodeResult],
  ['DecodeResult', decodeResult],
  ['ValidateResult', validateResult],
  ['BatchItem', batchItem],
  ['BatchItemResult', batchItemResult],
  ['ErrorField', errorField],
  ['ErrorDetail', errorDetail],
  ['Error', errorEnvelope],
  ['Problem', problemDetails],
];

const uri = (name: string) => `#/components/schemas/${name}`;

interface Emitted {
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

// `readOnly` means something else in OpenAPI, generators that know no `prefixItems` need the type of items, the bounds of a safe integer are noise, and Python's regular expressions have no
// `\p`, nor JavaScript's without a flag.
function tidy({ jsonSchema }: Emitted): void {
  delete jsonSchema.readOnly;
  const [firstItem] = jsonSchema.prefixItems ?? [];
  if (firstItem !== undefined && jsonSchema.items === false) jsonSchema.items = firstItem;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.pattern !== undefined) {
    jsonSchema.pattern = jsonSchema.pattern.replaceAll(
      String.raw`\p{Cc}`,
      String.raw`\u0000-\u001f\u007f-\u009f`,
    );
  }
}

/**
 * The schema with a description for each of its fields; one that refers to another schema has that one's. `holder` is the schema
 * or the field that holds them.
 */
function described(schema: JsonSchema, holder: string): JsonSchema {
  const { properties } = schema;
  const parts: JsonSchema = { ...schema };
  if (isObject(properties)) {
    parts['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, describedField(field, holder, name)]),
    );
  }
  if (isObject(schema['items'])) parts['items'] = described(schema['items'], holder);
  if (Array.isArray(schema['anyOf'])) {
    parts['anyOf'] = schema['anyOf'].map((one: unknown) => (isObject(one) ? described(one, holder) : one));
  }
  return parts;
}

function describedField(field: unknown, holder: string, name: string): unknown {
  if (!isObject(field) || '$ref' in field) return field;
  const description =
    fieldDescriptions[`${holder}.${name}`] ??
    fieldDescriptions[`${holder.replace(/Answer$/, 'Result')}.${name}`] ??
    fieldDescriptions[name];
  return { ...described(field, name), ...(description === undefined ? {} : { description }) };
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON Schemas of every route's parts, with what is named under `components` referred to and not repeated. */
export function createSchemaWriter(extra: readonly (readonly [name: string, schema: z.ZodMiniType])[]): {
  readonly components: Readonly<Record<string, JsonSchema>>;
  reference(schema: z.ZodMiniType): JsonSchema;
} {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of [...named, ...extra]) if (!registry.has(schema)) registry.add(schema, { id });
  // Answers may grow, so a reader must not refuse a field it does not know: `input` leaves objects open.
  const { schemas } = z.toJSONSchema(registry, { uri, io: 'input', override: tidy });
  const components: Record<string, JsonSchema> = {};
  for (const name of Object.keys(schemas).sort()) {
    const { $schema: _schema, $id: _id, ...schema } = { ...schemas[name] };
    components[name] = described(schema, name);
  }
  return {
    components,
    reference(schema) {
      const id = registry.get(schema)?.id;
      return id === undefined ? inlineSchema(schema) : { $ref: uri(id) };
    },
  };
}

/** The JSON Schema of one part on its own. */
export function inlineSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: 'input', override: tidy });
  return rest;
}
