import type { PlaceRecord } from '../../src/records.types.ts';
import { arabicKey } from './alike.ts';
import type { Entry } from '../entry.types.ts';
import { postalDelegations, readVariants, type DelegationRow, type VariantRow } from '../facts.ts';
import { nameKey } from './nameKey.ts';
import { otherNames } from './otherNames.ts';

/** GeoNames has Arabic names that were written from left to right: "نيرقم" is "مقرين", read backwards. A lam with its alef is one sign. */
const isBackwards = (variant: string, names: readonly string[]): boolean =>
  [/./gu, /لا|./gu]
    .map((sign) => arabicKey((variant.match(sign) ?? []).reverse().join('')))
    .some((turned) => turned !== arabicKey(variant) && names.some((name) => arabicKey(name) === turned));

/** The spellings of each record, from the rows of a table of variants. */
export function spellingsOf(
  rows: readonly VariantRow[],
  delegations: readonly DelegationRow[],
  entries: readonly Entry[],
): Map<Entry['record'], string[]> {
  const delegationOf = postalDelegations(delegations);
  const delegationNames = new Set(delegations.flatMap(({ name, nameAr }) => [nameKey(name), nameAr]));
  const isOther = (variant: string, own: readonly string[]): boolean =>
    [variant, nameKey(variant)].some((name) => delegationNames.has(name) && !own.includes(name));
  const records = new Map<string, Entry['record']>();
  for (const { town, record } of entries) {
    if (town.heads !== undefined) records.set(town.heads.code, record);
    for (const row of town.postal === undefined ? [] : [town.postal, ...town.otherPostal]) {
      records.set(`${row.postalCode} ${row.name}`, record);
    }
  }
  const given = new Map<Entry['record'], string[]>();
  for (const row of rows) {
    const key = row.isDelegation
      ? delegationOf(row.governorate, row.delegation).code
      : `${row.postalCode} ${row.canonical}`;
    const record = records.get(key);
    if (record === undefined)
      throw new Error(`A table of variants has no place for "${row.canonical}" (${key}).`);
    // The census has "Sousse Médina" in the row of Gabès Ville, in both languages.
    if (row.isDelegation && isOther(row.variant, [nameKey(record.name), record.nameAr])) continue;
    given.set(record, [...(given.get(record) ?? []), row.variant]);
  }
  return given;
}

/** The spellings that a record is not found by yet. */
export function newSpellings(record: PlaceRecord, variants: readonly string[]): readonly string[] {
  const shown = [record.name, record.nameAr, record.locality, ...record.aliases];
  return otherNames(
    shown,
    variants.filter((variant) => !isBackwards(variant, shown)),
  );
}

/** Puts other sources' spellings on the records they are spellings of. */
export function addVariants(delegations: readonly DelegationRow[], entries: readonly Entry[]): void {
  for (const [record, variants] of spellingsOf(readVariants(), delegations, entries)) {
    record.variants = newSpellings(record, variants);
  }
}
