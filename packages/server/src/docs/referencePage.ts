import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Services } from '../app/services.ts';
import { ApiError } from '../errors/ApiError.ts';
import { isViewerFile, startScript, viewerFiles, viewerStyles } from './viewer.ts';

/** Shapes of the OpenAPI document that the list of operations is made of. */
interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly summary?: string;
  readonly deprecated?: boolean;
}

/** What of a request its answer depends on. */
interface Asked {
  readonly requestId: string;
  /** The If-None-Match header. */
  readonly held: string | null;
}

type Needed = Pick<Services, 'environment' | 'document' | 'viewerFile'>;

// The viewer sets styles by script, which needs no permission; its icons are data URLs.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The readable form of the OpenAPI document: Swagger UI where its files are at hand, and under it a plain list of the
 * operations for whoever runs no script.
 */
export async function referencePage(services: Needed, asked: Asked): Promise<Response> {
  const described: Described = await services.document();
  return file(pageOf(described, services.viewerFile !== null), 'text/html; charset=utf-8', asked);
}

/** A file that the page asks for. @throws ApiError ROUTE_NOT_FOUND. */
export async function referenceFile(
  { environment, viewerFile }: Needed,
  name: string | undefined,
  asked: Asked,
): Promise<Response> {
  if (viewerFile && name === 'start.js')
    return file(startScript(environment), viewerFiles['swagger-ui-bundle.js'], asked);
  if (viewerFile && name === 'narrow.css') return file(viewerStyles, viewerFiles['swagger-ui.css'], asked);
  if (viewerFile && isViewerFile(name)) return file(await viewerFile(name), viewerFiles[name], asked);
  throw new ApiError('ROUTE_NOT_FOUND');
}

/** A file, or 304 for who holds it: the viewer weighs 1.5 MB (RFC 9110, 13.1.2). */
function file(body: string | Uint8Array<ArrayBuffer>, type: string, { requestId, held }: Asked): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const tag = `"${bytesToHex(sha256(bytes)).slice(0, 32)}"`;
  const isHeld = held !== null && held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  return new Response(isHeld ? null : bytes, {
    status: isHeld ? 304 : 200,
    headers: {
      ETag: tag,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Content-Type': type,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Request-Id': requestId,
    },
  });
}

function pageOf({ paths = {} }: Described, hasViewer: boolean): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '', deprecated = false }]) =>
        `<li><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)}${deprecated ? ' (deprecated)' : ''}</li>`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Smart Address: reference</title>
<link rel="icon" href="data:,">
${hasViewer ? '<link rel="stylesheet" href="/docs/swagger-ui.css">\n<link rel="stylesheet" href="/docs/narrow.css">\n<script defer src="/docs/swagger-ui-bundle.js"></script>\n<script defer src="/docs/start.js"></script>\n' : ''}</head>
<body>
<main id="reference">
<h1>Smart Address</h1>
<p>All of it, for people with a tool of their own: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>
${operations.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
