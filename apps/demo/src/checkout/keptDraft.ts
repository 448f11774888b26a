import type { Draft } from './order.types.ts';

const STORAGE_KEY = 'dar-zitouna.draft';

export function draftIn(state: unknown): Draft | null {
  const isDraft = (value: unknown): value is Draft =>
    typeof value === 'object' && value !== null && 'entries' in value && 'address' in value;
  return isDraft(state) ? state : null;
}

/** What was written before the page was loaded anew in this tab; null when that was nothing. */
export function keptDraft(): Draft | null {
  try {
    return draftIn(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Keeps what is written so far, or forgets it. In the tab's storage: what is put into the history while a page goes away is lost.
 */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be refused (private window, blocked cookies): the form is then as short-lived as the page.
  }
}
