import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licenceNotices } from '../../scripts/licenceNotices.mjs';
import type { FilesOfPage } from './src/early/early.ts';

/** What the built page may do: its own origin, and OpenStreetMap's pictures when a pilot asks for them. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https://tile.openstreetmap.org",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Puts the policy into the built page only: the development server injects inline scripts. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** Tells the service worker which files there are. Names of assets have a hash in them; of the others their content says what is new. */
const precacheManifest: Plugin = {
  name: 'precache-manifest',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return this.error('The build has no service worker sw.js.');
    const entries = Object.values(bundle)
      .filter(({ fileName }) => fileName !== 'sw.js')
      .map((file) => ({
        url: file.fileName,
        revision: file.fileName.startsWith('assets/')
          ? null
          : hashOf(file.type === 'chunk' ? file.code : file.source),
      }));
    const revision = hashOf(JSON.stringify(entries));
    const others = ['icon.svg', 'manifest.webmanifest'].map((url) => ({ url, revision }));
    const all = [...entries, ...others];
    worker.code = worker.code.replace('self.PRECACHED', JSON.stringify(all));
    return undefined;
  },
};

/** Bytes of script, brotli, that the first view of the start page and of the checkout may have. */
const FIRST_VIEW = 120_000;

/** Names the files of each page to the script that asks for them early, and puts that script into the pages. */
const earlyFiles: Plugin = {
  name: 'early-files',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { async: true, src: './early.js' }, injectTo: 'head-prepend' },
  ],
  generateBundle(_, bundle) {
    const early = bundle['early.js'];
    if (early?.type !== 'chunk') return this.error('The build has no script early.js.');
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const filesOf = (names: readonly string[], files: Set<string>): Set<string> => {
      for (const { fileName, imports, viteMetadata } of chunks) {
        if (!names.includes(fileName) || files.has(fileName)) continue;
        files.add(fileName);
        for (const sheet of viteMetadata?.importedCss ?? []) files.add(sheet);
        filesOf(imports, files);
      }
      return files;
    };
    const app = chunks.find(({ isEntry, name }) => isEntry && name === 'index')?.fileName ?? '';
    const first = filesOf([app], new Set());
    // The search: its code is imported after its data, and would wait for a round trip of its own.
    const search = filesOf(
      chunks.filter(({ name }) => name === 'createTunisiaProvider').map(({ fileName }) => fileName),
      new Set(),
    );
    const pages: Record<string, FilesOfPage> = {};
    for (const { facadeModuleId, fileName } of chunks) {
      const folder = /src\/(\w+)\/\w+Page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
      if (folder === undefined) continue;
      const files = [...filesOf([fileName], new Set())].filter((file) => !first.has(file));
      const later = folder === 'checkout' ? [...search] : [];
      pages[folder === 'start' ? '' : folder] = {
        files,
        later: later.filter((file) => !first.has(file) && !files.includes(file)),
      };
    }
    early.code = early.code.replace('window.FILES_OF_PAGES', JSON.stringify(pages));
    for (const [name, { files }] of Object.entries(pages)) {
      if (name !== '' && name !== 'checkout') continue;
      const scripts = chunks.filter(
        (file) => file === early || first.has(file.fileName) || files.includes(file.fileName),
      );
      const bytes = scripts.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
      const view = `The first view of #/${name} has ${(bytes / 1000).toFixed(1)} kB of script (brotli)`;
      if (bytes > FIRST_VIEW) this.warn(`${view}, more than ${FIRST_VIEW / 1000}.`);
      else this.info(`${view}.`);
    }
    return undefined;
  },
};

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
const OLDEST_BROWSERS = { chrome: version(92), firefox: version(101), safari: version(15, 4) };

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  // Relative, so that the built folder works under any path of any web server.
  base: './',
  plugins: [react(), contentSecurityPolicy, earlyFiles, precacheManifest, licenceNotices()],
  // As the build does by itself: `npm start` too serves phones that know no light-dark() (before 2024).
  css: { transformer: 'lightningcss', lightningcss: { targets: OLDEST_BROWSERS } },
  // The gazetteer's data chunks are large on purpose and loaded when they are needed.
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      input: {
        index: page('index.html'),
        plain: page('plain.html'),
        early: page('src/early/early.ts'),
        sw: page('src/offline/serviceWorker.ts'),
      },
      // Beside the page: a service worker answers for its own folder and what is below.
      output: {
        entryFileNames: ({ name }) =>
          name === 'sw' || name === 'early' ? `${name}.js` : 'assets/[name]-[hash].js',
        // A plain web server sends six files at a time: two dozen small ones take four round trips.
        codeSplitting: {
          groups: [
            { name: 'runtime', priority: 3, test: /vite\/preload-helper|gazetteer\/src\/importAfter/ },
            { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
            // With all that these import, and nothing else: the checkout's first view needs no more of the library.
            {
              name: 'finder',
              test: /address-finder\/AddressFinder\.tsx|providers\/(combine|createLazy|createOffline)Providers?\.ts/,
            },
          ],
        },
      },
    },
  },
});
