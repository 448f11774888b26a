export interface DrawnText {
  readonly node: Text;
  /** Writes only a changed text: a write costs something even if it changes nothing. */
  draw(text: string): void;
}

/** A text node that is updated from key to key. */
export function createText(page: Document): DrawnText {
  const node = page.createTextNode('');
  let drawn = '';
  return {
    node,
    draw(text) {
      if (text !== drawn) node.data = drawn = text;
    },
  };
}
