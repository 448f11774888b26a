import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The packages outside of Smart Address, React left out, that a page importing this entry has to install. */
async function packagesAskedFor(entry: string): Promise<string[]> {
  const asked = new Set<string>();
  await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    external: ['react', 'react-dom'],
    plugins: [
      {
        name: 'asked for',
        setup: ({ onResolve }) =>
          onResolve({ filter: /leaflet|testing-library/ }, ({ path, kind }) => {
            if (kind === 'entry-point' || path.startsWith('.') || path.startsWith('@smart-address/'))
              return null;
            asked.add(path);
            return { path, external: true };
          }),
      },
    ],
  });
  return [...asked].sort();
}

test('a form without a map needs neither Leaflet nor react-leaflet', async () => {
  expect(await packagesAskedFor('@smart-address/react')).toEqual([]);
});

test('the map asks for both by name, so that a build without them says which is missing', async () => {
  expect(await packagesAskedFor('@smart-address/react/map')).toEqual([
    '@react-leaflet/core',
    'leaflet',
    'react-leaflet',
  ]);
});
