// Built as a classic script of its own, which runs before the page's modules have come and where they never come.

export interface FilesOfPage {
  /** What the page needs besides the first script. */
  readonly files: readonly string[];
  /** What it imports once its field is used. */
  readonly later: readonly string[];
}

declare global {
  interface Window {
    /** By the first part of a page's address; the build writes it. */
    readonly FILES_OF_PAGES: Readonly<Record<string, FilesOfPage>>;
  }
}

/** Asks for a file; resolves once it has come. */
function load(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return new Promise((resolve) => link.addEventListener('load', resolve));
}

const [, name = ''] = location.hash.split('/');
const isApp = !location.pathname.endsWith('/plain.html');
const { files = [], later = [] } = (isApp && window.FILES_OF_PAGES[name]) || {};
// Asked for by the first script, they would come a round trip later: two seconds on slow 3G.
const loads = files.map((href) =>
  load(
    href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '', href }
      : { rel: 'modulepreload', href },
  ),
);
const { saveData } = Object('connection' in navigator && navigator.connection);
void Promise.all(loads).then(() => {
  // Into the cache only: Chromium imports no module again whose import has failed once.
  if (saveData !== true) for (const href of later) void load({ rel: 'prefetch', crossOrigin: '', href });
});

/** A browser loads no module from a folder on the disk, and the page would say for ever that it is loading. */
function sayThatItIsNotServed(): void {
  const sentences = [
    ['fr', 'Cette page ne fonctionne pas ouverte depuis le disque. Servez son dossier par un serveur web.'],
    ['ar', 'لا تعمل هذه الصفحة مفتوحةً من القرص. اعرض مجلدها عبر خادم ويب.'],
    ['en', 'This page does not work when it is opened from the disk. Serve its folder from a web server.'],
  ].map(([lang, text]) =>
    Object.assign(document.createElement('p'), {
      lang,
      dir: lang === 'ar' ? 'rtl' : 'ltr',
      textContent: text,
    }),
  );
  document.querySelector('.loading')?.remove();
  document.body.prepend(...sentences);
}

if (location.protocol === 'file:') {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayThatItIsNotServed);
  else sayThatItIsNotServed();
}
