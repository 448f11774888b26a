import type { IdempotencyClaim, IdempotencyRecord } from './records.types.ts';
import type { IdempotencyStore } from './store.types.ts';

/** Answers kept by id, in a store that one process works on. */
export interface KeptAnswers extends Pick<IdempotencyStore, 'put' | 'prune'> {
  get(id: string, now: number): Promise<IdempotencyRecord | undefined>;
}

/** Idempotency keys where one process answers: claims live and end with it, so they are in memory and need no end of their own. */
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
