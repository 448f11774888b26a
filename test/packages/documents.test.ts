// The documents' links, and the files that they name: each leads somewhere, also after a file was renamed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { longSentences } from './sentences.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'storybook-static']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn(ROOT);
const documents = files.filter((path) => path.endsWith('.md'));
const decisions = documents
  .map((path) => relative(ROOT, path))
  .filter((name) => name.startsWith(join('docs', 'decisions')));

/** A folder by its path, from the root or from where the document stands; what begins with a dot is an entry of a package. */
const FOLDER = /^\w[\w-]*\/(?:[\w.-]+\/?)*$/;

/** What is no code: a sample's brackets are no links. */
const proseOf = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/^```.*?^```$/gms, '')
    .replace(/^ {4}.*$/gm, '');

/** The anchors of a document's headings, as GitHub and npm make them. */
const anchorsOf = (path: string) =>
  [...proseOf(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A document's links to other files, and to its own headings. */
const linksOf = (path: string) =>
  [
    ...proseOf(path)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link));

function isDeadLink(path: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : resolve(dirname(path), file);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

describe('the documents', () => {
  it.each(documents.map((path) => relative(ROOT, path)))('%s: its links lead somewhere', (name) => {
    const path = join(ROOT, name);
    expect(linksOf(path).filter((link) => isDeadLink(path, link))).toEqual([]);
  });

  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'packages/gazetteer/docs/search.md', ...decisions])(
    '%s names files and folders that exist',
    (name) => {
      const named = [...proseOf(join(ROOT, name)).matchAll(/`([\w@.][\w@./-]*)`/g)]
        .map(([, text = '']) => text)
        .filter((text) => /\w\.(?:tsx?|mjs|md|csv|json)$/.test(text) || FOLDER.test(text))
        // Written by `npm run pack` and the commands.
        .filter((text) => !/^(?:dist|node_modules)\//.test(text));
      expect(named.length).toBeGreaterThan(0);
      const missing = named.filter(
        (text) => !files.some((path) => `${path}/`.includes(`/${text.replace(/\/$/, '')}/`)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(['ARCHITECTURE.md', ...decisions])('%s is soon read', (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const isDecision = name !== 'ARCHITECTURE.md';
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(isDecision ? 200 : 1800);
    expect(longSentences(proseOf(join(ROOT, name)))).toEqual([]);
    for (const part of isDecision ? ['Context', 'Choice', 'Dropped'] : [])
      expect(text).toContain(`**${part}.**`);
  });

  it('that explain a decision are listed', () => {
    const listed = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    expect(decisions.filter((name) => !listed.includes(name.split(sep).join('/')))).toEqual([]);
  });

  it.each(documents.map((path) => relative(ROOT, path)))('%s: a command after a list is code', (name) => {
    // Four spaces after a list belong to its last item: a command there is running text.
    const items = readFileSync(join(ROOT, name), 'utf8').match(
      /^(?:[-*]|\d+\.) .*\n(?:[^\n].*\n)*\n {4}\S.*$/gm,
    );
    expect(items ?? []).toEqual([]);
  });

  // A package of that name on a registry is a stranger's until ours is there.
  it.each(files.filter((path) => /\.mdx?$|Dockerfile/.test(path)).map((path) => relative(ROOT, path)))(
    '%s: no command fetches our packages from a registry',
    (name) => {
      const text = readFileSync(join(ROOT, name), 'utf8');
      const install =
        /\b(?:npm (?:i|install|add|exec)|pnpm (?:add|dlx)|yarn (?:add|dlx)|npx|bunx?) .*?(?<![\w./<>@-])@?smart-address[-/][a-z]+/g;
      expect(text.match(install) ?? []).toEqual([]);
    },
  );

  it('that are published link to what is installed with them', () => {
    const folders = readdirSync(join(ROOT, 'packages'));
    const dead = folders.flatMap((name) => {
      const folder = join(ROOT, 'packages', name);
      const manifest: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      const installed = [
        name,
        ...folders.filter((other) => manifest.dependencies?.[`@smart-address/${other}`]),
      ];
      // As `files` of package.json says.
      const isPublished = (path: string) => {
        const [other = '', ...rest] = relative(join(ROOT, 'packages'), path).split(sep);
        const file = rest.join('/');
        return (
          installed.includes(other) &&
          (/^(?:README|THREATS|DATA-LICENSE\S*)\.?(?:md)?$/.test(file) || /^(?:docs|src)\//.test(file)) &&
          !/\.test\.|\/transcripts/.test(file)
        );
      };
      return filesIn(folder)
        .filter((path) => path.endsWith('.md') && isPublished(path))
        .flatMap((path) =>
          linksOf(path)
            .map((link) => link.split('#')[0] ?? '')
            .filter((file) => file !== '' && !isPublished(resolve(dirname(path), file)))
            .map((file) => `${relative(ROOT, path)}: ${file}`),
        );
    });
    expect(dead).toEqual([]);
  });

  it('show the stories’ own code where they say so', () => {
    const text = readFileSync(join(ROOT, 'packages/react/docs/headless.md'), 'utf8');
    const shown = [...text.matchAll(/^```tsx story\n(.*?)^```$/gms)].map(([, code]) => code);
    const stories = ['MuiFinder.tsx', 'CopiedFinder.tsx'];
    expect(shown).toEqual(stories.map((name) => readFileSync(join(ROOT, 'stories/patterns', name), 'utf8')));
  });

  it('of a package are published with it', () => {
    for (const name of readdirSync(join(ROOT, 'packages'))) {
      const folder = join(ROOT, 'packages', name);
      const { files: published }: { files: string[] } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      if (existsSync(join(folder, 'docs'))) expect(published, name).toContain('docs');
    }
  });
});
