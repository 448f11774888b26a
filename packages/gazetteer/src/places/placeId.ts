/** What the number in an id refers to, by place type; localities of the postal list have none. */
const NUMBERED: Readonly<Record<string, string>> = {
  delegation: 'del',
  locality: 'place',
  street: 'street',
  address: 'landmark',
};

/** Part of an id: lower-case ASCII words joined by hyphens. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[‘’'`ʻʼʿʾ]/gu, '')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/** The id of a place; `number` is 0 if it has none. */
export function placeId(
  type: string,
  number: number,
  governorateCode: string,
  postalCode: string,
  name: string,
): string {
  if (type === 'governorate') return `gov:${governorateCode}`;
  if (type === 'postal') return `postal:${postalCode}`;
  return number === 0 ? `loc:${postalCode}:${slugOf(name)}` : `${NUMBERED[type] ?? type}:${number}`;
}
