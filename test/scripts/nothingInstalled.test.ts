import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const IMPORT = /^import\s(?:[^;']*\sfrom\s)?'([^']+)'/gm;

/** What a module and those of ours that it imports take from npm before a line of theirs is run. */
function takenFromNpm(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return takenFromNpm(resolve(file, '..', name), seen);
    return name.startsWith('node:') ? [] : [`${file}: ${name}`];
  });
}

it.each(Object.entries(manifest.scripts))('npm run %s begins where nothing is installed', (_, command) => {
  const [, script = ''] = /^node (\S+)$/.exec(command) ?? [];
  expect(takenFromNpm(resolve(script))).toEqual([]);
});
