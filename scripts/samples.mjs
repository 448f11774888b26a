// Writes the samples of the documents as a TypeScript project, so that the compiler checks them against the public types.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Below `test`, from where every package and React resolve. */
export const SAMPLES_PROJECT = join('test', 'node_modules', '.samples');

const FENCE = /^```(tsx?)\n(.*?)^```$/gms;

/** What the samples take from the reader's own project, and the little they use of frameworks that are not installed here. */
const READER = `
declare const BROWSER_KEY: string;
declare const text: string;
declare const provider: import('@smart-address/core').Provider;
declare const query: string, unknownQuery: string;
declare const inside: import('@smart-address/codes').LatLng, outside: import('@smart-address/codes').LatLng;
declare function show(answer: unknown): void;
declare function draw(state: import('@smart-address/core').FinderState): void;
declare function it(name: string, run: () => unknown): void;
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: unique symbol;
  export function Component(settings: object): (target: unknown, context: ClassDecoratorContext) => void;
}
declare module '@angular/forms' {
  export class FormControl { constructor(value: unknown, validators: unknown); }
  export class FormGroup { constructor(controls: Readonly<Record<string, FormControl>>); }
  export class ReactiveFormsModule {}
  export const Validators: { readonly required: unknown };
}
`;

const IMPORT = /^import .*$/gm;

/** @param {string} folder */
function documentsIn(folder) {
  return readdirSync(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => join(folder, name));
}

/**
 * The samples of a document as files, each on the lines where it stands there: an error names the document's own line.
 * @param {string} path
 */
function samplesOf(path) {
  const markdown = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  // A sample without imports builds on those of the document's first.
  let first = '';
  return [...markdown.matchAll(FENCE)].map(({ 1: kind = 'ts', 2: code = '', index }) => {
    const line = markdown.slice(0, index).split('\n').length + 1;
    // "// app/page.tsx" on the first line: other samples import it by that name.
    const named = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1];
    const imports = (code.match(IMPORT) ?? []).join(' ');
    first ||= imports;
    return {
      path: named ? join(path, named) : `${path}.line${line}.${kind}`,
      code: `${imports ? '' : first}${'\n'.repeat(line - 1)}${code}`,
    };
  });
}

/** Writes the project anew, for `tsc -p`. */
export function writeSamples() {
  const packages = readdirSync('packages').map((name) => join('packages', name));
  const folders = ['.', 'stories', ...packages, ...packages.map((folder) => join(folder, 'docs'))];
  const samples = folders
    .filter((folder) => existsSync(folder))
    .flatMap(documentsIn)
    .flatMap(samplesOf);
  const compilerOptions = {
    noEmit: true,
    moduleDetection: 'force',
    // A sample shows imports and results without using them.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const tsconfig = { extends: '../../../tsconfig.json', compilerOptions, include: ['**/*'], exclude: [] };
  rmSync(SAMPLES_PROJECT, { recursive: true, force: true });
  for (const { path, code } of [
    ...samples,
    { path: 'reader.d.ts', code: READER },
    { path: 'packages/react/README.md/app/order.ts', code: 'export async function order(_: FormData) {}' },
    { path: 'tsconfig.json', code: JSON.stringify(tsconfig) },
  ]) {
    const file = join(SAMPLES_PROJECT, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}
