/**
 * Returns a function that writes an element's whole text, if it changed. It replaces all child nodes, because browser translation
 * puts other nodes in the place of text nodes.
 */
export function createSentence(element: Element): (text: string) => void {
  let drawn = element.textContent;
  return (text) => {
    if (text !== drawn) element.textContent = drawn = text;
  };
}
