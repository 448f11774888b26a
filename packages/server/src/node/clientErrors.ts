import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, errorCodes } from '@smart-address/contract';
import type { AppOptions } from '../request/app.types.ts';
import { errorResponse, nextRequestId } from '../request/respond.ts';
import { ApiError, type ApiErrorOptions } from '../errors/ApiError.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Bytes that cannot become a request never reach the app: they get the same error form, and the connection ends. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Duplex,
  watched: Watched,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codes[error.code ?? ''] ?? 'MALFORMED_REQUEST';
  refusal(code, watched)
    .then((text) => {
      // A caller that does not read must not keep the socket.
      socket.end(text, () => socket.destroy());
      setTimeout(() => socket.destroy(), 500).unref();
    })
    .catch(() => socket.destroy());
}

async function refusal(code: ErrorCode, watched: Watched): Promise<string> {
  const response = refusedRequest(code, watched);
  const body = await response.text();
  const { status } = errorCodes[code];
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  for (const [name, value] of response.headers) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The app's options that such answers need. */
type Watched = Required<Pick<AppOptions, 'environment' | 'log'>>;

/** Answers what never reaches the app, and logs it, with the request line if it could be read. */
export function refusedRequest(
  code: ErrorCode,
  { environment, log }: Watched,
  { method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'> = {},
  options: ApiErrorOptions = {},
): Response {
  const requestId = nextRequestId();
  const { status } = errorCodes[code];
  const path = url.split('?', 1)[0] ?? '';
  const time = Date.now();
  const cause = options.cause ?? null;
  log({ time, requestId, method, path, status, milliseconds: 0, keyId: null, error: code, cause });
  return errorResponse(
    new ApiError(code, options),
    { requestId, environment, language: 'en', wantsProblem: false, isCrossOrigin: false },
    {},
  );
}
