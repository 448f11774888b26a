import type { AddressRecord } from './records.types.ts';

const texts = [
  'houseNumber',
  'street',
  'locality',
  'delegation',
  'governorate',
  'governorateCode',
  'postalCode',
  'attribution',
] as const satisfies readonly (keyof AddressRecord)[];

/** Whether two records are equal, point included. */
export function isSameAddress(one: AddressRecord, other: AddressRecord): boolean {
  const isSamePoint = one.point.lat === other.point.lat && one.point.lng === other.point.lng;
  return isSamePoint && texts.every((name) => one[name] === other[name]);
}
