import { cdp } from 'vitest/browser';

/** What an IME, which most phones type with, has under composition, one text after the other. */
export async function composeText(...texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}
