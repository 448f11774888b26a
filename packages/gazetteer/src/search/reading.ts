import type { Place, QueryReading, QuerySpan, SpanRole } from '../types.ts';
import { fold, isArabic, unfold } from './fold.ts';
import { labelWords } from './highlight.ts';
import type { Candidate } from './inOrder.ts';
import type { Lexicon } from './lexicon.ts';
import { canonicalOf, readAs, type QueryWord } from './readQuery.ts';
import { ROLE_ASIDE, ROLE_BUILDING, ROLE_KIND, ROLE_SMALL, ROLE_WAY } from './words.ts';

const folded = new Uint8Array(64);
/** Words as their folded letters. */
const setOf = (line: string): ReadonlySet<string> =>
  new Set(line.split(' ').map((word) => unfold(folded.slice(0, fold(word, folded)))));

/** What a house number may stand behind. */
const SIGNS = setOf('n no num numero رقم عدد');
/** Words before what an address is beside. */
const DIRECTIONS = setOf(
  'derriere devant face proche pres apres avant juste cote behind near chez angle aand qodem qoddem wra bahdha bhdha hdha qbal ' +
    'moukabel وراء خلف أمام قرب بجانب حذو بحذاء مقابل قبالة',
);
/** Ways that the search does not know as kinds of streets. */
const OTHER_WAYS = setOf('passage allee chemin ruelle autoroute sentier');
const OTHER_UNITS = setOf('bp lot local etage floor طابق');
const PARTS_OF_TOWNS = setOf('nord sud est ouest ville');
const FLOORS = setOf('etage floor طابق');
const ORDINALS = setOf('e eme ieme er ere rt th st nd rd');
const KILOMETRES = setOf('km كم');
/** Letters from which a small word is no article: "gouvernorat", "Tunisie". */
const LEAST_FORMAL = 4;
const CODE_DIGITS = 4;

const NUMBER = /^\d{1,4}(?:\s?(?:bis|ter|quater|مكرر)|\s?[a-d]|[-–/](?:\d{1,3}|[a-d]))?(?![\p{L}\p{N}])/iu;
/** What separates the parts of an address; not the comma of "km 3,5". */
const BREAK = /[;،\n()|–—]|,(?!\d)|\s[-/]\s/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

type Kind =
  | 'word'
  | 'number'
  | 'small'
  | 'formal'
  | 'sign'
  | 'way'
  | 'kilometre'
  | 'unit'
  | 'building'
  | 'quarter'
  | 'direction'
  | 'addressee'
  | 'phone'
  | 'unread';

/** What a name may consist of. */
const NAMING: readonly Kind[] = ['word', 'number', 'quarter', 'building', 'direction'];

/** A word of a query as every row's reading begins with it. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  readonly letters: string;
  /** The letters of the word that it is a spelling of. */
  readonly codes: Uint8Array;
  readonly canonical: string;
  /** Whether a comma, a bracket or a line break precedes it. */
  readonly isApart: boolean;
}

function kindOf(lexicon: Lexicon, word: QueryWord, letters: string): Kind {
  if (KILOMETRES.has(letters)) return 'kilometre';
  if (word.isNumber) return 'number';
  if (SIGNS.has(letters)) return 'sign';
  if (DIRECTIONS.has(letters)) return 'direction';
  if (OTHER_UNITS.has(letters)) return 'unit';
  if (OTHER_WAYS.has(letters)) return 'way';
  const { role } = readAs(lexicon, word);
  if (role === ROLE_SMALL || ORDINALS.has(letters)) return letters.length < LEAST_FORMAL ? 'small' : 'formal';
  if (role === ROLE_WAY) return 'way';
  if (role === ROLE_ASIDE) return 'unit';
  if (role === ROLE_BUILDING) return 'building';
  return role === ROLE_KIND ? 'quarter' : 'word';
}

/** The words of a query, those too that were not searched for: of an addressee, a telephone number, beyond the first two hundred letters. */
export function tokensOf(
  query: string,
  words: readonly QueryWord[],
  addressee: readonly QueryWord[],
  lexicon: Lexicon,
): readonly Token[] {
  const tokens: Omit<Token, 'isApart'>[] = words.map((word) => {
    const { start, end } = word;
    const letters = word.isNumber ? latinDigits(query.slice(start, end)) : unfold(word.codes);
    const kind = addressee.some((other) => other.start === start)
      ? 'addressee'
      : kindOf(lexicon, word, letters);
    const { codes } = readAs(lexicon, word);
    return { start, end, kind, letters, codes, canonical: unfold(codes) };
  });
  for (const { 0: found, index } of query.matchAll(WORD)) {
    let start = index;
    const end = index + found.length;
    for (const word of words) {
      if (word.end <= start || word.start >= end) continue;
      if (word.start > start) tokens.push(unread(query, start, word.start));
      start = Math.max(start, word.end);
    }
    if (start < end) tokens.push(unread(query, start, end));
  }
  tokens.sort((a, b) => a.start - b.start || a.end - b.end);
  let reached = 0;
  const disjoint: Token[] = [];
  for (const token of tokens) {
    if (token.start < reached) continue;
    disjoint.push({ ...token, isApart: BREAK.test(query.slice(reached, token.start)) });
    reached = token.end;
  }
  return disjoint;
}

function unread(query: string, start: number, end: number): Omit<Token, 'isApart'> {
  const letters = query.slice(start, end);
  const kind = /^\p{N}+$/u.test(letters) ? 'phone' : 'unread';
  return { start, end, kind, letters, codes: new Uint8Array(0), canonical: '' };
}

/** What a row says of a typed word. */
interface Said {
  readonly role: 'name' | 'region';
  /** Whether it is said in the same letters, or in those of a word that they are a spelling of. */
  readonly isExact: boolean;
  /** Where in the label; -1 if it does not show it. */
  readonly at: number;
}

/** How one row's reading goes, word by word. */
class RowReading {
  readonly roles: (SpanRole | undefined)[] = [];
  private readonly query: string;
  private readonly tokens: readonly Token[];
  private readonly said: readonly (Said | undefined)[];
  private readonly place: Place;
  private readonly isKnownCode: (letters: string) => boolean;
  /** What the words being read belong to; how many of its name were read, and whether those are the row's as well. */
  private part: SpanRole | undefined;
  private names = 0;
  private last: Said | undefined;
  /** Whether a flat's or a kilometre's number, or the number of a quarter, is next. */
  private isDetailNext = false;
  private hasHouse = false;
  houseNumber = '';

  constructor(
    query: string,
    tokens: readonly Token[],
    said: readonly (Said | undefined)[],
    place: Place,
    isKnownCode: (letters: string) => boolean,
  ) {
    this.query = query;
    this.tokens = tokens;
    this.said = said;
    this.place = place;
    this.isKnownCode = isKnownCode;
    tokens.forEach((token, i) => this.read(token, i));
    this.readSmall();
  }

  private begin(part: SpanRole | undefined): void {
    this.part = part;
    this.names = 0;
    this.last = undefined;
    this.isDetailNext = part === 'unit';
  }

  private read(token: Token, i: number): void {
    if (this.roles[i] !== undefined) return;
    if (token.isApart) this.begin(undefined);
    const role = this.roleOf(token, i);
    if (role !== undefined) this.roles[i] = role;
  }

  private roleOf(token: Token, i: number): SpanRole | undefined {
    const said = this.said[i];
    switch (token.kind) {
      case 'phone':
      case 'addressee':
        return token.kind;
      case 'unread':
        return this.part ?? 'other';
      case 'small':
        return undefined;
      case 'formal':
        return this.isLastOfPart(i) ? this.named() : (said?.role ?? 'region');
      case 'sign':
        return this.signRole(i);
      case 'number':
        return this.numberRole(token, i);
      case 'kilometre':
        this.readBack(i, 'street');
        this.begin('street');
        this.names = 1;
        this.isDetailNext = true;
        return 'street';
      case 'unit': {
        if (said?.isExact && said.role === 'name') return said.role;
        if (FLOORS.has(token.letters)) this.readOrdinal(i);
        // "طريق مجاز الباب": no door without its number.
        const next = this.tokens[i + 1];
        const isDoor = next?.kind === 'number' || next?.kind === 'sign' || (next?.letters.length ?? 3) < 3;
        if (this.part === 'street' && !isDoor && !FLOORS.has(token.letters)) return this.named();
        const isCounted = this.roles[i - 1] === 'unit' && FLOORS.has(token.letters);
        this.begin('unit');
        this.isDetailNext = !isCounted;
        return 'unit';
      }
      case 'direction':
        if (said?.isExact && said.role === 'name') return said.role;
        this.begin('direction');
        return 'direction';
      case 'building':
        if (this.said[i]?.role === 'name' && this.isOwn(i)) return 'name';
        this.begin('other');
        return 'other';
      case 'way':
        return this.wayRole(i);
      case 'quarter':
        return this.quarterRole(i);
      case 'word':
        return this.wordRole(token, i);
    }
  }

  /** The next word that says something, in the same part of the address; -1 for none. */
  private next(i: number): number {
    for (let at = i + 1; at < this.tokens.length; at++) {
      const token = this.tokens[at];
      if (!token || token.isApart) return -1;
      if (token.kind !== 'small' && token.kind !== 'sign') return at;
    }
    return -1;
  }

  /** Whether a word for a kind, such as "rue", is the row's own: its name follows, or stands right before. */
  private isOwn(i: number): boolean {
    const isStreet = this.place.type === 'street';
    if (!isStreet && this.said[i]?.role !== 'name') return false;
    for (let at = this.next(i); at >= 0; at = this.next(at)) {
      const kind = this.tokens[at]?.kind ?? 'way';
      if (!NAMING.includes(kind) || (this.said[at] && this.said[at]?.role !== 'name')) break;
      if (this.said[at]) return true;
    }
    const isBefore = this.said[i - 1]?.role === 'name' && this.tokens[i]?.isApart === false;
    return isBefore && this.next(i) < 0;
  }

  private wayRole(i: number): SpanRole {
    // "rue de la place X", "impasse n° 3 de la rue X"
    if (this.part === 'street' && this.names === 0 && this.roles[i - 1] === 'street') {
      this.names++;
      return 'street';
    }
    if (this.part === 'direction' && this.names === 0) return this.named();
    if (this.isOwn(i)) {
      this.begin('name');
      return 'name';
    }
    this.begin('street');
    return 'street';
  }

  private quarterRole(i: number): SpanRole {
    if (this.part !== undefined && this.part !== 'name' && this.names === 0 && this.part !== 'unit')
      return this.part;
    if (this.said[i]) return this.said[i]?.role ?? 'name';
    const next = this.next(i);
    const said = next < 0 ? undefined : this.said[next];
    const { type, locality, name } = this.place;
    const isQuarters = type === 'locality' || type === 'postal' || locality !== name;
    if (said && isQuarters && (said.role === 'name' || said.isExact) && this.tokens[next]?.kind === 'word')
      if (type !== 'street' || said.role === 'region') {
        this.begin(undefined);
        return said.role;
      }
    this.begin('other');
    return 'other';
  }

  private signRole(i: number): SpanRole | undefined {
    const next = this.tokens[i + 1];
    if (next?.kind !== 'number' || next.isApart) return this.said[i]?.role ?? this.part ?? 'other';
    if (this.part !== undefined && this.part !== 'name' && (this.names === 0 || this.isDetailNext)) {
      this.isDetailNext = true;
      return this.part;
    }
    if (this.hasHouse) return 'other';
    this.takeHouse(i + 1);
    return 'houseNumber';
  }

  /** The number at a word, with its "bis", as the house number. */
  private takeHouse(i: number): void {
    this.hasHouse = true;
    this.houseNumber = latinDigits(this.query.slice(this.tokens[i]?.start, this.endOfNumber(i)));
    this.takeNumber(i, 'houseNumber');
  }

  /** Where the number at a word ends, with its "bis" or the number to which it reaches. */
  private endOfNumber(i: number): number {
    const { start = 0, end = 0 } = this.tokens[i] ?? {};
    const [number = ''] = NUMBER.exec(latinDigits(this.query.slice(start, start + 24))) ?? [];
    return Math.max(end, start + number.length);
  }

  private takeNumber(i: number, role: SpanRole): SpanRole {
    const end = this.endOfNumber(i);
    for (let at = i; at < this.tokens.length && (this.tokens[at]?.start ?? 0) < end; at++)
      this.roles[at] = role;
    return role;
  }

  /** Whether nothing of this part's name was read, and this is the last word that may be it. */
  private isLastOfPart(i: number): boolean {
    return this.part !== undefined && this.part !== 'name' && this.names === 0 && this.next(i) < 0;
  }

  private named(): SpanRole {
    this.names++;
    return this.part ?? 'other';
  }

  /** The number before "km", with its decimals. */
  private readBack(i: number, role: SpanRole): void {
    for (let at = i - 1; at >= 0 && this.tokens[at]?.kind === 'number'; at--) {
      if (this.tokens[at + 1]?.isApart) return;
      this.roles[at] = role;
      const gap = this.query.slice(this.tokens[at - 1]?.end, this.tokens[at]?.start);
      if (!/^[.,]$/.test(gap)) return;
    }
  }

  /** The number of "3ème étage". */
  private readOrdinal(i: number): void {
    let at = i - 1;
    while (at >= 0 && ORDINALS.has(this.tokens[at]?.letters ?? '')) at--;
    if (this.tokens[at]?.kind !== 'number' || this.tokens[i]?.isApart) return;
    if (this.roles[at] === 'houseNumber') {
      this.hasHouse = false;
      this.houseNumber = '';
    }
    for (; at < i; at++) this.roles[at] = 'unit';
  }

  /** Whether a street follows a number and its "bis", with a comma between them too. */
  private isBeforeWay(i: number): boolean {
    const end = this.endOfNumber(i);
    const at = this.tokens.findIndex(({ start }) => start >= end);
    const { kind = 'word', start = 0 } = this.tokens[at] ?? {};
    return kind === 'way' && !/[^\s,،.]/.test(this.query.slice(end, start));
  }

  private numberRole(token: Token, i: number): SpanRole {
    const said = this.said[i];
    const { length } = token.letters;
    if (this.isDetailNext && this.part) {
      const after = this.query.charAt(token.end);
      this.isDetailNext = /[.,]/.test(after) && /^\d/.test(this.query.slice(token.end + 1));
      return this.part;
    }
    const next = this.next(i);
    const following = next < 0 ? undefined : this.tokens[next];
    const isInPart = this.part !== undefined && this.part !== 'name' && this.part !== 'unit';
    if (isInPart && this.names === 0) return this.named();
    const isCounted = following !== undefined && FLOORS.has(following.letters);
    if (isCounted) return 'unit';
    const isCode = length === CODE_DIGITS;
    const isBeforeWay = this.isBeforeWay(i) && !(isCode && (said || this.isKnownCode(token.letters)));
    const isRepeated = this.tokens.filter(({ letters }) => letters === token.letters).length > 1;
    if (said && !(isBeforeWay && isRepeated && !this.hasHouse)) return said.role;
    if (!this.hasHouse && length <= CODE_DIGITS) {
      const isAfterName = (this.part === 'name' || this.part === 'street') && !isCode;
      const isBeforeName =
        next >= 0 && this.said[next]?.role === 'name' && !isCode && this.part === undefined;
      const before = this.roles[i - 1];
      const isFirst = i === 0 || token.isApart || before === 'region' || before === 'postalCode';
      const takes = ['street', 'locality', 'address'].includes(this.place.type);
      if (isBeforeWay || isAfterName || (takes && isFirst && isBeforeName)) {
        this.takeHouse(i);
        return 'houseNumber';
      }
    }
    const isBeforeTown = next < 0 || this.said[next] !== undefined;
    if (isCode && isBeforeTown && this.isKnownCode(token.letters)) {
      this.begin(undefined);
      return 'postalCode';
    }
    if (isCode && !isInPart && this.isKnownCode(token.letters)) return 'postalCode';
    return this.takeNumber(i, isInPart ? this.named() : 'other');
  }

  private wordRole(token: Token, i: number): SpanRole {
    const said = this.said[i];
    const isTouching = this.tokens[i - 1]?.end === token.start;
    if (this.part === 'unit') {
      if (this.isDetailNext && (token.letters.length < 3 || isTouching)) {
        this.isDetailNext = this.tokens[i + 1]?.start === token.end;
        return 'unit';
      }
      this.begin(undefined);
    }
    if (this.part === undefined || this.part === 'name') {
      if (said) return said.role;
      return 'other';
    }
    if (this.names === 0) {
      this.last = said;
      return this.named();
    }
    if (!said) {
      this.last = undefined;
      return this.named();
    }
    // "rue sidi bou said": the words of a name that begins right after "rue" are the street's.
    const goesOn =
      this.last !== undefined && this.last.role === said.role && said.at > this.last.at && this.last.at >= 0;
    if (goesOn) {
      this.last = said;
      return this.named();
    }
    // "chez Ben Omar" is not in Ben Arous, and "route de Béja Sud" not south.
    const next = this.tokens[i + 1];
    const isWithin = next?.kind === 'word' && !next.isApart && !this.said[i + 1];
    if (said.role === 'region' && (isWithin || PARTS_OF_TOWNS.has(token.canonical))) return this.named();
    const isElsewhere = this.said.some((other, at) => at > i && other?.isExact && other.role === 'name');
    if (!said.isExact && (said.role === 'region' || isElsewhere)) return this.named();
    this.begin(undefined);
    return said.role;
  }

  /** Articles and the like belong to what follows, or else to what is before. */
  private readSmall(): void {
    const { roles, tokens } = this;
    for (let i = tokens.length - 1; i >= 0; i--) {
      if (roles[i] !== undefined) continue;
      const isPart = tokens[i - 1]?.kind === 'number' && tokens[i - 1]?.end === tokens[i]?.start;
      if (isPart && roles[i - 1]) roles[i] = roles[i - 1];
      if (roles[i] !== undefined) continue;
      const after = tokens[i + 1]?.isApart === false ? roles[i + 1] : undefined;
      roles[i] = after === 'houseNumber' ? 'other' : after;
    }
    for (let i = 0; i < tokens.length; i++)
      roles[i] ??= (tokens[i]?.isApart === false ? roles[i - 1] : undefined) ?? 'other';
    // A word of the region in the midst of words that nobody knows is theirs.
    for (let i = 1; i + 1 < tokens.length; i++) {
      const isWithin = roles[i - 1] === 'other' && roles[i + 1] === 'other';
      if (roles[i] === 'region' && isWithin && !tokens[i]?.isApart && !tokens[i + 1]?.isApart)
        roles[i] = 'other';
    }
  }
}

/** A text with ١٢ and ۱۲ as 12. */
const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Words of a text, in the letters of what they are a spelling of, each with where it begins in its text. */
function wordsOf(lexicon: Lexicon, text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const { codes, start } of labelWords(text)) {
    const letters = unfold(canonicalOf(lexicon, codes).codes);
    if (!words.has(letters)) words.set(letters, start);
  }
  return words;
}

/** What a row says of each word of a query. */
function saidBy(
  tokens: readonly Token[],
  { index, read, bits, row }: Candidate,
  place: Place,
  shown: ReadonlyMap<number, number>,
): readonly (Said | undefined)[] {
  const { lexicon, columns, byRegion } = index;
  const area = columns.area[row] ?? 0;
  const regions = [columns.areas[area]?.governorate ?? -1, columns.governorates.length + area];
  const inLabel = wordsOf(lexicon, place.label);
  const inParts = new Set<string>();
  for (const part of [place.label, place.locality, place.delegation, place.governorate, place.postalCode]) {
    const words = [...wordsOf(lexicon, part).keys()];
    for (const word of [...words, words.join('')]) inParts.add(word);
  }
  const matched = read.filter((_, i) => bits & (1 << i));
  // Of a name that is shown every word is: a long or misspelt one may have been read as longer than it is.
  const isNameShown = [...shown.values()].some((at) => at < place.name.length);
  const inArabic = /\p{Script=Arabic}/u.test(place.label);
  const mustBeShown = ([letter]: Uint8Array): boolean => isNameShown && isArabic(letter) === inArabic;
  /** A region is named where all of its words are. */
  const isRegionNamed = (region: number): boolean => {
    const words = tokens.filter(({ codes }) =>
      byRegion.get(lexicon.find(codes, 0, codes.length))?.includes(region),
    );
    const script = words.some(({ codes }) => isArabic(codes[0])) ? 1 : 0;
    return words.length >= (index.regionWords[region * 2 + script] ?? 0);
  };
  const said = tokens.map(({ start, end, kind, codes, letters, canonical }): Said | undefined => {
    if (kind === 'unread' || kind === 'phone' || kind === 'addressee') return undefined;
    const at = inLabel.get(canonical) ?? shown.get(start) ?? -1;
    const isExact =
      inLabel.has(canonical) ||
      (inParts.has(canonical) && (kind !== 'number' || place.postalCode === letters));
    const mayBe = isExact || (kind !== 'number' && (at >= 0 || !mustBeShown(codes)));
    if (mayBe && matched.some(({ word }) => word.start < end && word.end > start))
      return { role: 'name', isExact, at };
    const role = at >= 0 && at < place.name.length ? 'name' : 'region';
    if (isExact) return { role, isExact, at };
    const key = lexicon.find(codes, 0, codes.length);
    if (byRegion.get(key)?.some((region) => regions.includes(region) && isRegionNamed(region)) === true)
      return { role: 'region', isExact: true, at };
    return kind === 'number' || at < 0 ? undefined : { role, isExact: false, at };
  });
  // "3/B rue des Trois Portes": a short number is said once.
  tokens.forEach(({ canonical, kind, letters }, i) => {
    const isAgain = tokens.findIndex((other, at) => other.canonical === canonical && said[at]) < i;
    if (kind === 'number' && letters.length < 3 && isAgain) said[i] = undefined;
  });
  // What is typed as it is shown is not said by a word that resembles it as well: "Ali Benzerti, Bizerte".
  const typed = new Set(said.map((one) => (one?.isExact ? one.at : -1)));
  said.forEach((one, i) => {
    if (one && !one.isExact && typed.has(one.at) && one.at >= 0) said[i] = undefined;
  });
  // "den den" of Denden.
  tokens.forEach(({ canonical }, i) => {
    const next = tokens[i + 1];
    if (said[i] || said[i + 1] || !next || next.isApart || !inParts.has(canonical + next.canonical)) return;
    const at = inLabel.get(canonical + next.canonical) ?? -1;
    said[i] = said[i + 1] = {
      role: at >= 0 && at < place.name.length ? 'name' : 'region',
      isExact: true,
      at,
    };
  });
  return said;
}

/**
 * How a query was read for one row: every word of it in one span, in order. `shown` says where in the row's label a typed word was
 * recognised, by where it begins in the query.
 */
export function readingOf(
  query: string,
  tokens: readonly Token[],
  candidate: Candidate,
  place: Place,
  shown: ReadonlyMap<number, number>,
  isKnownCode: (digits: string) => boolean,
): QueryReading {
  const said = saidBy(tokens, candidate, place, shown);
  const { roles, houseNumber } = new RowReading(query, tokens, said, place, isKnownCode);
  const spans: QuerySpan[] = [];
  tokens.forEach(({ start, end, isApart }, i) => {
    const role = roles[i] ?? 'other';
    const last = spans.at(-1);
    if (last?.role === role && !isApart) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, role });
  });
  return {
    spans: spans.map((span) => {
      const typed = query.slice(span.start, span.end);
      return span.role === 'houseNumber' && typed !== houseNumber ? { ...span, readAs: houseNumber } : span;
    }),
  };
}

/** The reading of a query that was read as another text, such as one typed with the other keyboard: word by word, also from the end. */
export function readingOfRewritten(
  query: string,
  rewritten: string,
  isReversed: boolean,
  { spans }: QueryReading,
): QueryReading {
  const typed = [...query.matchAll(/\S+/g)];
  const read = [...rewritten.matchAll(/\S+/g)];
  if (isReversed) read.reverse();
  return {
    spans: typed.map(({ 0: text, index: start }, i) => {
      const { 0: readAs = text, index = 0 } = read[i] ?? {};
      const span = spans.find((other) => other.start < index + readAs.length && other.end > index);
      return { start, end: start + text.length, role: span?.role ?? 'other', readAs };
    }),
  };
}

/** The reading of a query that is a code or coordinates, in any form: all of it is the row's name. */
export function readingOfCode(query: string, name: string): QueryReading {
  const start = query.length - query.trimStart().length;
  const end = query.trimEnd().length;
  return { spans: start < end ? [{ start, end, role: 'name', readAs: name }] : [] };
}
