type Attributes = Readonly<Record<string, unknown>>;

/** Gives what writes an element's attributes, as the finder's parts name them; only those that are new since the last time. */
export function createAttributes(element: Element): (attributes: Attributes) => void {
  let drawn: Attributes = {};
  return (attributes) => {
    for (const name in attributes) {
      const value = attributes[name];
      if (value === drawn[name]) continue;
      if (name === 'hidden') element.toggleAttribute(name, value === true);
      else if (value === undefined) element.removeAttribute(name);
      // In HTML the case of an attribute's name does not matter.
      else element.setAttribute(name, String(value));
    }
    drawn = attributes;
  };
}
