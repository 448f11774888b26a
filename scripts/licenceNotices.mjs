// The notices of all that a built site carries, in one file beside it.
import { readFileSync } from 'node:fs';

const FILE = 'licenses.md';

const ours = ['LICENSE', 'packages/gazetteer/DATA-LICENSE.md', 'packages/gazetteer/DATA-LICENSE-ODBL.md'].map(
  (path) => new URL(`../${path}`, import.meta.url),
);

/**
 * Vite lists the packages it bundled, with their licences; ours and that of the data are no packages to it, and are added.
 *
 * @returns {import('vite').Plugin}
 */
export function licenceNotices() {
  return {
    name: 'licence-notices',
    apply: 'build',
    config: () => ({ build: { license: { fileName: FILE } } }),
    generateBundle: {
      // After Vite's own.
      order: 'post',
      handler(_, bundle) {
        const notices = bundle[FILE];
        if (notices?.type !== 'asset') return this.error(`Vite wrote no ${FILE}.`);
        const texts = ours.map((path) => readFileSync(path, 'utf8').trim());
        notices.source = `${[String(notices.source).trim(), '# Smart Address', ...texts].join('\n\n')}\n`;
        return undefined;
      },
    },
  };
}
