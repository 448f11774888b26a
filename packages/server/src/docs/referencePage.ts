import { type FixedFile, takesGzip } from '../request/fixedFile.ts';
import type { Exchange } from '../app/pipeline.ts';
import type { Services } from '../request/services.ts';
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
type Asked = Pick<Exchange, 'request' | 'framing'>;

type Needed = Pick<Services, 'environment' | 'document' | 'files' | 'publicUrl' | 'viewerFile'>;

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
 * The readable form of the OpenAPI document: Swagger UI where its files are at hand. Under it stands a plain list of the operations for
 * whoever runs no script.
 */
export async function referencePage(services: Needed, asked: Asked): Promise<Response> {
  const page = await services.files('/docs', async () => {
    const described: Described = await services.document();
    return pageOf(described, services.viewerFile !== null);
  });
  return answer(page, 'text/html; charset=utf-8', asked);
}

/** A file that the page asks for. @throws ApiError ROUTE_NOT_FOUND. */
export async function referenceFile(
  { environment, files, publicUrl, viewerFile }: Needed,
  name: string | undefined,
  asked: Asked,
): Promise<Response> {
  const give = async (type: string, make: () => Promise<string | Uint8Array<ArrayBuffer>>) =>
    answer(await files(`/docs/${name}`, make), type, asked);
  if (viewerFile && name === 'start.js')
    return give(viewerFiles['swagger-ui-bundle.js'], async () => startScript(environment, publicUrl));
  if (viewerFile && name === 'narrow.css')
    return give(viewerFiles['swagger-ui.css'], async () => viewerStyles);
  if (viewerFile && isViewerFile(name)) return give(viewerFiles[name], () => viewerFile(name));
  throw new ApiError('ROUTE_NOT_FOUND');
}

/** A file, packed for who takes it so, or 304 for who holds it: the viewer weighs 1.9 MB (RFC 9110, 13.1.2). */
async function answer(file: FixedFile, type: string, { request, framing }: Asked): Promise<Response> {
  const isPacked = takesGzip(request.headers);
  // Two forms of a file are two (RFC 9110, 8.8.3.3).
  const tag = `"${file.digest}${isPacked ? '-gzip' : ''}"`;
  const held = request.headers.get('if-none-match')?.split(',') ?? [];
  const isHeld = held.some((one) => one.trim().replace(/^W\//, '') === tag);
  const headers: Record<string, string> = {
    ETag: tag,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    'Content-Type': type,
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Request-Id': framing.requestId,
  };
  if (isHeld) return new Response(null, { status: 304, headers });
  if (isPacked) headers['Content-Encoding'] = 'gzip';
  return new Response(isPacked ? await file.gzipped() : file.bytes, { headers });
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
${hasViewer ? '<link rel="stylesheet" href="docs/swagger-ui.css">\n<link rel="stylesheet" href="docs/narrow.css">\n<script defer src="docs/swagger-ui-bundle.js"></script>\n<script defer src="docs/start.js"></script>\n' : ''}</head>
<body>
<div id="reference">
<main>
<h1>Smart Address</h1>
<p>All of it, for people with a tool of their own: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>
${operations.join('\n')}
</ul>
</main>
</div>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
