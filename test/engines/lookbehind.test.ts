// Safari reads lookbehinds from 16.4 on. Before, one of them keeps its whole file from running, and no engine here is so old.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

it.each(['codes', 'contract', 'gazetteer', 'core', 'react', 'element'])('%s has none', (name) => {
  const folder = join(packages, name, 'src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((file) => /\(\?<[=!]/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
