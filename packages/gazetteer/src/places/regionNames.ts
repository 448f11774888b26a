import { DELEGATION, type PlaceColumns, type RegionName } from './placeColumns.ts';

/** The other names of governorates and delegations, which are those of their own rows. */
export function regionNames({
  types,
  area,
  areas,
  governorates,
  aliases,
}: Pick<PlaceColumns, 'types' | 'area' | 'areas' | 'governorates' | 'aliases'>): RegionName[] {
  const names: RegionName[] = [];
  // Regions are the first types, and the first rows.
  for (let row = 0; (types[row] ?? Infinity) <= DELEGATION; row++) {
    const number = area[row] ?? 0;
    const region =
      types[row] === DELEGATION ? governorates.length + number : (areas[number]?.governorate ?? -1);
    const others = aliases[row] ?? '';
    if (region >= 0 && others !== '') for (const name of others.split('|')) names.push({ region, name });
  }
  return names;
}
