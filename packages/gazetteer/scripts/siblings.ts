import type { Entry } from './entry.types.ts';
import { nameKey } from './nameKey.ts';

const NUMBERED = /^(.*\p{L})\s+\(?(\d{1,2}|[IVX]{1,4})\)?$/u;

/** The name of a numbered quarter without its number; empty for a name that has none. */
const unnumbered = ({ record: { name } }: Entry): string => NUMBERED.exec(name)?.[1]?.trim() ?? '';

/**
 * Finds the numbered quarters that are several of one name in a delegation, as El Menzah 1 to 9, and the name they share:
 * people say it of each of them.
 */
export function namesOfSiblings(entries: readonly Entry[]): Map<Entry, string> {
  const families = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = unnumbered(entry);
    if (name === '' || entry.record.type !== 'locality') continue;
    const key = `${entry.town.delegationCode} ${nameKey(name)}`;
    families.set(key, [...(families.get(key) ?? []), entry]);
  }
  const siblings = [...families.values()].filter(({ length }) => length > 1).flat();
  return new Map(siblings.map((entry) => [entry, unnumbered(entry)]));
}
