type Attributes = Readonly<Record<string, unknown>>;

/**
 * Returns a function that writes an element's attributes, given as the finder's prop bags. It writes only what differs from its
 * previous call, and on the first call only what differs from the element. Attributes named in `own` belong to somebody else and
 * are never written.
 */
export function createAttributes(element: Element, own: object = {}): (attributes: Attributes) => void {
  let drawn: Attributes | null = null;
  return (attributes) => {
    for (const name in attributes) {
      const value = attributes[name];
      if (name in own || (drawn !== null && value === drawn[name])) continue;
      const text =
        name === 'hidden' ? (value === true ? '' : null) : value === undefined ? null : String(value);
      if (drawn === null && element.getAttribute(name) === text) continue;
      if (text === null) element.removeAttribute(name);
      // Attribute names are case-insensitive in HTML.
      else element.setAttribute(name, text);
    }
    drawn = attributes;
  };
}
