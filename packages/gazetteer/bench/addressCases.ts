import { distanceMeters } from '@smart-address/codes';
import { foldName } from '../scripts/names/nameKey.ts';
import type { PlaceRecord } from '../src/records.types.ts';
import { onOtherKeyboard } from '../src/search/read/otherKeyboard.ts';
import { bears, edited, seededRandom, type Case, type QueryClass } from './queries.ts';

/** Metres from the place meant within which one of its name is that place. */
const SAME_METERS = 3_000;
/** Metres within which a quarter is said to be beside a street, and a town is said to be far from a code. */
const BESIDE_METERS = 1_500;
const FAR_METERS = 40_000;
/** Words that no place's name has. */
const UNKNOWN = ['zerdoumi', 'belkhiria', 'trabelsia', 'ouertani', 'mzoughia', 'guesmia'];
const PERSONS = ['Amine Trabelsi', 'Mme Salma Gharbi', 'Sté Confort Plus', 'Mohamed Ali Mzoughi'];
const FLOORS = ['3eme etage', 'appt 12', 'bloc B', '2ème étage app 4'];
const BUILDINGS = ['Résidence Les Perles', 'Immeuble Yasmine', 'Résidence El Wafa'];
const KINDS: readonly (readonly [word: string, category: RegExp])[] = [
  ['gare', /station/],
  ['hotel', /hotel/],
  ['mosquee', /mosque/],
  ['hopital', /hospital/],
  ['stade', /stadium/],
];

/** Every class of addresses, as they are written in orders: `size` queries each, made of the tables' own names. */
export function addressClasses(records: readonly PlaceRecord[], size: number): QueryClass[] {
  const random = seededRandom(20_261_129);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const localities = records.filter(({ type, delegation }) => type === 'locality' && delegation !== '');
  const towns = records.filter(({ type }) => type === 'delegation');
  const governorates = new Map(
    records.filter(({ type }) => type === 'governorate').map((place) => [place.governorateCode, place.name]),
  );
  const streets = records.filter(
    ({ type, name, delegation }) => type === 'street' && delegation !== '' && foldName(name).length > 8,
  );
  const bearers = new Map<string, Set<string>>();
  for (const { name, governorateCode } of streets)
    bearers.set(foldName(name), (bearers.get(foldName(name)) ?? new Set()).add(governorateCode));
  const governoratesWith = (name: string): ReadonlySet<string> => bearers.get(foldName(name)) ?? new Set();
  // A street that every town has is in the one that is named.
  const common = streets.filter(({ name }) => governoratesWith(name).size > 2);
  const roads = streets.filter(({ name }) => name.startsWith('Route de '));
  const governorateOf = ({ governorateCode }: PlaceRecord): string => governorates.get(governorateCode) ?? '';
  const metersBetween = (a: PlaceRecord, b: PlaceRecord): number => distanceMeters(a.location, b.location);

  /** The place itself, or one of its name so near that nobody means the other. */
  const is =
    (place: PlaceRecord): Case['isRight'] =>
    (record) =>
      record.id === place.id || (bears(record, place.name) && !(metersBetween(record, place) > SAME_METERS));
  /** The town, under whatever name and type, or what is in it. */
  const isIn =
    (town: PlaceRecord): Case['isRight'] =>
    (record) =>
      record.governorateCode === town.governorateCode &&
      (bears(record, town.name) || record.delegation === town.delegation);
  const beside = (street: PlaceRecord): PlaceRecord | undefined =>
    localities.find(
      (place) => place.name !== street.delegation && metersBetween(place, street) < BESIDE_METERS,
    );
  const make = (
    id: string,
    title: string,
    from: readonly PlaceRecord[],
    write: (place: PlaceRecord) => Case | string | undefined,
  ): QueryClass => {
    const cases: Case[] = [];
    for (let tries = 0; tries < size * 20 && cases.length < size; tries++) {
      const place = pick(from);
      const one = write(place);
      if (one !== undefined) cases.push(typeof one === 'string' ? { query: one, isRight: is(place) } : one);
    }
    return { id, title, cases };
  };
  const house = (): number => 1 + Math.floor(random() * 90);

  return [
    make('street', 'street and town', common, ({ name, delegation }) => `${name} ${delegation}`),
    make('house', 'number, street, postal code', common, (place) =>
      place.postalCode === ''
        ? undefined
        : `${house()} ${place.name}, ${place.postalCode} ${governorateOf(place)}`,
    ),
    make('typing', 'number and a street being typed', streets, ({ name }) =>
      `${house()} ${name.slice(0, Math.max(8, Math.ceil(name.length * 0.7)))}`.toLowerCase(),
    ),
    make('vicinity', 'street and a quarter near it', common, (place) => {
      const quarter = beside(place);
      return quarter && `${place.name}, ${quarter.name}`;
    }),
    make('unknown', 'unknown street in a town', towns, (town) => ({
      query: `rue ${pick(UNKNOWN)} ${pick(UNKNOWN)}, ${town.delegation}`,
      isRight: isIn(town),
    })),
    make('no street', 'street of other towns in a town', towns, (town) => {
      const { name } = pick(streets);
      if (governoratesWith(name).has(town.governorateCode)) return undefined;
      return { query: `${name}, ${town.delegation}`, isRight: isIn(town) };
    }),
    make('road', 'road to another town', towns, (town) => {
      const { name, governorateCode } = pick(towns);
      if (governorateCode === town.governorateCode) return undefined;
      return {
        query: `route de ${name} km ${1 + Math.floor(random() * 9)} ${town.name}`,
        isRight: isIn(town),
      };
    }),
    make('road in town', 'road in its town', roads, ({ name, delegation }) => `${name}, ${delegation}`),
    make(
      'building',
      'building, street, town',
      common,
      ({ name, delegation }) => `${pick(BUILDINGS)}, ${name}, ${delegation}`,
    ),
    make(
      'floor',
      'street, floor, town',
      streets,
      ({ name, delegation }) => `${house()} ${name} ${pick(FLOORS)} ${delegation}`,
    ),
    make(
      'addressee',
      'person, street, town',
      common,
      ({ name, delegation }) => `${pick(PERSONS)} ${house()} ${name}, ${delegation}`,
    ),
    make(
      'phone',
      'street, town, telephone',
      streets,
      ({ name, delegation }) => `${name} ${delegation} tel 71 ${100 + house()} ${100 + house()}`,
    ),
    make('glued', 'town written as one word', common, ({ name, delegation }) =>
      delegation.includes(' ') ? `${name} ${delegation.replaceAll(' ', '')}` : undefined,
    ),
    make('no spaces', 'all written as one word', streets, ({ name, delegation }) =>
      foldName(`${name}${delegation}`).replaceAll(' ', ''),
    ),
    make('misspelt way', 'a slip in "avenue", beside a neighbouring town', streets, (street) => {
      const town = pick(towns);
      if (town.governorateCode !== street.governorateCode || town.delegation === street.delegation)
        return undefined;
      if (!/^(?:Avenue|Boulevard|Impasse) /.test(street.name)) return undefined;
      return `${street.name.replace(/^\S+/, (way) => edited(way.toLowerCase(), random))} ${town.delegation}`;
    }),
    make('misspelt town', 'street of other towns, a slip in the town', towns, (town) => {
      const { name } = pick(common);
      if (governoratesWith(name).has(town.governorateCode) || town.delegation.length < 5) return undefined;
      return { query: `${name} ${edited(town.delegation.toLowerCase(), random)}`, isRight: isIn(town) };
    }),
    make('keyboard', 'the other keyboard', localities, ({ name, nameAr }) =>
      onOtherKeyboard(random() < 0.5 || nameAr === '' ? foldName(name) : nameAr).trim(),
    ),
    make('reversed', 'Arabic in reverse', localities, ({ nameAr }) =>
      nameAr.length > 3 ? [...nameAr].reverse().join('') : undefined,
    ),
    make('country', 'place and country', localities, ({ name, nameAr, delegation }) =>
      nameAr === '' ? `${name}, ${delegation}, Tunisie` : `${nameAr}، تونس`,
    ),
    make('kind', 'kind of landmark and town', towns, (town) => {
      const [word, category] = pick(KINDS);
      const isOne = (record: PlaceRecord): boolean =>
        category.test(record.category) && record.governorateCode === town.governorateCode;
      if (!records.some((record) => isOne(record) && record.delegation === town.delegation)) return undefined;
      return { query: `${word} ${town.delegation}`, isRight: isOne };
    }),
    make(
      'quarter',
      'quarter and region',
      localities,
      (place) => `${place.name} ${random() < 0.5 ? place.delegation : governorateOf(place)}`,
    ),
    make('quarter ar', 'quarter and region, Arabic', localities, ({ nameAr, delegationAr }) =>
      nameAr !== '' && delegationAr !== '' ? `${nameAr} ${delegationAr}` : undefined,
    ),
    make('code', 'quarter and postal code', localities, ({ name, postalCode }) =>
      postalCode === '' ? undefined : `${name} ${postalCode}`,
    ),
    make('street at a code', 'street and postal code', common, ({ name }) => {
      const there = pick(localities);
      if (there.postalCode === '' || !Number.isFinite(there.location.lat)) return undefined;
      return {
        query: `${house()} ${name}, ${there.postalCode}`,
        isRight: (record) =>
          record.postalCode === there.postalCode || metersBetween(record, there) < SAME_METERS,
      };
    }),
    make(
      'quarter of another town',
      'street, quarter elsewhere, town',
      common,
      ({ name, delegation }) => `${name}, ${pick(localities).name}, ${delegation}`,
    ),
    make('slip to a neighbour', 'street, town, code of the next governorate', common, (street) => {
      const other = pick(localities);
      const isNext =
        other.governorateCode !== street.governorateCode && metersBetween(other, street) < 15_000;
      return isNext && other.postalCode !== ''
        ? `${street.name} ${street.delegation} ${other.postalCode}`
        : undefined;
    }),
    make('slip of a code', 'street, town, wrong code', common, (street) => {
      const other = pick(localities);
      if (other.postalCode === '' || metersBetween(other, street) < FAR_METERS) return undefined;
      return `${street.name}, ${other.postalCode} ${street.delegation}`;
    }),
    make('Tunis', 'around Tunis, called Tunis', localities, ({ name, governorateCode }) =>
      /TN-1[2-4]/.test(governorateCode) ? `${name}, Tunis` : undefined,
    ),
    make('beginning', 'name being typed', localities, ({ name }) =>
      name.slice(0, Math.max(4, Math.ceil(name.length * 0.6))).toLowerCase(),
    ),
    make('initial', 'first name by its initial', streets, ({ name, delegation }) => {
      const [way, first, ...rest] = name.split(' ');
      return rest.length > 0 && /^\p{Lu}\p{L}{3,}/u.test(first ?? '')
        ? `${way} ${first?.charAt(0)}. ${rest.join(' ')} ${delegation}`
        : undefined;
    }),
  ];
}
