/** What browsers older than promised lack, before Chrome 86 and Safari 14, of what a part could use when it is first drawn. */
const LACKING = [
  [Element.prototype, 'replaceChildren'],
  [String.prototype, 'replaceAll'],
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [Object, 'hasOwn'],
] as const;

/** Runs something without these functions. */
export function inOlderBrowser<Result>(run: () => Result): Result {
  const kept = LACKING.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name] of LACKING) Reflect.deleteProperty(owner, name);
  try {
    return run();
  } finally {
    for (const [index, [owner, name]] of LACKING.entries())
      Object.defineProperty(owner, name, kept[index] ?? {});
  }
}
