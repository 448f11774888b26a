/** Exposes each part under its class name without the prefix: `sa-option` is `::part(option)`. */
export function nameParts(root: Element): void {
  for (const element of root.querySelectorAll('[class]:not([part])'))
    element.setAttribute('part', (element.getAttribute('class') ?? '').replace(/sa-/g, ''));
}
