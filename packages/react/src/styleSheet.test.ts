import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inlineImports } from '../../../scripts/inlineImports.mjs';
import manifest from '../package.json' with { type: 'json' };

const folder = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

it('the style sheets may be imported by a strict TypeScript project that knows no bundler', () => {
  const project = mkdtempSync(join(folder, '.style-sheet-'));
  const file = join(project, 'page.mts');
  try {
    writeFileSync(
      file,
      "import '@smart-address/react/styles.css';\nimport '@smart-address/react/map.css';\n",
    );
    const strict = ['--strict', '--noUncheckedSideEffectImports', '--module', 'nodenext', '--types', ''];
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--ignoreConfig', ...strict, file], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  } finally {
    rmSync(project, { recursive: true });
  }
});

it('a packed package says the same of them, of what the build writes', () => {
  for (const [name, { types, default: sheet }] of [
    ['./styles.css', manifest.exports['./styles.css']],
    ['./map.css', manifest.exports['./map.css']],
    ['./form.css', manifest.exports['./form.css']],
  ] as const) {
    expect(manifest.publishConfig.exports[name]).toEqual({
      types: types.replace('./src', './dist').replace(/\.ts$/, '.d.ts'),
      default: sheet.replace('./src', './dist'),
    });
  }
});

it('a packed style sheet is one file, its own sheets in the order of their imports', () => {
  const selectors = ['.sa-confirm {', '.sa-preview {', '.sa-finder {', '.sa-popup {', '@media print {'];
  const places = selectors.map((selector) =>
    inlineImports(join(folder, 'src/styles.css')).indexOf(`\n${selector}`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(inlineImports(join(folder, 'src/map/map.css'))).toContain('\n.sa-map-stage {');
});

it('an import that the build cannot write into a sheet is refused', () => {
  const project = mkdtempSync(join(folder, '.style-sheet-'));
  const file = join(project, 'page.css');
  try {
    writeFileSync(file, '@import url("https://example.org/font.css");\n');
    expect(() => inlineImports(file)).toThrow('page.css has an import');
  } finally {
    rmSync(project, { recursive: true });
  }
});
