const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Its attributes, or its class alone. */
type Attributes = Readonly<Record<string, string>> | string;
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
  const given = typeof attributes === 'string' ? { class: attributes } : attributes;
  for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

interface DrawnIcon {
  readonly icon: Element;
  draw(drawing: string): void;
}

/** A line icon, in the colour of the surrounding text. */
export function createIcon(page: Document, size: number): DrawnIcon {
  const path = createElement(page, 'path', {});
  const icon = createElement(
    page,
    'svg',
    {
      width: String(size),
      height: String(size),
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': size > 20 ? '1.5' : '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    path,
  );
  let drawn = '';
  return {
    icon,
    draw(drawing) {
      if (drawn !== drawing) path.setAttribute('d', (drawn = drawing));
    },
  };
}

interface DrawnText {
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

type PropBag = Readonly<Record<string, unknown>>;

/**
 * Returns a function that writes an element's attributes, given as the finder's prop bags. It writes only what differs from its
 * previous call, and on the first call only what differs from the element. PropBag named in `own` belong to somebody else and
 * are never written.
 */
export function createAttributes(element: Element, own: object = {}): (attributes: PropBag) => void {
  let drawn: PropBag | null = null;
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

const HIDDEN = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Hides an element visually but not from screen readers. Through CSSOM: a strict CSP refuses a `style` attribute in
 * server-rendered HTML, and the finder must work without a stylesheet.
 */
export function hideVisually(element: HTMLElement | null): void {
  if (element !== null) Object.assign(element.style, HIDDEN);
}
