import * as z from 'zod/mini';

/** Where an application for access stands; the last four are final. */
export const applicationState = z.enum([
  'submitted',
  'under_review',
  'needs_info',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
]);
export type ApplicationState = z.infer<typeof applicationState>;

/** Where a key stands: it works while `active` or, for the grace of a rotation, `rotating`. The last two are final. */
export const keyState = z.enum(['active', 'rotating', 'suspended', 'revoked', 'expired']);
export type KeyState = z.infer<typeof keyState>;

export const planName = z.enum(['free', 'low', 'medium', 'large', 'government']);
export type PlanName = z.infer<typeof planName>;
