import { createContext, use } from 'react';
import type { Connection } from '../backend/connection.ts';
import type { Settings } from '../settings/settings.ts';

/** What every page of the demo shares. */
export interface Demo {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
  /** Made anew whenever the backend or the scenario changes. */
  readonly connection: Connection;
}

export const DemoContext = createContext<Demo | null>(null);

export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('useDemo is called outside <App>.');
  return demo;
}
