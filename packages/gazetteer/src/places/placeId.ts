import { remembered } from '../remembered.ts';

/** What the number in an id refers to, by place type; localities of the postal list and a team's own streets have none. */
const NUMBERED: Readonly<Record<string, string>> = {
  delegation: 'del',
  locality: 'place',
  street: 'street',
  address: 'landmark',
};

/** Part of an id: lower-case ASCII or Arabic words joined by hyphens. */
const slugOf = remembered((name) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[‘’'`ʻʼʿʾ]/gu, '')
    .replace(/[^a-z0-9\u0621-\u064a]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-'),
);

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
  const kind = type === 'locality' ? 'loc' : type;
  return number === 0 ? `${kind}:${postalCode}:${slugOf(name)}` : `${NUMBERED[type] ?? type}:${number}`;
}
