import type { DispatchMessages } from '../i18n/dispatch.fr.ts';
import type { Outcome } from './run/outcome.types.ts';

/** How a row stands, in a word. */
export type OutcomeState = keyof DispatchMessages['states'];

export function outcomeState(outcome: Outcome | undefined): OutcomeState {
  if (!outcome) return 'unsent';
  if (outcome.kind === 'rejected') return 'rejected';
  return outcome.remarks.length > 0 ? 'remarked' : 'found';
}

export const stateOf =
  (t: DispatchMessages) =>
  (outcome: Outcome | undefined): string =>
    t.states[outcomeState(outcome)];

/** Why a row was rejected, or what is to be looked at; empty when there is nothing to say. */
export const remarkOf =
  (t: DispatchMessages) =>
  (outcome: Outcome | undefined): string => {
    if (!outcome) return '';
    if (outcome.kind === 'rejected') return t.reasons[outcome.reason](outcome.detail);
    return outcome.remarks.map((remark) => t.remarks[remark]).join('; ');
  };
