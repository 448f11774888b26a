import { DARK_PALETTE, LIGHT_PALETTE, type MapPalette } from '../base-layer/palette.ts';

/** map.css sets this property to the palette to use, so that page, system and `data-theme` decide as for all other parts. */
const SCHEME = '--sa-map-scheme';

/** Calls back with the colours of a map by the page's theme, at first and on each change; returns a function that stops. */
export function watchPalette(element: Element, onChange: (palette: MapPalette) => void): () => void {
  let frame: number | null = null;
  const read = (): void => {
    frame = null;
    const scheme = getComputedStyle(element).getPropertyValue(SCHEME).trim();
    onChange(scheme === 'dark' ? DARK_PALETTE : LIGHT_PALETTE);
  };
  // In a frame, which computes the layout anyway: classes change on each drag of the map, and all over a busy page.
  const readSoon = (): void => {
    frame ??= requestAnimationFrame(read);
  };
  readSoon();
  // jsdom has no `matchMedia`.
  const system =
    typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : new EventTarget();
  system.addEventListener('change', readSoon);
  const themes = new MutationObserver(readSoon);
  themes.observe(document, { subtree: true, attributeFilter: ['data-theme', 'class'] });
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    system.removeEventListener('change', readSoon);
    themes.disconnect();
  };
}

/** Calls back with whether the page is being printed, where a map is light; returns a function that stops. */
export function watchPrinting(onChange: (isPrinting: boolean) => void): () => void {
  const turn = ({ type }: Event): void => onChange(type === 'beforeprint');
  const ended = new AbortController();
  window.addEventListener('beforeprint', turn, { signal: ended.signal });
  window.addEventListener('afterprint', turn, { signal: ended.signal });
  return () => ended.abort();
}
