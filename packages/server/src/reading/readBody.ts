import type { Connection } from '../request/app.types.ts';
import { ApiError } from '../errors/ApiError.ts';

/**
 * The body's bytes, at most `maxBytes` of them.
 *
 * @throws ApiError PAYLOAD_TOO_LARGE, as soon as it is known; MALFORMED_REQUEST when the caller hung up half-way.
 */
export async function readBody(
  request: Request,
  connection: Connection,
  maxBytes: number,
): Promise<Uint8Array> {
  const declared = declaredLength(request.headers);
  if (declared !== null && declared > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  try {
    const bytes = connection.body ?? (await read(request, declared, maxBytes));
    if (bytes.length > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
    return bytes;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('MALFORMED_REQUEST', { cause });
  }
}

async function read(request: Request, declared: number | null, maxBytes: number): Promise<Uint8Array> {
  // Firefox has no stream of a request's body: there, in a page or its worker, the whole of it is at hand anyway.
  const isStream = declared === null && 'body' in request;
  return isStream ? readStream(request, maxBytes) : new Uint8Array(await request.arrayBuffer());
}

/** Content-Length in bytes; null if absent, as with chunked bodies. */
export function declaredLength(headers: Headers): number | null {
  const text = headers.get('content-length');
  if (text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw new ApiError('MALFORMED_REQUEST');
  return Number(text);
}

async function readStream(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.length;
    if (total > maxBytes) {
      void passOver(reader);
      throw new ApiError('PAYLOAD_TOO_LARGE');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Discards the rest of a body, as far as the transport allows: unread bytes would end the connection for the next request. */
async function passOver(reader: ReadableStreamDefaultReader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The caller already has its answer.
  }
}
