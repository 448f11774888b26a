/**
 * Calls back when an element moves without a scroll, for example because a banner appears above it. Stops with the signal.
 * Browsers report this only through an `IntersectionObserver` whose root is cut to the element's last position.
 */
export function followPlace(element: Element, onMove: () => void, signal: AbortSignal): void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  // jsdom has no layout: nothing moves. A test page may have a stand-in for one of the two.
  if (!('IntersectionObserver' in view && 'ResizeObserver' in view)) return;
  let known = '';
  let observer: IntersectionObserver | null = null;
  const look = () => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    // Rounded outwards, because `rootMargin` takes whole pixels only.
    const margin = [top, clientWidth - right, clientHeight - bottom, left]
      .map((inset) => `${-Math.floor(inset)}px`)
      .join(' ');
    if (margin === known) return;
    if (known !== '') onMove();
    known = margin;
    observer?.disconnect();
    // In an iframe the root has to be given; Safari before 2020 rejects that.
    const root = view.parent === view ? null : page;
    observer = new view.IntersectionObserver(look, { root, rootMargin: margin, threshold: 1 });
    observer.observe(element);
  };
  look();
  // An element that becomes narrower still intersects in full.
  const sizes = new view.ResizeObserver(look);
  sizes.observe(element);
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    sizes.disconnect();
  });
}
