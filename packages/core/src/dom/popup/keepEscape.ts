/**
 * Calls `claim` with each Escape in an element before anybody else hears it. It listens in the window's capture phase, while the element
 * has the focus: the earliest there is, and nothing to remove with the element. Ends with `signal`.
 */
export function keepEscape(
  element: HTMLElement,
  claim: (event: KeyboardEvent) => void,
  signal?: AbortSignal,
): void {
  let held: AbortController | null = null;
  const end = () => held?.abort();
  const hear = (event: KeyboardEvent) => {
    // Not every browser fires `blur` for what is taken out of the page.
    if (!element.isConnected) end();
    // Outside a shadow tree the event's target is the tree's host.
    if (event.key === 'Escape' && event.composedPath()[0] === element) claim(event);
  };
  const start = () => {
    end();
    held = new AbortController();
    // Asked each time: an element may be moved into the document of a frame.
    const page = element.ownerDocument.defaultView;
    page?.addEventListener('keydown', hear, { capture: true, signal: held.signal });
  };
  const listen = signal === undefined ? {} : { signal };
  element.addEventListener('focus', start, listen);
  element.addEventListener('blur', end, listen);
  signal?.addEventListener('abort', end);
  if (element.matches(':focus')) start();
}
