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
 * Takes an element out of sight but not out of a screen reader's reach. Through CSSOM: a `style` attribute in server-rendered HTML
 * would be refused by a strict CSP, and unstyled use must not depend on a stylesheet.
 */
export function hideVisually(element: HTMLElement | null): void {
  if (element !== null) Object.assign(element.style, HIDDEN);
}
