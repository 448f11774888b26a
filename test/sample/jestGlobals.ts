// Jest's globals, under the names that the sample imports.
export const expect: unknown = Reflect.get(globalThis, 'expect');
export const test: unknown = Reflect.get(globalThis, 'test');
