import type { PlaceRecord } from '../records.types.ts';
import { fold } from '../search/read/fold.ts';
import { AREA_DIGITS, POSTAL_DIGITS, TYPE_DIGITS, type Regions } from './decodePlaces.ts';
import { BETWEEN_ROWS, packNumbers, packRuns } from './packedText.ts';
import { ACCURACIES, PLACE_TYPES, type Area, type GovernorateNames } from './placeColumns.ts';
import { placeId } from './placeId.ts';

const DEGREE = 1e5;

/** Rows of one kind and area beside each other: what they share costs nothing then. */
function inOrder(records: readonly PlaceRecord[]): PlaceRecord[] {
  const rank = ({ type }: PlaceRecord): number => PLACE_TYPES.indexOf(type);
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...records].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      byText(a.governorateCode, b.governorateCode) ||
      byText(a.delegation, b.delegation) ||
      byText(a.postalCode, b.postalCode) ||
      (a.type === 'locality' ? 0 : byText(a.locality, b.locality)) ||
      byText(a.accuracy, b.accuracy) ||
      byText(a.name, b.name) ||
      byText(a.id, b.id),
  );
}

/** The governorates, and each area that a record is in. */
export function regionsOf(
  records: readonly PlaceRecord[],
  governorates: readonly GovernorateNames[],
): Regions {
  const areas: Area[] = [{ delegation: '', delegationAr: '', governorate: -1 }];
  const known = new Set<string>();
  for (const { governorateCode, delegation, delegationAr } of inOrder(records)) {
    const governorate = governorates.findIndex(({ code }) => code === governorateCode);
    const key = `${governorate}|${delegation}`;
    if (known.has(key)) continue;
    known.add(key);
    areas.push({ governorate, delegation, delegationAr });
  }
  return { governorates, areas };
}

const codes = new Uint8Array(256);
export const folded = (name: string): string => String.fromCharCode(...codes.subarray(0, fold(name, codes)));

/** Spellings that the engine does not read as one of the others anyway. */
function spellings({ name, nameAr, nameEn, aliases, variants }: PlaceRecord): string {
  const seen = new Set([name, nameAr, nameEn].map(folded));
  const kept = [...aliases, ...variants].filter((other) => {
    const key = folded(other);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
  return kept.join('|');
}

function localityColumn(records: readonly PlaceRecord[]): string[] {
  let last = '';
  return records.map(({ type, name, locality, postalCode }) => {
    const same = locality === last;
    last = locality;
    if (type === 'locality' || type === 'postal') {
      if (name !== (type === 'postal' ? `${postalCode} ${locality}` : locality))
        throw new Error(`The locality ${name} is said to be in ${locality}.`);
      return '=';
    }
    if (locality === '') return '-';
    return same ? '' : locality;
  });
}

/**
 * Columns for `decodePlaces`, with the regions themselves or, if a table before has written them, without. Latin and Arabic names are kept
 * in columns of their own. A text with one Arabic letter takes two bytes a letter, and so does every name cut from it.
 *
 * @throws Error if a name holds a character that separates values.
 */
export function encodePlaces(
  unordered: readonly PlaceRecord[],
  { governorates, areas }: Regions,
  areWritten: boolean,
): readonly string[] {
  const records = inOrder(unordered);
  const categories = [
    '',
    ...new Set(records.map(({ category }) => category).filter((category) => category !== '')),
  ];
  const areaNumbers = new Map(
    areas.map(({ governorate, delegation }, i) => [`${governorate}|${delegation}`, i]),
  );
  const rows = (list: readonly string[]): string => list.join(BETWEEN_ROWS);
  const texts = (of: (record: PlaceRecord) => string): string => rows(records.map(of));
  const runs = (of: (record: PlaceRecord) => number, digits: number): string =>
    packRuns(records.map(of), digits);
  const packed = (of: (record: PlaceRecord) => number, digits: number): string =>
    packNumbers(records.map(of), digits);
  const postalPrefix = ({ type, postalCode }: PlaceRecord): number =>
    type === 'postal' ? postalCode.length + 1 : 0;
  const numbers = records.map(({ id, type }) =>
    type === 'postal' ? 0 : Number(/^(?:del|place|street|landmark):(\d+)$/u.exec(id)?.[1] ?? 0),
  );
  const odd = records.flatMap(({ id, type, governorateCode, postalCode, name }, row) =>
    placeId(type, numbers[row] ?? 0, governorateCode, postalCode || '0', name) === id ? [] : [`${row}|${id}`],
  );
  const columns = [
    areWritten
      ? rows(governorates.map(({ code, label, fr, en }) => [code, label, fr, en === fr ? '' : en].join('|')))
      : '',
    areWritten ? rows(governorates.map(({ ar }) => ar)) : '',
    areWritten ? rows(areas.map(({ governorate, delegation }) => `${governorate}|${delegation}`)) : '',
    areWritten ? rows(areas.map(({ delegationAr }) => delegationAr)) : '',
    rows(categories),
    texts((record) => record.name.slice(postalPrefix(record))),
    texts((record) => record.nameAr.slice(postalPrefix(record))),
    rows(localityColumn(records)),
    rows(records.flatMap(({ nameEn }, row) => (nameEn === '' ? [] : [`${row}|${nameEn}`]))),
    texts(spellings),
    runs(({ type }) => PLACE_TYPES.indexOf(type), TYPE_DIGITS),
    runs(({ governorateCode, delegation }) => {
      const governorate = governorates.findIndex(({ code }) => code === governorateCode);
      return governorate < 0 ? 0 : (areaNumbers.get(`${governorate}|${delegation}`) ?? 0);
    }, AREA_DIGITS),
    runs(({ postalCode }) => Number(postalCode), POSTAL_DIGITS),
    packNumbers(numbers, 5),
    packed(({ accuracy }) => ACCURACIES.indexOf(accuracy), 1),
    packed(({ category }) => categories.indexOf(category), 1),
    packed(({ importance }) => Math.round(importance * 1000), 2),
    packed(({ location }) => Math.round(location.lat * DEGREE), 4),
    packed(({ location }) => Math.round(location.lng * DEGREE), 4),
    rows(odd),
  ];
  for (const { name, nameAr, locality, aliases, variants } of records) {
    for (const value of [name, nameAr, locality, ...aliases, ...variants]) {
      if (/[|^]/u.test(value)) throw new Error(`"${value}" holds a character that separates values.`);
    }
  }
  return columns;
}
