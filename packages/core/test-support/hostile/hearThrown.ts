import { beforeEach, expect, onTestFinished, vi } from 'vitest';

/** What a test's page throws and nobody catches, which is nothing when the test ends; the console is silent meanwhile. */
export function hearThrown(): string[] {
  const thrown: string[] = [];
  beforeEach(() => {
    thrown.length = 0;
    const hear = (event: Event): void => {
      thrown.push(String('reason' in event ? event.reason : Reflect.get(event, 'message')));
    };
    const listening = new AbortController();
    for (const type of ['error', 'unhandledrejection'])
      window.addEventListener(type, hear, { signal: listening.signal });
    for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
    onTestFinished(() => {
      listening.abort();
      vi.restoreAllMocks();
      expect(thrown).toEqual([]);
    });
  });
  return thrown;
}
