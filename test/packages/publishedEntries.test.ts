import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Published {
  readonly publishConfig: {
    readonly main: string;
    readonly types: string;
    readonly typesVersions?: { readonly '*': Readonly<Record<string, readonly string[]>> };
    readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  };
}

const packages = resolve(import.meta.dirname, '../../packages');

/** A package's manifest as it is published, in so far as it names files. */
function publishedEntries(name: string): Published['publishConfig'] {
  const { publishConfig }: Published = JSON.parse(
    readFileSync(resolve(packages, name, 'package.json'), 'utf8'),
  );
  return publishConfig;
}

// TypeScript 5 with `moduleResolution: node`, which many projects still have, and the import plugin of ESLint.
describe.each(readdirSync(packages))('what does not read "exports" finds, in %s,', (name) => {
  const { main, types, typesVersions, exports } = publishedEntries(name);
  const { '.': root, ...others } = exports;

  it('the package itself', () => {
    expect({ types, default: main }).toEqual(root);
  });

  it('the types of every other entry', () => {
    const expected = Object.entries(others).map(([entry, file]) => [entry.slice('./'.length), [file.types]]);
    expect(Object.entries(typesVersions?.['*'] ?? {})).toEqual(expected);
  });
});
