import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

const SHOWN_MS = 2500;

/** Copies a text and remembers for a moment how it went; a browser may refuse. */
export function useClipboard(): readonly [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return [state, copy];
}
