/// <reference types="vite/client" />
const FILES = import.meta.glob<string>('../examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of an example's file, as "Show code" displays it: what is copied is what runs in the story. */
export function exampleCode(name: string): string {
  const code = FILES[`../examples/${name}.tsx`];
  if (code === undefined) throw new Error(`There is no example ${name}.`);
  return code;
}
