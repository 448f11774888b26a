// Built as a classic script of its own, which runs before the page's modules have come and where they never come.

/** What each page of the demo needs besides the first script, by the first part of its address; the build writes it. */
declare global {
  interface Window {
    readonly FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;
  }
}

const [, name = ''] = location.hash.split('/');
const isApp = !location.pathname.endsWith('/plain.html');
for (const href of (isApp && window.FILES_OF_PAGES[name]) || []) {
  const link = document.createElement('link');
  // Asked for by the first script, they would come a round trip later: two seconds on slow 3G.
  if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '', href });
  else Object.assign(link, { rel: 'modulepreload', href });
  document.head.append(link);
}

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

export {};
