import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { looseObject, object, strictObject } from './object.ts';

const folder = new URL('.', import.meta.url);

it.each([object, strictObject, looseObject])('makes its fields when it is first used, and once', (make) => {
  const fields = vi.fn(() => ({ name: z.string() }));
  const schema = make(fields);
  const holder = object(() => ({ one: schema, many: z.array(schema) }));
  z.union([z.nullable(schema), z.exactOptional(schema)]);
  expect(fields).not.toHaveBeenCalled();
  expect(holder.safeParse({ one: { name: 'a' }, many: [{ name: 'b' }] }).success).toBe(true);
  expect(holder.safeParse({ one: { name: 1 }, many: [] }).success).toBe(false);
  expect(Object.keys(schema.shape)).toEqual(['name']);
  expect(z.extend(schema, { age: z.int() }).safeParse({ name: 'a', age: 1 }).success).toBe(true);
  expect(fields).toHaveBeenCalledOnce();
});

it("treats other fields as zod's objects do", () => {
  const given = { name: 'a', more: 1 };
  const fields = () => ({ name: z.string() });
  expect(object(fields).parse(given)).toEqual(z.object(fields()).parse(given));
  expect(looseObject(fields).parse(given)).toEqual(z.looseObject(fields()).parse(given));
  expect(strictObject(fields).safeParse(given).error?.issues).toEqual(
    z.strictObject(fields()).safeParse(given).error?.issues,
  );
});

it('defines every object of the contract', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.startsWith('object.'));
  const eager = files.filter((name) =>
    /^(export )?const \w+ = z\.(\w*[oO]bject|extend|omit|pick)\(/m.test(
      readFileSync(new URL(name, folder), 'utf8'),
    ),
  );
  expect(eager).toEqual([]);
});
