import type { Key } from './webDriverActions.ts';

/** A browser that is none of Playwright's own builds. */
export interface Engine {
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs an expression in the page; its value comes back as text. */
  ask(expression: string): Promise<string>;
  /** Types with real keys. */
  type(text: string): Promise<void>;
  /** Presses and releases real keys together, the last one last. */
  press(...keys: readonly Key[]): Promise<void>;
  /** Clicks with a real pointer on the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Drags the first element that matches, by its middle, so many CSS pixels to the right and down. */
  drag(selector: string, right: number, down: number): Promise<void>;
  close(): Promise<void>;
}

/** An engine that may be on this machine. */
export interface EngineChoice {
  /** Where it comes from. */
  readonly source: string;
  /** Null where the machine lacks what is needed. Throws when it does not begin to listen within half a minute. */
  readonly launch: (() => Promise<Engine>) | null;
}
