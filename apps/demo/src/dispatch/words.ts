import { useMemo } from 'react';
import type { DispatchMessages } from '../i18n/dispatch.fr.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import type { Outcome } from './run/run.types.ts';

/** How a row stands, in a word. */
type OutcomeState = keyof DispatchMessages['states'];

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

/** Writes a number as the language in use does in Tunisia. */
export function useCount(): (value: number) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale === 'en' ? 'en' : `${locale}-TN`, {
      numberingSystem: 'latn',
    });
    return (value) => format.format(value);
  }, [locale]);
}
