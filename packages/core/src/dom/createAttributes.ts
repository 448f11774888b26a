type Attributes = Readonly<Record<string, unknown>>;

/**
 * Gives what writes an element's attributes, as the finder's parts name them; only those that are new since the last time, the first
 * time those that do not stand there. What `own` names is somebody else's to write.
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
      // In HTML the case of an attribute's name does not matter.
      else element.setAttribute(name, text);
    }
    drawn = attributes;
  };
}
