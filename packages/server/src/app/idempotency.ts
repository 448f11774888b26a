import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Endpoint, idempotencyKeyPattern } from '@smart-address/contract';
import { config } from '../config.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import type { Services } from '../request/services.ts';

/** A successful answer, as stored for repeats. */
export interface Produced {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Units that failed because of the service: the answer is not final. */
  readonly unserved: number;
}

/** Whether a request has an Idempotency-Key that its route accepts. */
export function takesIdempotencyKey({ errors }: Endpoint, headers: Headers): boolean {
  return headers.has('idempotency-key') && errors.includes('IDEMPOTENCY_KEY_REUSED');
}

/** The Idempotency-Key of a request whose route takes one; null when there is none. @throws ApiError VALIDATION_FAILED. */
export function idempotencyKeyOf(endpoint: Endpoint, headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null || !takesIdempotencyKey(endpoint, headers)) return null;
  if (idempotencyKeyPattern.test(key)) return key;
  const form = idempotencyKeyPattern.source;
  throw faultOf('VALIDATION_FAILED', 'header', '/Idempotency-Key', 'invalid_format', { form });
}

/**
 * Produces an answer once for a caller's idempotency key, and returns the same one again for the same request. A request that
 * fails, in whole or in items the service could not serve, is not stored, so that it may be repeated. Another path of the same
 * endpoint counts as the same request.
 *
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS while the first is being processed, IDEMPOTENCY_KEY_REUSED for another request.
 */
export async function producedOnce(
  services: Services,
  { method, path }: Endpoint,
  search: string,
  caller: Caller,
  key: string,
  bytes: Uint8Array,
  produce: () => Promise<Produced>,
): Promise<Produced> {
  const { store, clock } = services;
  const id = `${caller.key.id} ${key}`;
  const fingerprint = bytesToHex(sha256(concatBytes(utf8ToBytes(`${method} ${path}?${search}\n`), bytes)));
  const claimed = clock();
  const claim = { id, fingerprint, expiresAt: claimed + config.claimMilliseconds };
  const known = await store.idempotency.claim(claim, claimed);
  if (known) {
    if (known.fingerprint !== fingerprint) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    if (!('status' in known)) throw new ApiError('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 });
    const headers = { ...known.headers, 'Idempotency-Replayed': 'true' };
    return { status: known.status, headers, text: known.body, unserved: 0 };
  }
  try {
    const produced = await produce();
    const { status, headers, text, unserved } = produced;
    if (unserved > 0) {
      await release();
      return produced;
    }
    const now = clock();
    const expiresAt = now + config.idempotencyMilliseconds;
    await store.idempotency.put({ id, fingerprint, status, headers, body: text, expiresAt });
    // Absolute, because a clock may be set back.
    if (Math.abs(now - services.prunedAt) > config.pruneMilliseconds) {
      services.prunedAt = now;
      // No caller waits for it, or is told when it fails: what is left is deleted the next time.
      void store.idempotency.prune(now).catch(() => {});
    }
    return produced;
  } catch (cause) {
    await release();
    throw cause;
  }

  /**
   * Releases the claim, and tries again later if that fails. The caller gets the outcome of the work now, and a repeat need not wait for
   * the claim to expire.
   */
  async function release(): Promise<void> {
    try {
      await store.idempotency.release(claim);
    } catch {
      if (clock() < claim.expiresAt) setTimeout(() => void release(), config.releaseMilliseconds);
    }
  }
}
