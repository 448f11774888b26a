import type { IdempotencyClaim, IdempotencyRecord } from './records.types.ts';
import type { IdempotencyStore } from './store.types.ts';

/** Stored answers by id, in a store with a single process. */
export interface KeptAnswers extends Pick<IdempotencyStore, 'put' | 'prune'> {
  /** Synchronous, so that of several repeats each finds the answer, and none another's claim. */
  get(id: string, now: number): IdempotencyRecord | undefined;
}

/** Idempotency keys of a single process: claims live and end with it, so they are kept in memory and need no expiry. */
export function withClaims(answers: KeptAnswers): IdempotencyStore {
  const claims = new Map<string, IdempotencyClaim>();

  async function release({ id }: IdempotencyClaim): Promise<void> {
    claims.delete(id);
  }

  return {
    async claim(claim, now) {
      const known = answers.get(claim.id, now) ?? claims.get(claim.id);
      if (known) return known;
      claims.set(claim.id, claim);
      return null;
    },
    async put(record) {
      await answers.put(record);
      await release(record);
    },
    release,
    prune: (now) => answers.prune(now),
  };
}
