const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string>>;
type Children = readonly (Node | string)[];

/** An element with its attributes and children, for what is drawn without a framework. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Attributes,
  ...children: Children
): HTMLElementTagNameMap[Name];
export function createElement(
  page: Document,
  name: 'svg' | 'path',
  attributes: Attributes,
  ...children: Children
): Element;
export function createElement(
  page: Document,
  name: string,
  attributes: Attributes,
  ...children: Children
): Element {
  const element = page.createElementNS(name === 'svg' || name === 'path' ? SVG : HTML, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}
