const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** An element with its attributes and children, for what is not written through React. */
export function createElement(
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): Element {
  const element = page.createElementNS(name === 'svg' || name === 'path' ? SVG : HTML, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}
