import type { Place, SpanRole } from '../../types.ts';
import { isArabic } from '../read/fold.ts';
import type { Said } from './saidBy.ts';
import { FLOORS, latinDigits, ORDINALS, setOf, type Kind, type Token } from './tokens.ts';

const PARTS_OF_TOWNS = setOf('nord sud est ouest ville');
const ROAD = 'route';
const CODE_DIGITS = 4;
const NUMBER = /^\d{1,4}(?:\s?(?:bis|ter|quater|مكرر)|\s?[a-d]|[-–/](?:\d{1,3}|[a-d]))?(?![\p{L}\p{N}])/iu;
/** What a name may consist of. */
const NAMING: readonly Kind[] = ['word', 'number', 'quarter', 'building', 'direction'];

/** How one row's reading goes, word by word. */
export class RowReading {
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
        return this.isOfPart(i) ? this.named() : (said?.role ?? 'region');
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
    // "Rue" is another word for "avenue", and "route" is not.
    const isStreet = this.place.type === 'street' && this.tokens[i]?.canonical !== ROAD;
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
    // "route de Msaken Hai Jedid km 5"
    if (this.part === 'street' && this.isBeforeKilometre(i)) return this.named();
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

  /** Whether a word stands in the midst of a name that the row does not say: "Ibn El Walid" is not in Ben Arous. */
  private isWithin(i: number): boolean {
    const next = this.next(i);
    return this.isInPart() && this.tokens[next]?.kind === 'word' && !this.said[next];
  }

  /** Whether a word such as "gouvernorat" or "Tunisie" belongs to the name being read: "cité du Gouvernorat". */
  private isOfPart(i: number): boolean {
    if (this.isLastOfPart(i) || this.isWithin(i)) return true;
    const isBehindArticle = this.tokens[i - 1]?.kind === 'small' && this.tokens[i]?.isApart === false;
    return this.isInPart() && (isBehindArticle || this.isBeforeKilometre(i));
  }

  /** Whether the words being read belong to something beside the row. */
  private isInPart(): boolean {
    return this.part !== undefined && this.part !== 'name' && this.part !== 'unit';
  }

  /** Whether kilometres follow, as in "route de Sidi Messaïd km 5": all before them is the road's name. */
  private isBeforeKilometre(i: number): boolean {
    const end = this.tokens.findIndex(
      ({ kind, isApart }, at) => at > i && (isApart || !['word', 'number', 'small', 'sign'].includes(kind)),
    );
    return this.tokens[end]?.kind === 'kilometre' && !this.tokens[end]?.isApart;
  }

  /** Whether another word, after it or read as the row's, says the same. */
  private isSaidAgain(i: number): boolean {
    const at = this.said[i]?.at ?? -1;
    const canonical = this.tokens[i]?.canonical;
    return this.said.some(
      (other, o) =>
        other !== undefined &&
        (o > i || (o < i && this.roles[o] === other.role)) &&
        ((other.isExact && at >= 0 && other.at === at) || this.tokens[o]?.canonical === canonical),
    );
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
    // The 16 of "14-16 étage 3" is no floor's.
    if (at === i - 1 && this.roles[at - 1] === 'houseNumber') return;
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
    const isInPart = this.isInPart();
    if (isInPart && this.names === 0) return this.named();
    const isCounted = following !== undefined && FLOORS.has(following.letters);
    if (isCounted) return 'unit';
    const isCode = length === CODE_DIGITS;
    const isBeforeWay = this.isBeforeWay(i) && !(isCode && (said || this.isKnownCode(token.letters)));
    const isRepeated = this.tokens.filter(({ letters }) => letters === token.letters).length > 1;
    // "5A" is a house's, also beside El Menzah 5.
    const isLonger = this.endOfNumber(i) > token.end && !this.said[i + 1];
    if (said && !isLonger && !(isBeforeWay && isRepeated && !this.hasHouse)) return said.role;
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
    if (this.part === 'street' && this.isBeforeKilometre(i)) return this.named();
    if (this.isSaidAgain(i)) return this.named();
    const isUnseen = said.at < 0 && isArabic(token.codes[0]) === /\p{Script=Arabic}/u.test(this.place.label);
    const isNamedElsewhere = this.said.some(
      (other, at) => Math.abs(at - i) > 1 && other?.role === 'name' && other.isExact,
    );
    // "Sidi Slama chez Ali Ben Omar": a name that goes on with unsaid words keeps the row's word too.
    const next = this.next(i);
    const goesOnUnsaid = next >= 0 && !this.said[next];
    if (goesOnUnsaid && (isUnseen || (said.role === 'name' && isNamedElsewhere))) return this.named();
    // "Route de Béja Sud" is not south.
    if (said.role === 'region' && (this.isWithin(i) || PARTS_OF_TOWNS.has(token.canonical)))
      return this.named();
    const isElsewhere = this.said.some(
      (other, at) => at > i && other?.role === 'name' && (other.isExact || (said.at < 0 && other.at >= 0)),
    );
    // A word of a name that the row does not show ends no street: "rue des Amandiers Bleus".
    const isBesideSomething = said.role === 'region' || this.part === 'direction' || isElsewhere || isUnseen;
    if (!said.isExact && isBesideSomething) return this.named();
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
