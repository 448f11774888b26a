import type { Gazetteer, Place } from '@smart-address/gazetteer';

/** An address as somebody may type it. */
export interface TypedAddress {
  readonly text: string;
  /** What no row says: it must be in the value, word for word. */
  readonly beside: readonly string[];
  /** The row that is meant, and its name as it was typed. */
  readonly place: Place;
  readonly name: string;
}

const TUNISIA = { south: 30, west: 7, north: 38, east: 12 };
const PEOPLE = ['Ali Ben Salah', 'Mme Trabelsi', 'le coiffeur', 'Hajer', 'الحاج صالح', 'عائلة بن عمر'];
const UNKNOWN = ['des Amandiers Bleus', 'Untel', 'Zqarni Lotfi', 'du Vieux Puits', '4711', 'du 2 Mars 1934'];
const UNKNOWN_AR = ['الزهور البعيدة', 'الشيخ زقروني', '4711'];
const WAYS = ['rue', 'Rue', 'avenue', 'av.', 'bd', 'impasse', 'passage', 'place', 'r.'];
const WAYS_AR = ['نهج', 'شارع', 'زنقة'];
const UNITS = [
  'étage 3',
  '3ème étage',
  'appt 4',
  'Appartement n° 12',
  'bloc B',
  'porte 7',
  'BP 123',
  'escalier C',
  'imm. Ennakhil',
  'résidence Les Pins',
];
const UNITS_AR = ['الطابق 3', 'شقة 4', 'عمارة النخيل', 'مدخل ب'];
const DIRECTIONS = ['en face de la poste', 'près du café Zaxxi', 'derrière la mosquée', 'à côté de Monoprix'];
const DIRECTIONS_AR = ['قرب المدرسة', 'أمام المقهى', 'خلف المستوصف'];
const SIGNS = ['n°', 'N° ', 'no ', 'numéro ', 'عدد ', 'رقم '];
const NUMBERS = ['12', '7', '143', '12 bis', '5A', '14-16', '3/B'];

/** Numbers from 0 up to 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Addresses as people write them: a row with what may be typed beside it, in any order, in both scripts, some mistyped. */
export function* typedAddresses(
  gazetteer: Gazetteer,
  count: number,
  seed = 20_261_129,
): Generator<TypedAddress> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('an empty list');
    return one;
  };
  const chance = (share: number): boolean => random() < share;
  const rows = (lang: 'fr' | 'ar') => gazetteer.within(TUNISIA, { limit: 100_000, lang });
  const [french, arabic] = [rows('fr'), rows('ar').filter(({ name }) => /\p{Script=Arabic}/u.test(name))];

  const mistyped = (name: string): string => {
    const at = 1 + Math.floor(random() * (name.length - 2));
    return name.length < 7 || /\d/.test(name) ? name : name.slice(0, at) + name.slice(at + 1);
  };
  for (let i = 0; i < count; i++) {
    const isArabic = chance(0.25);
    const place = pick(isArabic ? arabic : french);
    const isStreet = place.type === 'street';
    const name = chance(0.12) ? mistyped(place.name) : place.name;
    const region = place.delegation === place.name ? place.governorate : place.delegation;
    const town = chance(0.6) && region !== '' ? [name, region] : [name];
    const typedName = chance(0.5) ? town.join(' ').toLowerCase() : town.join(pick([', ', ' ']));
    const beside: string[] = [];
    const before: string[] = [];
    const after: string[] = [];
    const add = (text: string) => {
      beside.push(text);
      (chance(0.5) ? before : after).push(text);
    };
    const kind = random();
    const number = pick(NUMBERS);
    if (isStreet) {
      if (chance(0.7)) {
        beside.push(number);
        if (chance(0.5)) before.push(chance(0.3) ? pick(SIGNS) + number : number);
        else after.push(chance(0.5) ? pick(SIGNS) + number : number);
      }
    } else if (kind < 0.5) {
      const way = `${pick(isArabic ? WAYS_AR : WAYS)} ${pick(isArabic ? UNKNOWN_AR : UNKNOWN)}`;
      const isNumbered = chance(0.6);
      const text = isNumbered
        ? pick([`${number} ${way}`, `${number}, ${way}`, `${pick(SIGNS)}${number} ${way}`])
        : way;
      beside.push(way, ...(isNumbered ? [number] : []));
      (chance(0.6) ? before : after).push(text);
    } else if (kind < 0.75) {
      const goal =
        pick(isArabic ? arabic : french)
          .name.replace(/[^\p{L} ]/gu, ' ')
          .trim() || 'Tunis';
      const km = `${isArabic ? 'كم' : 'km'} ${1 + Math.floor(random() * 20)}`;
      const road = `${isArabic ? 'طريق' : pick(['route de', 'rte', 'Route d’'])} ${goal}`;
      beside.push(road, km);
      const text = pick([`${road} ${km}`, `${km} ${road}`, `${road}, ${km}`]);
      (chance(0.6) ? before : after).push(text);
    }
    if (chance(0.35)) add(pick(isArabic ? UNITS_AR : UNITS));
    if (chance(0.15)) add(pick(isArabic ? DIRECTIONS_AR : DIRECTIONS));
    if (chance(0.08)) add(`chez ${pick(PEOPLE)}`);
    // A number right before a street's name, or right after it, is its house number; before a town it is the street's.
    const parts = isStreet
      ? [...after.filter((_, at) => at > 0), ...before, typedName, ...after.slice(0, 1)]
      : [...before, typedName, ...after];
    const code = place.postalCode;
    if (code !== '' && chance(0.35)) parts.splice(pick([0, parts.indexOf(typedName), parts.length]), 0, code);
    const text = parts.join(pick([' ', ', ', ' ']));
    yield { text, beside, place, name };
  }
}

/** A word as it is compared. */
const folded = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word === 'rte' ? 'route' : word));

const ARTICLES = ['d', 'de', 'du', 'des', 'la', 'le', 'l', 'el'];

/** Whether a word is another but for one letter, as a row says what was mistyped. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end < 2;
}

/** The words typed beside a row that are not in a value's text. Of a street's row that is called so, "rue" is a way to write "avenue". */
export function lostWords({ beside, place }: TypedAddress, row: Place, text: string): readonly string[] {
  const said = wordsOf(text);
  const isOther = row.id !== place.id;
  const isTranslated = (word: string) =>
    /\p{Script=Arabic}/u.test(word) && !/\p{Script=Arabic}/u.test(row.label);
  return beside
    .flatMap(wordsOf)
    .filter((word) => !said.includes(word))
    .filter((word) => !(isOther && isTranslated(word)))
    .filter((word) => !ARTICLES.includes(word))
    .filter((word) => !(word.length > 3 && said.some((other) => isOneEdit(word, other))))
    .filter(
      (word) => !(isOther && word.length > 5 && said.some((other) => other.startsWith(word.slice(0, 5)))),
    )
    .filter(
      (word) => !(isOther && row.type === 'street' && WAYS.map(folded).some((way) => way.startsWith(word))),
    );
}
