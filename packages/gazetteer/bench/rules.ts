import { penaltyRules } from './rules/penaltyRules.ts';
import { readRules } from './rules/readRules.ts';
import type { Rule } from './rules/rule.types.ts';
import { weighRules } from './rules/weighRules.ts';

/**
 * Every rule of the search that can be left out by itself. Leaving one out is an edit of its line, so that the search that is shipped pays
 * nothing for it. What each is worth: `npm run bench -- rules`. One that shows nothing goes.
 */
export const rules: readonly Rule[] = [...readRules, ...weighRules, ...penaltyRules];
