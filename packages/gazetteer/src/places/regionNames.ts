import { PLACE_TYPES, type PlaceColumns, type RegionName } from './placeColumns.ts';

const GOVERNORATE = PLACE_TYPES.indexOf('governorate');
const DELEGATION = PLACE_TYPES.indexOf('delegation');

/** The other names of governorates and delegations, which are those of their own rows. */
export function regionNames({
  types,
  area,
  areas,
  governorates,
  aliases,
}: Pick<PlaceColumns, 'types' | 'area' | 'areas' | 'governorates' | 'aliases'>): RegionName[] {
  const names: RegionName[] = [];
  types.forEach((type, row) => {
    if (type !== GOVERNORATE && type !== DELEGATION) return;
    const number = area[row] ?? 0;
    const region = type === DELEGATION ? governorates.length + number : (areas[number]?.governorate ?? -1);
    if (region >= 0 && aliases[row]) for (const name of aliases[row].split('|')) names.push({ region, name });
  });
  return names;
}
