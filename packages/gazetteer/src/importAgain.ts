/** The address that a browser names in the error of a module that it could not fetch. */
const ADDRESS = /\bhttps?:\/\/[^\s'"]+/;

/**
 * A module without imports of its own, that may have to be fetched over a bad network: `importAgain(() => import('./places.js'))`. Chromium
 * remembers that a fetch failed and never tries that address again before the page is loaded anew; so a second attempt goes to the same
 * file by another one. What a bundler loads by a way of its own it also asks for again by itself.
 * @throws what the import threw
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
