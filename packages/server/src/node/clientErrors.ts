import type { Duplex } from 'node:stream';
import { type Environment, type ErrorCode, errorCodes } from '@smart-address/contract';
import { nextRequestId } from '../app/requestId.ts';
import { errorResponse } from '../app/respond.ts';
import { ApiError, type ApiErrorOptions } from '../errors/ApiError.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** What cannot become a request never reaches the app; it gets the same error form, and the connection ends. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Duplex,
  environment: Environment,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codes[error.code ?? ''] ?? 'MALFORMED_REQUEST';
  refusal(code, environment)
    .then((text) => {
      // A caller that does not read must not keep the socket.
      socket.end(text, () => socket.destroy());
      setTimeout(() => socket.destroy(), 500).unref();
    })
    .catch(() => socket.destroy());
}

async function refusal(code: ErrorCode, environment: Environment): Promise<string> {
  const response = refusedRequest(code, environment);
  const body = await response.text();
  const { status } = errorCodes[code];
  const lines = [`HTTP/1.1 ${status} ${code}`, 'Connection: close', `Content-Length: ${byteLength(body)}`];
  for (const [name, value] of response.headers) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The answer to what never reaches the app. */
export function refusedRequest(
  code: ErrorCode,
  environment: Environment,
  options: ApiErrorOptions = {},
): Response {
  return errorResponse(
    new ApiError(code, options),
    {
      requestId: nextRequestId(),
      environment,
      language: 'en',
      wantsProblem: false,
      isCrossOrigin: false,
    },
    {},
  );
}
