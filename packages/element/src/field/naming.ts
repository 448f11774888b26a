const spoken = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The accessible name that a page gives an element: from its labels, else `aria-label`; empty if none. As text, because a
 * reference to a label around the element would also read out the buttons inside it.
 */
export function nameInPage(element: Element, labels: NodeList | null): string {
  // During construction `labels` is null.
  const text = spoken([...(labels ?? [])].map(({ textContent }) => textContent ?? '').join(' '));
  return text === '' ? spoken(element.getAttribute('aria-label') ?? '') : text;
}

const REFERENCES = {
  'aria-labelledby': 'ariaLabelledByElements',
  'aria-describedby': 'ariaDescribedByElements',
} as const satisfies Record<string, keyof Element>;

/** Whether elements can be found in a root. Asked so, because a frame's document is of another class. */
export const isParent = (node: Node): node is Node & ParentNode => 'querySelectorAll' in node;

/** The same by their ids. */
export const hasIds = (root: Node): root is Node & NonElementParentNode => 'getElementById' in root;

/** Passes the elements referenced in an ARIA attribute on to the input: ids do not reach into a shadow root. */
export function passReferences(element: Element, input: Element): void {
  const tree = element.getRootNode();
  for (const [attribute, property] of Object.entries(REFERENCES)) {
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
    const named = hasIds(tree)
      ? ids.map((id) => tree.getElementById(id)).filter((each) => each !== null)
      : [];
    // Browsers before 2025 lack this property; there the page's label must suffice.
    if (property in input) input[property] = named.length === 0 ? null : named;
  }
}

/** Exposes each part under its class name without the prefix: `sa-option` is `::part(option)`. */
export function nameParts(root: Element): void {
  for (const element of root.querySelectorAll('[class]:not([part])'))
    element.setAttribute('part', (element.getAttribute('class') ?? '').replace(/sa-/g, ''));
}
