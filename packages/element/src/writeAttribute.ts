/** Sets an attribute as a property's text; null and undefined remove it. */
export function writeAttribute(
  element: Element,
  name: string,
  value: number | string | null | undefined,
): void {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
