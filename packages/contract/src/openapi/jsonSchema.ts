import * as z from 'zod/mini';
import { endpoints } from '../endpoints/endpoints.ts';
import { errorCodeNames } from '../errors/errorCodes.ts';
import { application } from '../schemas/accessApplications.ts';
import { accessKey } from '../schemas/accessKeys.ts';
import { addressList, addressResult } from '../schemas/address.ts';
import { tokenBody } from '../schemas/auth.ts';
import {
  batchItem,
  batchItemFailure,
  batchItemId,
  batchItemResult,
  batchItemSuccess,
} from '../schemas/batch.ts';
import {
  createResult,
  createShortResult,
  decodeResult,
  encodeResult,
  validateResult,
} from '../schemas/codes.ts';
import { errorDetail, errorEnvelope, errorField, newerErrorCode, problemDetails } from '../schemas/errors.ts';
import { pointBody } from '../schemas/primitives.ts';
import { fieldDescriptions } from '../schemas/fieldDescriptions.ts';

export type JsonSchema = Record<string, unknown>;

/** Schemas that stand under `components`, by their name there. */
const named: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ['AccessKey', accessKey],
  ['Application', application],
  ['Point', pointBody],
  ['AddressResult', addressResult],
  ['AddressList', addressList],
  ['CreateFullAnswer', endpoints.create.answer],
  ['CreateShortAnswer', endpoints.create.variants[0]],
  ['CreateResult', createResult],
  ['CreateShortResult', createShortResult],
  ['EncodeResult', encodeResult],
  ['DecodeResult', decodeResult],
  ['ValidateResult', validateResult],
  ['BatchItem', batchItem],
  ['BatchItemId', batchItemId],
  ['BatchItemData', batchItemSuccess.shape.data],
  ['BatchItemResult', batchItemResult],
  ['BatchItemSuccess', batchItemSuccess],
  ['BatchItemFailure', batchItemFailure],
  ['ErrorField', errorField],
  ['ErrorDetail', errorDetail],
  ['Error', errorEnvelope],
  ['Problem', problemDetails],
];

const uri = (name: string) => `#/components/schemas/${name}`;

interface Emitted {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/**
 * Writes a schema as generators of clients read it. `readOnly` means something else in OpenAPI. The bounds of a safe integer and the type
 * of an object's names are noise. Python's regular expressions have no `\p`, nor JavaScript's without a flag. A language with a type for
 * instants has no pattern for one. A number that is not said to be a double is a float in Go. There a point is moved by up to .2 m, and may
 * get the code of the next cell. What OpenAPI 3.0 can say too is said so, because many generators know only that: tuples, single values,
 * and values that may be null. Error codes are left open: a client with a closed list of them could not read an error with a new one.
 */
function tidy({ zodSchema, jsonSchema }: Emitted): void {
  delete jsonSchema.readOnly;
  delete jsonSchema.propertyNames;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.type === 'number') jsonSchema.format = 'double';
  const [firstItem] = jsonSchema.prefixItems ?? [];
  if (firstItem !== undefined && jsonSchema.items === false) {
    jsonSchema.items = firstItem;
    delete jsonSchema.prefixItems;
  }
  if (jsonSchema.const !== undefined) {
    // Of truths alone several generators make an enumeration of strings.
    if (jsonSchema.type !== 'boolean') jsonSchema.enum = [jsonSchema.const];
    delete jsonSchema.const;
  }
  const [value, none, ...others] = jsonSchema.anyOf ?? [];
  if (value?.type !== undefined && none?.type === 'null' && others.length === 0) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, value, { type: [value.type, 'null'] });
    if (jsonSchema.enum) jsonSchema.enum = [...jsonSchema.enum, null];
  }
  if (zodSchema === errorDetail.shape.code || zodSchema === newerErrorCode) {
    jsonSchema['x-extensible-enum'] = errorCodeNames;
    delete jsonSchema.enum;
  }
  // The reference fills in forms field by field, from the field's own examples, else with "string", which is no scope.
  if (zodSchema === tokenBody.shape.scope) jsonSchema.examples = ['address:search address:reverse'];
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
  return {
    ...described(field, name),
    // Generators that know no type of null alone refer to one they do not make.
    ...(field['type'] === 'null' ? { type: ['object', 'null'] } : {}),
    ...(description === undefined ? {} : { description }),
  };
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
    const description = fieldDescriptions[name];
    components[name] = { ...described(schema, name), ...(description === undefined ? {} : { description }) };
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
