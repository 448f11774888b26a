import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordAnswers } from '../../stories/support/recordAnswers.ts';
import { elementCode, finderCode, withImports } from '../../stories/support/code.ts';

test('the code of a finder’s story is a module to paste, with the controls’ props and nothing of the story’s own', () => {
  const args = {
    backend: 'down',
    withDevice: true,
    withFields: true,
    required: true,
    locate: false,
    label: 'Où livrer "vite" ?',
    placeholder: '',
    environment: { locate: () => null },
  };
  const code = finderCode(args, 'ar');
  expect(code).toContain(
    '<AddressFinder provider={provider} locale="ar" name="address" required locate={false} label={"Où livrer \\"vite\\" ?"} />',
  );
  expect(code).toContain('autoComplete="postal-code"');
  expect(code).not.toMatch(/backend|withDevice|withFields|environment|placeholder|FinderForm/);
});

test('the code of an element’s story is markup with its attributes', () => {
  const args = {
    backend: 'offline',
    isAlone: true,
    readOnly: true,
    defaultValue: 'La Marsa',
    label: 'Livrer à',
  };
  const code = elementCode(args, 'fr');
  expect(code).toContain('<label for="where">Livrer à</label>');
  expect(code).toContain(
    '<address-finder id="where" name="address" value="La Marsa" readonly></address-finder>',
  );
  expect(elementCode({ required: true, locate: false }, 'ar')).toContain(
    '<form lang="ar">\n  <address-finder id="where" name="address" required locate="false"></address-finder>',
  );
});

test('an example needs nothing that a team has not installed', () => {
  const folder = new URL('../../stories/examples/', import.meta.url);
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const imports = [...text.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name]) => name);
    expect(imports.length).toBeGreaterThan(0);
    for (const name of imports)
      expect(name).toMatch(/^(?:react|@smart-address\/(?:core|react(?:\/styles\.css)?))$/);
  }
});

test('what a story imports stands before its code once, however often it is applied', () => {
  const transform = withImports("{ MapPicker } from '@smart-address/react/map'");
  const code = "import { MapPicker } from '@smart-address/react/map';\n\n<MapPicker />";
  expect(transform(transform('<MapPicker />'))).toBe(code);
});

test('what stories show at once is what the search answers', async () => {
  const file = new URL('../../stories/support/generated/answers.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(await recordAnswers())));
});

test('a page that shows a part of a document names a heading that is there', () => {
  const root = new URL('../../', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const pages = readdirSync(new URL('stories/foundations/', root))
    .filter((file) => /\.(?:mdx|tsx)$/.test(file))
    .map((file) => read(`stories/foundations/${file}`));
  const parts = pages.flatMap((page) => [
    ...page.matchAll(/path="([^"]+)" section="([^"]+)"|tableIn\('([^']+)', '([^']+)'\)/g),
  ]);
  expect(parts.length).toBeGreaterThan(4);
  for (const [, path, section, file = path, heading = section] of parts)
    expect(read(file ?? '')).toContain(`\n## ${heading}\n`);
});
