import { recogniseLocation } from '@smart-address/codes';
import type { SheetRow } from '../table/table.types.ts';
import { type ColumnRole, type Columns, readCoordinate } from './columns.ts';

/** Rows that are looked at: the rest of a file is like its beginning. */
const SAMPLE = 200;
/** Share of a column's filled cells that must be of a kind. */
const MOST = 0.8;

/** Titles by which people name such a column, folded; the first that fits decides. */
const TITLES: readonly (readonly [RegExp, ColumnRole])[] = [
  [/^(lat|latitude|gps ?lat|y|y ?wgs84|خط العرض|العرض)$/, 'latitude'],
  [/^(lng|lon|long|longitude|gps ?(lng|lon|long)|x|x ?wgs84|خط الطول|الطول)$/, 'longitude'],
  // Before the next: a postal code is no address code, although its title has the word.
  [/^(code ?postal|postal( ?code)?|cp|zip( ?code)?|الترقيم البريدي|الرمز البريدي)$/, 'address'],
  [
    /(^code$|smart ?code|code ?adresse|address ?code|plus ?code|coordonnees|coordinates|gps|position|رمز العنوان|الرمز|احداثيات|إحداثيات)/,
    'code',
  ],
  [
    /(adresse|address|rue|street|voie|localite|locality|ville|city|quartier|delegation|gouvernorat|governorate|destination|عنوان|العنوان|شارع|نهج|مدينة|المدينة|حي|معتمدية|ولاية|بلدة)/,
    'address',
  ],
  [
    /(^id$|^n[°o]$|^#$|ref|num|order|commande|colis|tracking|client|parcel|مرجع|المرجع|رقم|طلبية|طرد)/,
    'reference',
  ],
];

function fold(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_.:-]+/g, ' ')
    .trim();
}

function roleOfTitle(title: string): ColumnRole | null {
  const folded = fold(title);
  return TITLES.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

type Kind = 'latitude' | 'longitude' | 'code' | 'words' | 'number' | 'other';

/** Degrees in which Tunisia lies, with some room; a value there is a latitude or a longitude, and no price or quantity. */
function kindOf(cell: string): Kind {
  const value = readCoordinate(cell);
  if (value !== null && /[.,\u066B]/.test(cell)) {
    if (value >= 29 && value <= 39) return 'latitude';
    if (value >= 6.5 && value <= 13) return 'longitude';
  }
  if (/^[\p{Nd}\s.,+-]*$/u.test(cell) && !/[,\u060C]\s/.test(cell) && !/\p{Nd}\.\p{Nd}+,/u.test(cell))
    return 'number';
  const recognised = recogniseLocation(cell);
  const { kind } = recognised;
  if (kind === 'smartCode' || kind === 'plusCode' || kind === 'coordinates') return 'code';
  // A code with a mistake in it was meant as one.
  if (kind === 'text' && recognised.almost) return 'code';
  return /\p{L}{3,}/u.test(cell) ? 'words' : 'other';
}

/** The kind of most filled cells, and how many words they have on average. */
function describe(cells: readonly string[]): { readonly kind: Kind | null; readonly words: number } {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return { kind: null, words: 0 };
  const counts = new Map<Kind, number>();
  for (const cell of filled) counts.set(kindOf(cell), (counts.get(kindOf(cell)) ?? 0) + 1);
  const most = [...counts].find(([, count]) => count >= filled.length * MOST);
  const words = filled.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0) / filled.length;
  return { kind: most?.[0] ?? null, words };
}

/** A row of titles names what is below it: words only, and at least one title known, or numbers or codes below a word. */
function hasTitles(first: SheetRow, below: readonly ReturnType<typeof describe>[]): boolean {
  const kinds = first.cells.map(kindOf);
  if (kinds.some((kind) => kind === 'latitude' || kind === 'longitude' || kind === 'code')) return false;
  if (first.cells.some((cell) => roleOfTitle(cell) !== null && cell.split(/\s+/).length <= 4)) return true;
  return below.some(
    ({ kind }, column) => kind !== null && kind !== 'words' && kind !== 'other' && kinds[column] === 'words',
  );
}

/** Guesses what each column holds, from its title and from what is in it. A person corrects it by hand. */
export function guessColumns(rows: readonly SheetRow[]): Columns {
  const [first, ...rest] = rows.slice(0, SAMPLE);
  if (first === undefined) return { hasTitles: false, roles: [] };
  const width = rows.slice(0, SAMPLE).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => rest.map(({ cells }) => cells[column] ?? ''));
  const below = columns.map(describe);
  const titled = hasTitles(first, below);
  const contents = titled
    ? below
    : columns.map((cells, column) => describe([first.cells[column] ?? '', ...cells]));

  const roles = contents.map((content, column): ColumnRole => {
    const title = titled ? roleOfTitle(first.cells[column] ?? '') : null;
    const { kind } = content;
    if (title === 'latitude' || title === 'longitude') return title;
    // "Position" over latitudes, "Code" over numbers: what is there is stronger than what it is called.
    if (kind === 'latitude' || kind === 'longitude' || kind === 'code') return kind;
    if (title === 'code' && kind === 'number') return 'reference';
    return title ?? 'none';
  });
  return { hasTitles: titled, roles: settle(roles, contents) };
}

/** One column a role, but for addresses; and without any place, the column with most words is taken for the address. */
function settle(
  roles: readonly ColumnRole[],
  contents: readonly { readonly kind: Kind | null; readonly words: number }[],
): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  const single = roles.map((role): ColumnRole => {
    if (role === 'none' || role === 'address') return role;
    if (taken.has(role)) return 'none';
    taken.add(role);
    return role;
  });
  // Half a point is none.
  const paired = single.map((role): ColumnRole => {
    const other = role === 'latitude' ? 'longitude' : role === 'longitude' ? 'latitude' : null;
    return other !== null && !taken.has(other) ? 'none' : role;
  });
  if (paired.some((role) => role !== 'none' && role !== 'reference')) return paired;
  const longest = contents.reduce(
    (best, { kind, words }, column) =>
      kind === 'words' && words > (contents[best]?.words ?? 0) ? column : best,
    -1,
  );
  return paired.map((role, column) => (column === longest ? 'address' : role));
}
