// What `packages/core/docs/vendors.md` shows, word for word; `vendors.test.ts` runs it.
import { ProviderError, type ProviderErrorReason } from '@smart-address/core';

const REASONS: Readonly<Record<number, ProviderErrorReason>> = {
  401: 'denied',
  403: 'denied',
  404: 'not_found',
  429: 'rate_limited',
};

/** A vendor's answer. Rejects with a `ProviderError`, which the finder explains to the buyer, or with an `AbortError`. */
export async function askVendor<Answer>(url: URL, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new ProviderError('unavailable', `${url.hostname} does not answer.`, { cause });
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const reason = REASONS[answer.status] ?? (answer.status < 500 ? 'invalid' : 'unavailable');
  const retryAfterSeconds = Number(answer.headers.get('Retry-After')) || null;
  throw new ProviderError(reason, `${url.hostname} answered ${answer.status}.`, { retryAfterSeconds });
}

/** Whether a point is one: no vendor is asked about another. */
export const isPoint = ({ lat, lng }: { lat: number; lng: number }): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
