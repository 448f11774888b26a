import type { Entry } from '../entry.types.ts';
import { readGovernorates } from '../facts.ts';
import { nameKey } from '../names/nameKey.ts';

const NUMBERED = /^(.*\p{L})\s+\(?(\d{1,2}|[IVX]{1,4})\)?$/u;

/** A name without its number; empty for one that has none. */
const unnumbered = (name: string): string => NUMBERED.exec(name)?.[1]?.trim() ?? '';

const keyOf = ({ town }: Entry, name: string): string => `${town.delegationCode} ${nameKey(name)}`;

/** The quarters of a delegation that are several of one name but for their number, by that name. */
function familiesOf(entries: readonly Entry[]): Map<string, Entry[]> {
  const families = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = unnumbered(entry.record.name);
    if (name === '' || entry.record.type !== 'locality') continue;
    const key = keyOf(entry, name);
    families.set(key, [...(families.get(key) ?? []), entry]);
  }
  return new Map([...families].filter(([, { length }]) => length > 1));
}

/**
 * Finds the numbered quarters that are several of one name in a delegation, as El Menzah 1 to 9, and the names they share. People say them
 * of each of them. "Cité Ennasr 1" that is "Ennasr I" too shares both.
 */
export function namesOfSiblings(entries: readonly Entry[]): Map<Entry, string[]> {
  const siblings = [...familiesOf(entries).values()].flat();
  const shared = ({ record: { name, aliases } }: Entry): string[] =>
    [name, ...aliases].map(unnumbered).filter((other) => other !== '');
  return new Map(siblings.map((entry) => [entry, shared(entry)]));
}

/** Finds the quarters that are called what numbered ones share, as El Manar beside El Manar 1 and 2, and those. */
export function numberedBeside(entries: readonly Entry[]): Map<Entry, readonly Entry[]> {
  const families = familiesOf(entries);
  const bearers = entries.flatMap((entry) => {
    const family = families.get(keyOf(entry, entry.record.name));
    return family === undefined || entry.record.type !== 'locality' ? [] : [[entry, family] as const];
  });
  return new Map(bearers);
}

const ONE_SIDE = /^(.*\p{L})\s+(?:Nord|Sud|Est|Ouest)$/u;

/** The name of a quarter without the side it is on, as Aïn Zaghouen Nord, where the tables have no other place so called. */
export function namesWithoutSide(entries: readonly Entry[]): Map<Entry, string> {
  const taken = new Set(
    entries.flatMap((entry) =>
      [entry.record.name, ...entry.record.aliases].map((name) => keyOf(entry, name)),
    ),
  );
  const regions = [
    ...entries.map(({ record }) => record.delegation),
    ...readGovernorates().map((row) => row.name),
  ];
  const towns = new Set(regions.map(nameKey));
  const sides = new Map<Entry, string>();
  for (const entry of entries) {
    const name = ONE_SIDE.exec(entry.record.name)?.[1] ?? '';
    if (name !== '' && !taken.has(keyOf(entry, name)) && !towns.has(nameKey(name))) sides.set(entry, name);
  }
  return sides;
}
