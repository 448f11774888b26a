import type { IdempotencyClaim, IdempotencyRecord } from './records.types.ts';
import type { IdempotencyStore } from './store.types.ts';

/** Stored answers by id, in a store with a single process. */
export interface KeptAnswers extends Pick<IdempotencyStore, 'put' | 'prune'> {
  get(id: string, now: number): Promise<IdempotencyRecord | undefined>;
}

/** Idempotency keys of a single process: claims live and end with it, so they are kept in memory and need no expiry. */
export function withClaims(answers: KeptAnswers): IdempotencyStore {
  const claims = new Map<string, IdempotencyClaim>();

  async function release({ id }: IdempotencyClaim): Promise<void> {
    claims.delete(id);
  }

  return {
    async claim(claim, now) {
      const other = claims.get(claim.id);
      if (other) return other;
      claims.set(claim.id, claim);
      try {
        const answer = await answers.get(claim.id, now);
        if (answer) await release(claim);
        return answer ?? null;
      } catch (cause) {
        await release(claim);
        throw cause;
      }
    },
    async put(record) {
      await answers.put(record);
      await release(record);
    },
    release,
    prune: (now) => answers.prune(now),
  };
}
