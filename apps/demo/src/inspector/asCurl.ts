import type { RequestRecord } from '../backend/requestLog.ts';

/** In single quotes, as a POSIX shell reads it back unchanged. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The request as a command line. The backend inside the page has no address of its own, so that another one's goes before the path.
 *
 * @param baseUrl what the request was sent to; one that ends in `.invalid` is written as `$BASE_URL`.
 */
export function asCurl({ method, url, headers, body }: RequestRecord, baseUrl: string): string {
  const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url;
  const target = baseUrl.endsWith('.invalid') ? `"$BASE_URL"${quoted(path)}` : quoted(url);
  return [
    `curl -X ${method} ${target}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
