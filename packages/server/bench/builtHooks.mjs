/**
 * Sends what is inside the repository to what was built of it: `src/x.ts` to `dist/x.js`.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const url = found.url.replace(/(\/packages\/\w+)\/src\/(.+)\.ts$/, '$1/dist/$2.js');
  return url === found.url ? found : { ...found, url, format: 'module' };
}
