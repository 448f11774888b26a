import { nextTask } from '@smart-address/gazetteer/nextTask';

/** Lets the browser save a text as a file. The page is drawn between two pieces of it. */
export async function download(text: Iterable<string>, name: string, type: string): Promise<void> {
  const pieces: string[] = [];
  for (const piece of text) {
    pieces.push(piece);
    await nextTask();
  }
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
