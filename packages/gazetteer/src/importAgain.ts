/** The URL that a browser includes in the error of a module it could not fetch. */
const ADDRESS = /\bhttps?:\/\/[^\s'"]+/;

/**
 * Imports a module that has no imports of its own and may fail on a bad network: `importAgain(() => import('./places.js'))`.
 * Chromium caches a failed URL until the page is reloaded, so the second attempt fetches the same file under another URL. If a
 * bundler has its own loader, that retries by itself.
 * @throws whatever the import threw
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = error instanceof TypeError ? ADDRESS.exec(error.message)?.[0] : undefined;
    if (address === undefined) throw error;
    const other = `${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`;
    return (await import(/* webpackIgnore: true */ /* @vite-ignore */ other)) as Module;
  }
}
