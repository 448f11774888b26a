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

// Staff read these in a terminal: no control characters, and none that change the writing direction.
const line = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
const lines = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

/** One line, trimmed, `min` to `max` characters. */
export function lineOfText(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(line));
}

/** Text of several lines, trimmed, `min` to `max` characters. */
export function linesOfText(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(lines));
}

/** An instant in an answer: ISO 8601 in UTC. */
export const instant = () => z.iso.datetime();

/** An instant in a request: ISO 8601 in UTC or with an offset, as most languages write one (`2027-01-31T09:00:00+01:00`). */
export const sentInstant = () => z.iso.datetime({ offset: true });
