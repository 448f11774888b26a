const told = new Set<string>();

/** Tells the developer of a mistake in the console, once per page; without what was typed or stored, which may be somebody's home. */
export function warnOnce(mistake: string): void {
  if (told.has(mistake)) return;
  told.add(mistake);
  console.warn(mistake);
}
