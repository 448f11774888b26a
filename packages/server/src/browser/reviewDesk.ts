import type { AccessParts } from '../access/accessParts.ts';
import { applicationStateAt, openStates } from '../access/machines.ts';
import { approveApplication, askApplicant, rejectApplication, takeUpApplication } from '../access/review.ts';
import { applicationView } from '../access/views.ts';
import type { Application } from '@smart-address/contract';
import type { Store } from '../store/store.types.ts';

/** An application as staff see it. */
export interface ReviewedApplication extends Application {
  /** Whether the answer is late: it is staff's turn, and `dueAt` has passed. */
  readonly isOverdue: boolean;
}

/** What staff do with applications, for a sandbox inside a page: a deployment has the command line. */
export interface ReviewDesk {
  /** The applications that are not decided yet, the one due first at the top. */
  open(): Promise<readonly ReviewedApplication[]>;
  /** @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT; as do the others. */
  takeUp(id: string): Promise<void>;
  ask(id: string, question: string): Promise<void>;
  /** Resolves to the sandbox key that an approval for Interface B comes with, or null. */
  approve(id: string): Promise<string | null>;
  reject(id: string, reason: string): Promise<void>;
}

const reviewer = 'staff:desk';

/**
 * @param store of the app whose applications are reviewed.
 * @param clock likewise: milliseconds since 1970.
 */
export function createReviewDesk(store: Store, clock: () => number = Date.now): ReviewDesk {
  const parts: AccessParts = { environment: 'sandbox', store, sandbox: null, clock };
  return {
    async open() {
      const now = clock();
      return (await store.applications.list())
        .map((one) => ({ ...one, state: applicationStateAt(one, now) }))
        .filter(({ state }) => openStates.includes(state))
        .sort((one, other) => one.dueAt - other.dueAt)
        .map((one) => ({
          ...applicationView(one),
          isOverdue: one.state !== 'needs_info' && one.dueAt < now,
        }));
    },
    async takeUp(id) {
      await takeUpApplication(parts, reviewer, id);
    },
    async ask(id, question) {
      await askApplicant(parts, reviewer, id, question);
    },
    async approve(id) {
      const { sandboxKey } = await approveApplication(parts, reviewer, id);
      return sandboxKey?.text ?? null;
    },
    async reject(id, reason) {
      await rejectApplication(parts, reviewer, id, reason);
    },
  };
}
