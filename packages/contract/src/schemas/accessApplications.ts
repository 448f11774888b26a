import * as z from 'zod/mini';
import { applicationState, planName, instant, lineOfText, linesOfText } from './accessPrimitives.ts';
import { object, strictObject } from './object.ts';

/** `A`: production access, answered within 3 business days. `B`: early access to the sandbox, answered within 48 hours. */
const accessInterface = () => z.enum(['A', 'B']);

const organization = () => lineOfText(2, 200);
// Pasted into a form it often has a space around it.
const email = () => z.string().check(z.trim(), z.email(), z.maxLength(254));
const contact = strictObject(() => ({ name: lineOfText(1, 200), email: email() }));
const intendedUse = () => linesOfText(40, 2_000);

/** What an applicant sends. `intendedUse` has at least 40 characters. */
export const applicationBody = strictObject(() => ({
  interface: z.prefault(accessInterface(), 'A'),
  organization: organization(),
  contact,
  intendedUse: intendedUse(),
  plan: z.prefault(planName, 'free'),
}));
export type ApplicationBody = z.infer<typeof applicationBody>;

/** The answer to a question of the reviewers; `intendedUse` replaces the one sent before. */
export const applicationAnswerBody = strictObject(() => ({
  answer: linesOfText(1, 2_000),
  intendedUse: z.exactOptional(intendedUse()),
}));
export type ApplicationAnswerBody = z.infer<typeof applicationAnswerBody>;

/**
 * An application as its organisation sees it. `note` is what the reviewers ask or say. `dueAt` is when they answer at the latest, counted
 * again from an answer to a question of theirs.
 */
export const application = object(() => ({
  id: z.string(),
  interface: accessInterface(),
  state: applicationState,
  organization: z.string(),
  contact: z.object({ name: z.string(), email: z.string() }),
  intendedUse: z.string(),
  plan: planName,
  submittedAt: instant(),
  dueAt: instant(),
  decidedAt: z.nullable(instant()),
  note: z.string(),
  answer: z.string(),
}));
export type Application = z.infer<typeof application>;

/**
 * `accountToken` opens the account: it is shown this once, and is null when the application was sent by an account that
 * has one.
 */
export const applicationReceipt = object(() => ({ application, accountToken: z.nullable(z.string()) }));
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

export const applicationList = object(() => ({
  count: z.int(),
  applications: z.readonly(z.array(application)),
}));

/** A fresh account token; the one before stopped working. */
export const accountTokenGrant = object(() => ({ accountToken: z.string(), expiresAt: instant() }));
