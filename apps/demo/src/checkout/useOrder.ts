import { useEffect, useState } from 'react';
import type { Draft, Order } from './orderForm.ts';

/** Where the reader's attention goes on to when the form comes back: its start, or its map. */
export type FormStart = 'top' | 'map';

interface PlacedOrder {
  /** Null while the form is filled in. */
  readonly order: Order | null;
  /** What the form begins with; null for an empty one. */
  readonly draft: Draft | null;
  /** Null when the form came with the page or by Back, where the browser knows. */
  readonly start: FormStart | null;
  /** Shows an order, new or changed. */
  readonly show: (order: Order) => void;
  /** Goes back to the form of the order that is shown, to put its pin right. */
  readonly correct: () => void;
  readonly restart: () => void;
}

function orderIn(state: unknown): Order | null {
  const isOrder = (value: Draft | null): value is Order => value !== null && 'addressLines' in value;
  const draft = draftIn(state);
  return isOrder(draft) ? draft : null;
}

/**
 * The order on the page, kept in an entry of the browser's history, and what was written in the one before. Back leads to the form, not off
 * the site. A page that is loaded anew, as by a phone that was busy elsewhere, has everything still.
 */
export function useOrder(): PlacedOrder {
  const [order, setOrder] = useState(() => orderIn(history.state));
  const [draft, setDraft] = useState(() => order ?? keptDraft() ?? draftIn(history.state));
  const [start, setStart] = useState<FormStart | null>(null);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      setOrder(orderIn(state));
      setDraft(draftIn(state));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    order,
    draft,
    start,
    show(next) {
      if (order) history.replaceState(next, '');
      else {
        const { number, entries, address, pickup } = next;
        history.replaceState({ number, entries, address, pickup }, '');
        history.pushState(next, '');
        keepDraft(null);
      }
      setOrder(next);
      setStart(null);
    },
    correct() {
      setStart('map');
      history.back();
    },
    restart() {
      history.pushState(null, '');
      keepDraft(null);
      setOrder(null);
      setDraft(null);
      setStart('top');
    },
  };
}

const STORAGE_KEY = 'dar-zitouna.draft';

function draftIn(state: unknown): Draft | null {
  const isDraft = (value: unknown): value is Draft =>
    typeof value === 'object' && value !== null && 'entries' in value && 'address' in value;
  return isDraft(state) ? state : null;
}

/** What was written before the page was loaded anew in this tab; null when that was nothing. */
function keptDraft(): Draft | null {
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
