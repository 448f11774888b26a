/// <reference types="vite/client" />
import { Markdown } from '@storybook/addon-docs/blocks';

const FILES = import.meta.glob<string>(
  ['../../packages/*/README.md', '../../packages/*/docs/*.md', '../../docs/*.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** Where a link of a document leads inside Storybook: to the page of its package, and there to its heading. */
function linkTo(target: string, folder: string): string {
  if (/^(?:https?:|mailto:|#)/.test(target)) return target;
  const { pathname, hash } = new URL(target, `file://${folder}`);
  const [, owner, document] =
    /^\/packages\/([a-z]+)(?:\/(?:README\.md|docs\/(.*)\.md))?\/?$/.exec(pathname) ?? [];
  const anchor = hash === '' && document !== undefined ? `#${document}` : hash;
  if (owner !== undefined) return `?path=/docs/documents-${owner}--docs${anchor}`;
  return pathname === '/docs/accessibility.md' ? '?path=/docs/documents-accessibility--docs' : '#';
}

/** The text of a document, or of its section under a heading of the second level. */
function textOf(path: string, section?: string): string {
  const text = FILES[`../../${path}`];
  if (text === undefined) throw new Error(`There is no document ${path}.`);
  if (section === undefined) return text;
  const part = text.split(/^## /m).find((each) => each.startsWith(`${section}\n`));
  if (part === undefined) throw new Error(`${path} has no section ${section}.`);
  return part.slice(section.length);
}

/** The rows of the first table in a section, without its head. */
export function tableIn(path: string, section: string): readonly (readonly string[])[] {
  const lines = textOf(path, section).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  return lines.slice(first + 2, first + length).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

interface DocumentProps {
  readonly path: string;
  /** Only what stands under this heading. */
  readonly section?: string;
}

/** A document of the repository; its links lead to pages of Storybook. */
export function Document({ path, section }: DocumentProps) {
  const folder = `/${path.slice(0, path.lastIndexOf('/') + 1)}`;
  return (
    <Markdown>
      {textOf(path, section).replace(/\]\(([^)\s]+)\)/g, (_, to: string) => `](${linkTo(to, folder)})`)}
    </Markdown>
  );
}

const titleOf = (path: string): string => /^# (.*)$/m.exec(textOf(path))?.[1] ?? path;

/** The README of a package, and its documents after it, each folded under its title. */
export function PackageDocuments({ name }: { readonly name: string }) {
  const docs = Object.keys(FILES)
    .filter((path) => path.startsWith(`../../packages/${name}/docs/`))
    .map((path) => path.slice('../../'.length));
  return (
    <>
      <Document path={`packages/${name}/README.md`} />
      {docs.map((path) => (
        <details
          key={path}
          className="story-document"
          id={path.slice(path.lastIndexOf('/') + 1, -'.md'.length)}
        >
          <summary>{titleOf(path)}</summary>
          <Document path={path} />
        </details>
      ))}
    </>
  );
}
