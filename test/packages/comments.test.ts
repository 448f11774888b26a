// A comment is read between two lines of code: a sentence of it holds one fact.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { longSentences } from './sentences.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', 'generated', '.cache', 'storybook-static']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(?:tsx?|mjs|css)$/.test(entry.name) ? [path] : [];
  });
}

/** A block, or lines of their own that follow one another. */
const COMMENT = /^[ \t{]*\/\*\*?([^]*?)\*\/|^((?:[ \t]*\/\/.*\n)+)/gm;

const commentsIn = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(COMMENT)].map(([, block, lines = '']) =>
    block === undefined ? lines.replace(/^[ \t]*\/\/ ?/gm, '') : block.replace(/^[ \t]*\* ?/gm, ''),
  );

describe('a comment', () => {
  it('of several lines, in either form, is read as its sentences', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(longSentences(`${words(25)}. ${words(25)}`)).toEqual([]);
    expect(longSentences(`Short. ${words(13)}\n${words(13)}.`)).toEqual([`${words(26)}.`]);
    expect(longSentences(`- ${words(20)}\n- ${words(20)}\n@param ${words(20)}`)).toEqual([]);
    expect(longSentences(`\`${words(20)}\` {@link one two} ${words(23)}`)).toEqual([]);
  });

  it.each(['packages', 'apps', 'stories', 'scripts', 'test'])(
    'in %s has no sentence of more words',
    (folder) => {
      const long = filesIn(join(ROOT, folder)).flatMap((path) =>
        commentsIn(path).flatMap((text) =>
          longSentences(text).map((sentence) => `${relative(ROOT, path)}: ${sentence}`),
        ),
      );
      expect(long).toEqual([]);
    },
  );
});
