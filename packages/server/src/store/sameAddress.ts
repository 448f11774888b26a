import type { AddressRecord } from './records.types.ts';

type Text = Exclude<keyof AddressRecord, 'id' | 'point'>;

/** Every text of a record: of one that is missing here a change would not be stored. */
const texts = {
  houseNumber: true,
  street: true,
  locality: true,
  delegation: true,
  governorate: true,
  governorateCode: true,
  postalCode: true,
  attribution: true,
} as const satisfies Record<Text, true>;
const names = Object.keys(texts).filter((name): name is Text => name in texts);

/** Whether two records are equal, point included. */
export function isSameAddress(one: AddressRecord, other: AddressRecord): boolean {
  const isSamePoint = one.point.lat === other.point.lat && one.point.lng === other.point.lng;
  return isSamePoint && names.every((name) => one[name] === other[name]);
}
