import { useEffect, useRef, useState } from 'react';
import type { Order } from './checkout/order.types.ts';

interface PlacedOrder {
  /** Null while the form is filled in. */
  readonly order: Order | null;
  /** Shows an order, new or changed. */
  /** The order before, which Back goes on to correct; null for a new one. */
  readonly draft: Order | null;
  readonly show: (order: Order) => void;
  readonly restart: () => void;
}

/** The order on the page, as an entry of the browser's history: Back leads to the form, not off the site. */
export function useOrder(): PlacedOrder {
  const [order, setOrder] = useState<Order | null>(null);
  const [draft, setDraft] = useState<Order | null>(null);
  const placed = useRef(new Map<unknown, Order>());

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setOrder(placed.current.get(state) ?? null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    order,
    draft,
    show(next) {
      if (!placed.current.has(next.number)) history.pushState(next.number, '');
      placed.current.set(next.number, next);
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
