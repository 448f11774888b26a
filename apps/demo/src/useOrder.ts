import { useEffect, useState } from 'react';
import type { Order } from './checkout/order.types.ts';

interface PlacedOrder {
  /** Null while the form is filled in. */
  readonly order: Order | null;
  /** The order before, which Back goes on to correct; null for a new one. */
  readonly draft: Order | null;
  /** Shows an order, new or changed. */
  readonly show: (order: Order) => void;
  readonly restart: () => void;
}

function orderIn(state: unknown): Order | null {
  const isOrder = (value: unknown): value is Order =>
    typeof value === 'object' && value !== null && 'number' in value && 'addressLines' in value;
  return isOrder(state) ? state : null;
}

/**
 * The order on the page, kept in an entry of the browser's history: Back leads to the form, not off the site, and a page that is
 * loaded anew has its codes still.
 */
export function useOrder(): PlacedOrder {
  const [order, setOrder] = useState(() => orderIn(history.state));
  const [draft, setDraft] = useState(order);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const next = orderIn(state);
      setOrder(next);
      if (next) setDraft(next);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    order,
    draft,
    show(next) {
      if (order) history.replaceState(next, '');
      else history.pushState(next, '');
      setOrder(next);
      setDraft(next);
    },
    restart() {
      history.pushState(null, '');
      setOrder(null);
      setDraft(null);
    },
  };
}
