import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStrictJson } from './strictJson.ts';

const read = (text: string, depth = 16) => readStrictJson(new TextEncoder().encode(text), depth);

describe('strict JSON', () => {
  it('reads whatever JSON.stringify writes, if it is not too deep', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('takes the same name in different objects, and in a value', () => {
    expect(read('{"a":{"a":["a","a",{"a":"a"}]},"b":"a\\"{,:"}')).toEqual({
      a: { a: ['a', 'a', { a: 'a' }] },
      b: 'a"{,:',
    });
  });

  it.each(['{"a":1,"a":1}', '[{"b":{"a":1,"a":2}}]', '{"a":[],"x":0,"a":{}}', '{"é":1,"\\u00e9":2}'])(
    'refuses a name twice: %s',
    (text) => expect(() => read(text)).toThrow(expect.objectContaining({ code: 'MALFORMED_JSON' })),
  );

  it('counts depth by brackets outside of strings', () => {
    expect(read('["[[[["]', 1)).toEqual(['[[[[']);
    expect(read('[[1],[2]]', 2)).toEqual([[1], [2]]);
    expect(() => read('[[[1]]]', 2)).toThrow(expect.objectContaining({ code: 'JSON_TOO_DEEP' }));
  });
});
