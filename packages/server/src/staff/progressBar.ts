const width = 30;

/** A progress bar on the last line of a terminal; does nothing without one. `total` is the final value of `show`. */
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
