const spoken = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * What the page calls an element: by its labels, else by `aria-label`; empty when it says nothing. As text, since a reference to a label
 * around the element would also read out the buttons inside it.
 */
export function nameInPage(element: Element, labels: NodeList | null): string {
  // While an element is being made it has none.
  const text = spoken([...(labels ?? [])].map(({ textContent }) => textContent ?? '').join(' '));
  return text === '' ? spoken(element.getAttribute('aria-label') ?? '') : text;
}

const REFERENCES = {
  'aria-labelledby': 'ariaLabelledByElements',
  'aria-describedby': 'ariaDescribedByElements',
} as const satisfies Record<string, keyof Element>;

/** Hands the elements that the page names in an attribute on to the input: an id is not seen from inside a shadow root. */
export function passReferences(element: Element, input: Element): void {
  const tree = element.getRootNode();
  for (const [attribute, property] of Object.entries(REFERENCES)) {
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
    const named =
      tree instanceof Document || tree instanceof ShadowRoot
        ? ids.map((id) => tree.getElementById(id)).filter((each) => each !== null)
        : [];
    // Browsers of before 2025 know no such property; there the page's own label says enough.
    if (property in input) input[property] = named.length === 0 ? null : named;
  }
}
