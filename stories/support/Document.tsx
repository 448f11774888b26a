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
  const owner = /^\/packages\/([a-z]+)(?:\/(?:README\.md|docs\/.*\.md))?\/?$/.exec(pathname)?.[1];
  if (owner !== undefined) return `?path=/docs/documents-${owner}--docs${hash}`;
  return pathname === '/docs/accessibility.md' ? '?path=/docs/documents-accessibility--docs' : '#';
}

/** A document of the repository, by its path; its links lead to pages of Storybook. */
export function Document({ path }: { readonly path: string }) {
  const text = FILES[`../../${path}`];
  if (text === undefined) throw new Error(`There is no document ${path}.`);
  const folder = `/${path.slice(0, path.lastIndexOf('/') + 1)}`;
  return (
    <Markdown>{text.replace(/\]\(([^)\s]+)\)/g, (_, to: string) => `](${linkTo(to, folder)})`)}</Markdown>
  );
}

/** The README of a package, and its documents after it. */
export function PackageDocuments({ name }: { readonly name: string }) {
  const docs = Object.keys(FILES).filter((path) => path.startsWith(`../../packages/${name}/docs/`));
  return (
    <>
      <Document path={`packages/${name}/README.md`} />
      {docs.map((path) => (
        <Document key={path} path={path.slice('../../'.length)} />
      ))}
    </>
  );
}
