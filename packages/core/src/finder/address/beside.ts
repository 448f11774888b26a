import type {
  AddressAccuracy,
  AddressResult,
  PlaceType,
  QuerySpan,
  SpanRole,
} from '@smart-address/gazetteer';
import { titleOf } from './label.ts';
import { readBeside } from './reading.ts';

/** What the row says by itself; anything else that was typed is kept. */
const SAID: readonly SpanRole[] = ['name', 'region', 'postalCode'];
/** What is left out where it is a line of its own. */
const NOT_OF_THE_ADDRESS: readonly SpanRole[] = ['addressee', 'phone'];
/** Places that have no street of their own, so that what was typed beside them says where in them. */
const TOWNS: readonly PlaceType[] = ['locality', 'postal', 'delegation', 'governorate'];

/** An address made of a row and of what was typed beside it. */
interface Composed {
  readonly text: string;
  readonly houseNumber: string;
  readonly street: string;
}

/** Spans as another vendor's or an older service's answer may give them: in order, within the text, and none overlapping. */
function areSpans(spans: unknown, length: number): spans is readonly QuerySpan[] {
  if (!Array.isArray(spans)) return false;
  let reached = 0;
  return spans.every((span: unknown) => {
    if (typeof span !== 'object' || span === null || !('start' in span && 'end' in span && 'role' in span))
      return false;
    const { start, end } = span;
    const isNext = typeof start === 'number' && typeof end === 'number' && start >= reached && end > start;
    if (isNext) reached = end;
    return isNext && end <= length;
  });
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The spans of a text with the words that are in none, such as those beyond the query's end. */
function withAll(text: string, spans: readonly QuerySpan[]): readonly QuerySpan[] {
  const all = [...spans];
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    if (!spans.some((span) => span.start < end && span.end > start)) all.push({ start, end, role: 'other' });
  }
  return all.sort((a, b) => a.start - b.start);
}

/** Whether a span is all that its line has, and not the only line. */
function isOwnLine(text: string, { start, end }: QuerySpan): boolean {
  const before = text.slice(0, start).split('\n').at(-1) ?? '';
  const [after = ''] = text.slice(end).split('\n');
  return text.includes('\n') && !/[\p{L}\p{N}]/u.test(before + after);
}

/** A stretch of a text that is kept, and whether a street that no table knows begins it. */
interface Piece {
  readonly text: string;
  readonly isStreet: boolean;
}

/** What is kept of a text beside the house number, in the order typed: words that stand together stay together. */
function piecesOf(text: string, spans: readonly QuerySpan[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let last: QuerySpan | undefined;
  let isOpen = false;
  for (const span of spans) {
    const { start, end, role, readAs } = span;
    const isKept =
      role !== 'houseNumber' &&
      !SAID.includes(role) &&
      !(NOT_OF_THE_ADDRESS.includes(role) && isOwnLine(text, span));
    const gap = text.slice(last?.end ?? 0, start);
    const isStreet = role === 'street';
    const before = pieces.at(-1);
    if (isKept) {
      const said = readAs ?? text.slice(start, end);
      const isTogether =
        isOpen && before !== undefined && !/[,،;\n]/.test(gap) && (!isStreet || before.isStreet);
      if (isTogether) pieces[pieces.length - 1] = { ...before, text: before.text + gap + said };
      else pieces.push({ text: said, isStreet });
    }
    isOpen = isKept || (isOpen && role === 'houseNumber');
    if (isKept || role !== 'houseNumber') last = span;
  }
  return pieces;
}

/**
 * The address that a row stands for together with what was typed beside it: nothing typed is lost. `isAsAsked` if the row's reading is of
 * this very text. A street's row has its number before its name and the rest after it; any other has all before its label.
 */
export function composed(
  text: string,
  result: Pick<AddressResult, 'type' | 'label' | 'address' | 'reading'>,
  isAsAsked: boolean,
): Composed {
  const { label, address, type } = result;
  const given = isAsAsked ? result.reading?.spans : undefined;
  const spans = withAll(text, areSpans(given, text.length) ? given : readBeside(text, result));
  const house = spans.find(({ role }) => role === 'houseNumber');
  const typed = house ? (house.readAs ?? text.slice(house.start, house.end)) : '';
  const number = address.houseNumber === '' ? typed.trim() : '';
  const pieces = piecesOf(text, spans);
  const comma = /\p{Script=Arabic}/u.test(label) ? '، ' : ', ';
  const title = titleOf(label);
  const inStreet = pieces.filter(({ isStreet }) => isStreet);
  if (type === 'street') {
    const named = [number, title].filter(Boolean).join(' ');
    const beside = pieces.map((piece) => comma + piece.text).join('');
    return {
      text: named + beside + label.slice(title.length),
      houseNumber: number || address.houseNumber,
      street: address.street,
    };
  }
  const streets = spans
    .filter(({ role }) => role === 'street')
    .map(({ start, end }) => text.slice(start, end));
  // A place without a street has what was typed beside it in its place.
  const hasNone = TOWNS.includes(type) && streets.length === 0 && address.street === '';
  const street = hasNone ? pieces.map((piece) => piece.text).join(comma) : streets.join(' ');
  const [numbered] = inStreet;
  const parts = pieces.map((piece) =>
    piece === numbered && number !== '' ? `${number} ${piece.text}` : piece.text,
  );
  const place = numbered === undefined && number !== '' ? `${number} ${label}` : label;
  return {
    text: [...parts, place].join(comma),
    houseNumber: number || address.houseNumber,
    street: street || address.street,
  };
}

type StreetAndNumber = Pick<AddressResult['address'], 'houseNumber' | 'street'>;

/**
 * How exact an address's point is for the address made of it and of what was typed beside it. A building's point is not that of another
 * number or street ("12 rue Untel" beside a station). It is somewhere on the building's own street if it has one, else in its locality.
 */
export function accuracyBeside<Accuracy extends AddressAccuracy | null>(
  accuracy: Accuracy,
  address: StreetAndNumber,
  typed: StreetAndNumber,
): Accuracy | 'locality' | 'street' {
  const isOwn = typed.houseNumber === address.houseNumber && typed.street === address.street;
  if (accuracy !== 'rooftop' || isOwn) return accuracy;
  return address.street === '' ? 'locality' : 'street';
}
