/** Properties set before the element was defined shadow its accessors: reapplies them. */
export function takeEarlyProperties(element: HTMLElement): void {
  const prototype: unknown = Object.getPrototypeOf(element);
  for (const name of Object.keys(element)) {
    if (typeof prototype !== 'object' || prototype === null || !(name in prototype)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
