import type { ProviderErrorReason } from '@smart-address/core';
import type { Messages } from '../i18n/fr.ts';

/** Why the codes could not be registered. */
export interface Problem {
  readonly reason: ProviderErrorReason | 'out_of_coverage';
  /** Whole seconds until asking again makes sense; 0 when that is not known. */
  readonly retryAfterSeconds: number;
}

export function describeProblem({ reason, retryAfterSeconds }: Problem, t: Messages): string {
  switch (reason) {
    case 'offline':
      return t.errors.offline;
    case 'timeout':
      return t.errors.timeout;
    case 'rate_limited':
      return t.errors.rateLimited(retryAfterSeconds);
    case 'denied':
      return t.errors.denied;
    case 'out_of_coverage':
      return t.errors.outOfCoverage;
    case 'invalid':
    case 'not_found':
      return t.errors.invalid;
    case 'unavailable':
      return t.errors.unavailable;
  }
}
