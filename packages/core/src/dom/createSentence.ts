/**
 * Gives what writes an element's whole text; only what is new. Over whatever stands there: a page that is translated has other nodes in
 * the place of its texts.
 */
export function createSentence(element: Element): (text: string) => void {
  let drawn = element.textContent;
  return (text) => {
    if (text !== drawn) element.textContent = drawn = text;
  };
}
