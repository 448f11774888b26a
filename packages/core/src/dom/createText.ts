export interface DrawnText {
  readonly node: Text;
  /** Writes only what is new: a write is felt even where it changes nothing. */
  draw(text: string): void;
}

/** A text of a page that is written over from key to key. */
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
