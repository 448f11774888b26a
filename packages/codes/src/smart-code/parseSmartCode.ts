import { governorateLabels } from '../governorateLabels.ts';
import { likelyCharacter } from './lookalikes.ts';
import { smartCodeA } from './smartCodeA.ts';
import { smartCodeB } from './smartCodeB.ts';
import { at, type SmartCodeScheme } from './smartCodeScheme.ts';
import { suggestSmartCodes } from './suggestSmartCodes.ts';
import { TYPED_SEPARATOR, typedCharacters, type TypedCharacter } from '../text/typedCharacters.ts';
import type { InvalidCodeReason, LatLng, SmartCode, SmartCodeParse } from '../types.ts';

/** UTF-16 units of the text as given; the longest sensible paste is a label and a code with a mark around each group. */
const MAX_LENGTH = 64;

const LABELS: ReadonlySet<string> = new Set(Object.values(governorateLabels));

export interface ParseSmartCodeOptions {
  /** The place the caller is looking at: candidates for a code that fails its check are nearest to it first. */
  readonly near?: LatLng | undefined;
  /** Where a candidate must lie, such as a gazetteer's `covers`: the grid holds Algeria, Libya and the sea as well. */
  readonly covers?: ((point: LatLng) => boolean) | undefined;
  /** How far a point is from where people live, in metres: without `near` a candidate in a village comes before one in the desert. */
  readonly remoteness?: ((point: LatLng) => number) | undefined;
}

function refuse(
  reason: InvalidCodeReason,
  position: number | null = null,
  suggestions: readonly string[] = [],
): SmartCodeParse {
  return { ok: false, reason, position, suggestions };
}

function accept(scheme: SmartCodeScheme, values: readonly number[]): SmartCodeParse {
  return { ok: true, format: scheme.format, code: scheme.write(values) as SmartCode };
}

/** A text that is a code in canonical form already; the rest of the parser need not look at it. */
export function readCanonical(text: string): { scheme: SmartCodeScheme; values: readonly number[] } | null {
  for (const scheme of [smartCodeA, smartCodeB]) {
    const values = scheme.readCanonical(text);
    if (values !== null) return isGood(scheme, values) ? { scheme, values } : null;
  }
  return null;
}

function isGood(scheme: SmartCodeScheme, values: readonly number[]): boolean {
  return values.length === scheme.size && scheme.isChecked(values) && scheme.gridFault(values) < 0;
}

/**
 * Reads an address code as people type and paste it, in either case. Taken are any dash, dot or space or none, full-width and Arabic
 * digits, bidi marks, a governorate's label in front. Never throws and never repairs: what is wrong is said, with its place in the text as
 * given and at most six suggestions.
 */
export function parseSmartCode(text: string, options: ParseSmartCodeOptions = {}): SmartCodeParse {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return refuse('BAD_LENGTH');
  const canonical = readCanonical(text);
  if (canonical !== null) return accept(canonical.scheme, canonical.values);
  const typed = withoutLabel(typedCharacters(text));
  const isB = typed[0]?.char === 'T' && typed[1]?.char === 'N';
  const scheme = isB ? smartCodeB : smartCodeA;
  const symbols = isB ? typed.slice(2) : typed;
  const values = symbols.map(({ char }) => (char.length === 1 ? scheme.valueOf(char.charCodeAt(0)) : -1));
  const foreign = symbols.filter((_, index) => at(values, index) < 0);
  const [firstForeign] = foreign;

  if (symbols.length !== scheme.size) {
    const known = values.filter((value) => value >= 0);
    if (firstForeign !== undefined && known.length === scheme.size) {
      return refuse(
        'BAD_CHARACTER',
        firstForeign.position,
        isGood(scheme, known) ? [scheme.write(known)] : [],
      );
    }
    return refuse('BAD_LENGTH', null, isB ? [] : withPrefix(symbols));
  }
  if (firstForeign !== undefined) {
    return refuse('BAD_CHARACTER', firstForeign.position, withLikely(text, scheme, symbols, foreign));
  }
  if (!scheme.isChecked(values)) {
    const { near, covers, remoteness } = options;
    const suggestions = suggestSmartCodes(scheme, values, usable(near), covers, remoteness);
    return refuse('CHECKSUM_MISMATCH', null, suggestions);
  }
  const fault = scheme.gridFault(values);
  return fault < 0 ? accept(scheme, values) : refuse('OUT_OF_GRID', symbols[fault]?.position ?? null);
}

/**
 * The characters of the code itself, without separators. Ten characters in front of which nothing is set apart are the code, though it
 * begins as a label does. Who types S for 5 writes "SFX2-Q33Q-R8".
 */
function withoutLabel(typed: readonly TypedCharacter[]): readonly TypedCharacter[] {
  const symbols = typed.filter(({ char }) => char !== TYPED_SEPARATOR);
  const [first, second, third, fourth] = symbols;
  const isLabel = LABELS.has([first, second, third].map((symbol) => symbol?.char).join(''));
  if (isLabel && fourth?.char === ':') return symbols.slice(4);
  const isApart = fourth !== undefined && typed[typed.indexOf(fourth) - 1]?.char === TYPED_SEPARATOR;
  return isLabel && (isApart || symbols.length !== smartCodeA.size) ? symbols.slice(3) : symbols;
}

/** Code B without its "TN", when the eleven digits check. */
function withPrefix(symbols: readonly TypedCharacter[]): string[] {
  const values = symbols.map(({ char }) => smartCodeB.valueOf(char.charCodeAt(0)));
  return values.every((value) => value >= 0) && isGood(smartCodeB, values) ? [smartCodeB.write(values)] : [];
}

/** The likely characters put in: the canonical code when that one checks, else the text as given with them. */
function withLikely(
  text: string,
  scheme: SmartCodeScheme,
  symbols: readonly TypedCharacter[],
  foreign: readonly TypedCharacter[],
): string[] {
  const isInAlphabet = (char: string): boolean =>
    char.length === 1 && scheme.valueOf(char.charCodeAt(0)) >= 0;
  const likely = new Map<number, string>();
  for (const { char, position } of foreign) {
    const meant = likelyCharacter(char, scheme.format, isInAlphabet);
    if (meant === undefined) return [];
    likely.set(position, meant);
  }
  const values = symbols.map(({ char, position }) =>
    scheme.valueOf((likely.get(position) ?? char).charCodeAt(0)),
  );
  if (isGood(scheme, values)) return [scheme.write(values)];
  let corrected = '';
  let position = 0;
  for (const given of text) {
    corrected += likely.get(position) ?? given;
    position += given.length;
  }
  return [corrected];
}

function usable(near: LatLng | undefined): LatLng | undefined {
  return near !== undefined && Number.isFinite(near?.lat) && Number.isFinite(near.lng) ? near : undefined;
}
