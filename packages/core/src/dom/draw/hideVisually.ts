const HIDDEN = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Hides an element visually but not from screen readers. Through CSSOM: a strict CSP refuses a `style` attribute in
 * server-rendered HTML, and the finder must work without a stylesheet.
 */
export function hideVisually(element: HTMLElement | null): void {
  if (element !== null) Object.assign(element.style, HIDDEN);
}
