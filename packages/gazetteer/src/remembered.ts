const MOST = 500;

/** A pure function of a text that keeps its last results: rows of one key are mostly those of the key before. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = make(text);
      if (known.size >= MOST) known.clear();
      known.set(text, result);
    }
    return result;
  };
}
