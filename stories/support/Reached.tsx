import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fireEvent, within } from 'storybook/test';

/** What a buyer does, as a browser reports it. None of it needs the focus, so that many stories do it on one page. */
export interface Buyer {
  press(button: string): Promise<void>;
  /** Keys on the map. */
  keys(...keys: readonly string[]): Promise<void>;
  /** A text in the field, and in the map's the Enter key after it. */
  type(text: string, role?: 'textbox' | 'combobox'): Promise<void>;
}

function buyerIn(box: HTMLElement): Buyer {
  const canvas = within(box);
  return {
    press: async (name) => void fireEvent.click(await canvas.findByRole('button', { name, hidden: true })),
    keys: async (...keys) => {
      const map = await canvas.findByRole('application', { hidden: true });
      for (const key of keys) fireEvent.keyDown(map, { key });
    },
    type: async (text, role = 'textbox') => {
      const field = await canvas.findByRole(role, { hidden: true });
      fireEvent.input(field, { target: { value: text } });
      if (role === 'textbox') fireEvent.keyDown(field, { key: 'Enter' });
    },
  };
}

interface ReachedProps {
  /** How a buyer comes to the state that no prop can say. */
  readonly by: ((buyer: Buyer) => Promise<void>) | undefined;
  /** Alone in its page, a story takes the focus as it would in a shop; among others it neither takes it nor scrolls to itself. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** A story as a buyer has left it. */
export function Reached({ by, isAlone, children }: ReachedProps) {
  const box = useRef<HTMLDivElement>(null);
  // A story begins once, whatever its controls say afterwards.
  const [begin] = useState(() => by);
  useEffect(() => {
    const { current } = box;
    if (!current || !begin) return;
    if (!isAlone) {
      current.inert = true;
      for (const pane of current.querySelectorAll('[role=application]')) pane.scrollIntoView = () => {};
    }
    begin(buyerIn(current))
      .finally(() => setTimeout(() => (current.inert = false)))
      .catch((error: unknown) => {
        // A page that was left is no failure.
        if (current.isConnected) throw error;
      });
  }, [begin, isAlone]);
  return <div ref={box}>{children}</div>;
}
