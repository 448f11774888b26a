const width = 30;

/** A bar on the last line of a terminal; nothing when there is none to look. `total` is what `show` counts up to. */
export function progressBar(redraw: ((text: string) => void) | null, total: number) {
  let shown = '';
  return {
    show(done: number, caption: string): void {
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const filled = Math.round(share * width);
      const text = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.floor(share * 100)} %  ${caption}`;
      if (text !== shown) redraw?.(text);
      shown = text;
    },
    clear(): void {
      if (shown !== '') redraw?.('');
    },
  };
}
