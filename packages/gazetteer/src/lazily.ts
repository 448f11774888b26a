/** Makes something when it is first needed, and once: an index nobody asks for costs no start. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
