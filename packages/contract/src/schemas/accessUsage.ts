import * as z from 'zod/mini';
import { planName, instant } from './accessPrimitives.ts';
import { object, strictObject } from './object.ts';

/** `pricePerYear` in Tunisian dinars; null in a figure means agreed one by one, or for units never cut off. */
const plan = object(() => ({
  name: planName,
  label: z.string(),
  currency: z.literal('TND'),
  pricePerYear: z.nullable(z.number()),
  popular: z.boolean(),
  unitsPerMonth: z.nullable(z.int()),
  ratePerSecond: z.number(),
  burst: z.int(),
  keys: z.object({ live: z.nullable(z.int()), sandbox: z.nullable(z.int()) }),
}));
export type PlanView = z.infer<typeof plan>;
export const planList = object(() => ({ plans: z.readonly(z.array(plan)) }));

/** A calendar month of Tunisia, `YYYY-MM`; the running one when absent. */
export const usageQuery = strictObject(() => ({
  month: z.exactOptional(z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))),
}));

/** Units an organisation used in a month, by day (Africa/Tunis) and operation. */
export const usage = object(() => ({
  month: z.string(),
  quota: z.object({
    limit: z.nullable(z.int()),
    used: z.int(),
    remaining: z.nullable(z.int()),
    resetsAt: instant(),
  }),
  days: z.readonly(
    z.array(z.object({ date: z.string(), units: z.int(), operations: z.record(z.string(), z.int()) })),
  ),
}));
export type Usage = z.infer<typeof usage>;
