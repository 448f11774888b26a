import type { PlaceRecord } from '../../src/records.types.ts';
import { arabicKey } from './alike.ts';
import type { Mutable } from '../entry.types.ts';
import { foldName } from './nameKey.ts';

/** What a street is in either language: an Arabic name that says another kind is another name. */
const WAYS: readonly (readonly [french: RegExp, arabic: RegExp])[] = [
  [/^Rue /u, /^نهج /u],
  [/^(?:Avenue|Boulevard) /u, /^شارع /u],
  [/^Route /u, /^طريق /u],
];

const CITE = /^Cité /u;
const HAY = /^(?:ال)?حي /u;
/** A numbered part of a place: it has the place's name, and the figure behind it, in either script. */
const NUMBERED = /^(?<whole>.+)(?<figure> \d+)$/u;

/** So many villages of one name have to be written alike before another is: a single one may be named after something else. */
const ENOUGH_VILLAGES = 2;

const isStreet = ({ type }: PlaceRecord): boolean => type === 'street';

const keyOf = (record: PlaceRecord, name: string): string => `${isStreet(record)} ${foldName(name)}`;

const isWay = ({ name, nameAr }: PlaceRecord): boolean =>
  WAYS.some(([french, arabic]) => french.test(name) && arabic.test(nameAr));

/** How the namesakes that have an Arabic name are written, if it is one name in all of them. */
function sharedName(namesakes: readonly PlaceRecord[]): string | undefined {
  const [first] = namesakes;
  if (first === undefined) return undefined;
  const isCite = CITE.test(first.name);
  const names = namesakes.map(({ nameAr }) => nameAr);
  const bare = names.map((name) => arabicKey(isCite ? name.replace(HAY, '') : name));
  if (bare.some((name) => name !== bare[0])) return undefined;
  if (isCite) return names.find((name) => HAY.test(name)) ?? names[0];
  if (isStreet(first)) return namesakes.every(isWay) ? names[0] : undefined;
  return names.length < ENOUGH_VILLAGES ? undefined : names[0];
}

/**
 * Gives streets and localities without an Arabic name that of their namesakes. "Cité Erriadh" is حي الرياض and "Avenue Habib Bourguiba" is
 * شارع الحبيب بورقيبة wherever they are. Only where all namesakes agree, and not for landmarks: a square's Arabic name may be a newer one.
 */
export function addArabicOfNamesakes(records: readonly Mutable<PlaceRecord>[]): void {
  const known = new Map<string, PlaceRecord[]>();
  for (const record of records) {
    if (record.nameAr === '') continue;
    const key = keyOf(record, record.name);
    known.set(key, [...(known.get(key) ?? []), { ...record }]);
  }
  const namesakesOf = (record: PlaceRecord, name: string): readonly PlaceRecord[] =>
    known.get(keyOf(record, name)) ?? [];
  /** Of El Menzah 1, what El Menzah beside it is called, if there is one. */
  const numberedName = (record: PlaceRecord): string | undefined => {
    const { whole = '', figure = '' } = NUMBERED.exec(record.name)?.groups ?? {};
    const namesakes = namesakesOf(record, whole);
    const beside = namesakes.find(({ delegation }) => delegation === record.delegation);
    const name = beside?.nameAr ?? sharedName(namesakes);
    return name === undefined ? undefined : name + figure;
  };
  // "Cité El Bassatine" beside the sector "El Bassatine" would be البساتين twice.
  const isAnothers = (nameAr: string, { name, delegation }: PlaceRecord): boolean =>
    records.some(
      (other) => other.nameAr === nameAr && other.delegation === delegation && other.name !== name,
    );
  for (const record of records) {
    if (record.nameAr !== '' || (record.type !== 'street' && record.type !== 'locality')) continue;
    const nameAr = sharedName(namesakesOf(record, record.name)) ?? numberedName(record);
    if (nameAr === undefined || isAnothers(nameAr, record)) continue;
    record.nameAr = nameAr;
  }
}
