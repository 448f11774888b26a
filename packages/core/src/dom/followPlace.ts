/**
 * Calls back when an element has moved though nothing was scrolled: a banner or a sentence of the form has come above it. Ends with the
 * signal. A browser tells of that only by way of what it is told to intersect with: here the place where the element stood.
 */
export function followPlace(element: Element, onMove: () => void, signal: AbortSignal): void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  // A document without a layout (jsdom) moves nothing.
  if (!('IntersectionObserver' in view)) return;
  let known = '';
  let observer: IntersectionObserver | null = null;
  const look = () => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    // Outwards to whole pixels, which is all that a margin takes.
    const margin = [top, clientWidth - right, clientHeight - bottom, left]
      .map((inset) => `${-Math.floor(inset)}px`)
      .join(' ');
    if (margin === known) return;
    if (known !== '') onMove();
    known = margin;
    observer?.disconnect();
    // In an iframe the page has to be named, which a Safari of before 2020 refuses.
    const root = view.parent === view ? null : page;
    observer = new view.IntersectionObserver(look, { root, rootMargin: margin, threshold: 1 });
    observer.observe(element);
  };
  look();
  signal.addEventListener('abort', () => observer?.disconnect());
}
