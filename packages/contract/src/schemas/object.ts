import * as z from 'zod/mini';

// Schemas of objects, as zod's functions of the same names make them. But the fields are made when the schema is first used, and then once.
// All endpoints together have over 500 schemas, and a page that asks one endpoint should not make those of all before it is drawn. Rolldown
// leaves a call out whose result nobody uses, as the marks say; esbuild keeps it.

type Fields = z.core.$ZodLooseShape;
type Config = z.core.$ZodObjectConfig;
type ObjectOf<F extends Fields, C extends Config> = z.ZodMiniObject<z.core.util.Writeable<F>, C>;

const nothing = z.never();
const anything = z.unknown();

// zod reads a `shape` that is a getter only when it needs the fields.
function define<F extends Fields, C extends Config>(fields: () => F, others?: z.core.$ZodType) {
  let shape: F | undefined;
  const schema = new z.ZodMiniObject({
    type: 'object',
    get shape() {
      return (shape ??= fields());
    },
    catchall: others,
  });
  return schema as ObjectOf<F, C>;
}

/** An object; other fields are left out. */
// @__NO_SIDE_EFFECTS__
export function object<F extends Fields>(fields: () => F): ObjectOf<F, z.core.$strip> {
  return define(fields);
}

/** An object; other fields are refused. */
// @__NO_SIDE_EFFECTS__
export function strictObject<F extends Fields>(fields: () => F): ObjectOf<F, z.core.$strict> {
  return define(fields, nothing);
}

/** An object; other fields are kept. */
// @__NO_SIDE_EFFECTS__
export function looseObject<F extends Fields>(fields: () => F): ObjectOf<F, z.core.$loose> {
  return define(fields, anything);
}
