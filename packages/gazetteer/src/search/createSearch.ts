import { distanceMeters, type LatLng } from '@smart-address/codes';
import { LOCALITY, type PlaceColumns } from '../places/placeColumns.ts';
import type { PlaceTable } from '../places/placeTable.ts';
import type { MatchKind, Place, PlaceMatch, QueryReading, SearchOptions } from '../types.ts';
import { CandidateFinder } from './weigh/candidateFinder.ts';
import { fold } from './read/fold.ts';
import { highlight } from './rank/highlight.ts';
import { inOrder, type Candidate } from './rank/candidates.ts';
import { indexNames, type NameIndex } from './match/nameIndex.ts';
import { onOtherKeyboard } from './read/otherKeyboard.ts';
import { FAR_METERS, WELL_KNOWN } from './weigh/penalties.ts';
import { FARTHEST, preferenceFor } from './rank/preference.ts';
import { isPoint, readOptions } from './read/readOptions.ts';
import { readQuery, type IsWord, type QueryWord } from './read/readQuery.ts';
import { readingOf, readingOfRewritten } from './reading/reading.ts';
import { tokensOf } from './reading/tokens.ts';
import type { ParsedQuery } from './weigh/parsedQuery.ts';
import { segmentedWords } from './read/segmentedWords.ts';
import { inVicinity, pointOf, readings, type PartialMatch } from './weigh/vicinity.ts';
import { correctedWords } from './read/correctedWords.ts';
import { stripAddressee } from './read/stripAddressee.ts';
import { mayBeHouse, stripHouseNumber } from './read/stripHouseNumber.ts';

/** A table of places and its columns. */
export interface SearchPart {
  readonly table: PlaceTable;
  readonly columns: PlaceColumns;
}

export interface Search {
  /** Adds a table to the search; it is searchable once the generator's last step is done. */
  add(part: SearchPart): Generator<void, void>;
  /** Places that match a text, best first. */
  search(query: string, options?: SearchOptions): PlaceMatch[];
  /** ISO 3166-2 code of a governorate given by a code, a label or a name in any spelling. */
  governorateCode(asked: string): string | undefined;
}

interface Part extends SearchPart {
  readonly index: NameIndex;
  readonly finder: CandidateFinder;
  readonly hasQuarters: boolean;
}

/** A text that a whole query is read as, and whether that is the query in reverse. */
interface Rewriting {
  readonly text: string;
  readonly isReversed: boolean;
}

/** The words of a query, and the part of it that is read otherwise than it was typed; empty for none. */
interface Reading {
  readonly words: readonly QueryWord[];
  readonly rewritten: string;
  readonly rewriting?: Rewriting;
}

interface Answer extends Reading {
  /** Every word of the query, and those of them that are whom the address is for. */
  readonly every: readonly QueryWord[];
  readonly addressee: readonly QueryWord[];
  /** NameScorer first. */
  readonly found: readonly Candidate[];
}

/** Cost, in hundredths of an edit, above which a query is read in other ways too. */
const WEAK = 60;
/** Cost for each word of another reading, none misspelt, below which it is what was meant: an article may be left out, a region named. */
const SURE = 15;
/** Cost of not knowing which governorate is meant, and the difference below which two places are as likely. */
const DOUBT = 40;
const AS_LIKELY = 8;
/** Letters from which a text may have been typed with the other keyboard, or be reversed. */
const LEAST_REWRITTEN = 4;
const HALF_SCORE = 150;
/** Metres within which places with the same label, such as a quarter and the gate it is named after, are one result. */
const ONE_PLACE_METERS = 300;
/** Cost, in hundredths of an edit, below which a result is certain and quarters near streets are not considered. */
const UNSURE = 60;
/** Additional cost up to which other quarters are considered beside the best one. */
const LESS_LIKELY = 45;
const QUARTERS: SearchOptions = { types: ['locality', 'delegation', 'governorate'] };
/** Score from which a text is a governorate's misspelt name: a filter must not guess. "9asrine" is Kasserine (.65), "Naples" not Nabeul (.61). */
const SURE_GOVERNORATE = 0.63;
const ARABIC = /[\u0621-\u064a]/;
const codes = new Uint8Array(128);

const plain = (name: string): string =>
  String.fromCharCode(...codes.subarray(0, fold(name, codes)).filter((code) => code > 0));

/**
 * A text as it was written if it was copied from a document that keeps Arabic in visual order. There numbers, also Roman ones, read as
 * usual.
 */
function fromVisualOrder(text: string): string {
  const reverse = (part: string): string => [...part].reverse().join('');
  return reverse(text).replace(/[\da-z]+/gi, reverse);
}

/** A text in one script as it reads on the other keyboard layout, and in reverse if it is Arabic. None if it has both scripts. */
function rewritings(text: string): readonly Rewriting[] {
  const typed: Rewriting = { text: onOtherKeyboard(text), isReversed: false };
  if (!ARABIC.test(text)) return [typed];
  const hasLatin = /[a-hj-uwyz]/i.test(text);
  return hasLatin ? [] : [typed, { text: fromVisualOrder(text), isReversed: true }];
}

/** Whether a place's name has a word of the query. */
const explains = ({ read, bits }: Candidate, { start }: QueryWord): boolean =>
  read.some(({ word }, i) => word.start === start && (bits & (1 << i)) !== 0);

/** Whether a place is an exact match and a town that many search for. */
const isKnownTown = ({ cost, isFuzzy, index, row }: Candidate): boolean =>
  cost === 0 && !isFuzzy && (index.columns.importance[row] ?? 0) > WELL_KNOWN;

/** The point of the likeliest place; undefined if there is none. */
function middleOf(towns: readonly Candidate[]): LatLng | undefined {
  const [first, ...others] = towns;
  return first && pointOf(others.reduce((best, town) => (town.total < best.total ? town : best), first));
}

/** Whether places of several governorates are called exactly what was typed and are about as likely: which of them is meant nobody knows. */
function isAmbiguous([first, ...others]: readonly Candidate[]): boolean {
  const governorateOf = ({ index: { columns }, row }: Candidate): number =>
    columns.areas[columns.area[row] ?? 0]?.governorate ?? -1;
  return (
    first?.cost === 0 &&
    others.some(
      (other) =>
        other.cost === 0 &&
        other.isFuzzy === first.isFuzzy &&
        other.total - first.total < AS_LIKELY &&
        governorateOf(other) !== governorateOf(first),
    )
  );
}

/** Makes a search over one or more tables. */
export function createSearch(): Search {
  const parts: Part[] = [];

  /** Index of a governorate given by a code, a label or a name in any spelling; -1 for none. */
  function governorateOf({ governorates }: PlaceColumns, asked: string): number {
    const upper = asked.trim().toUpperCase();
    const name = plain(asked);
    const known = governorates.findIndex(
      ({ code, label, fr, ar, en }) =>
        code === upper ||
        (label !== '' && label === upper) ||
        (name !== '' && [fr, ar, en].some((other) => plain(other) === name)),
    );
    if (known >= 0 || name === '') return known;
    const [guess] = search(asked, { types: ['governorate'], limit: 1 });
    const isSure = guess !== undefined && guess.score > SURE_GOVERNORATE;
    return isSure ? governorates.findIndex(({ code }) => code === guess.governorateCode) : -1;
  }

  // A known postal code needs no guesses.
  const isCode = ([word, ...more]: readonly QueryWord[]): boolean =>
    word?.isNumber === true && word.codes.length === 4 && more.length === 0;
  const isExact = ({ cost, isFuzzy }: Candidate): boolean => cost === 0 && !isFuzzy;

  const isWord: IsWord = (letters, start, end) =>
    parts.some(({ index }) => index.lexicon.find(letters, start, end) >= 0);

  /** Adds streets near a quarter that the rest of the query names: "rue de Rome cité Ennour". */
  function addVicinity(found: Candidate[], partial: readonly PartialMatch[]): void {
    if (partial.length === 0 || found.some(({ cost }) => cost < UNSURE)) return;
    for (const streets of readings(partial)) {
      const left = streets[0]?.unexplained ?? [];
      const quarters = parts.flatMap(({ columns, finder, hasQuarters }) =>
        hasQuarters ? finder.find(finder.read(left), preferenceFor(columns, QUARTERS, undefined)) : [],
      );
      const known = Math.min(...quarters.map(({ cost }) => cost)) + LESS_LIKELY;
      // The exact name of a town does not mean a quarter elsewhere whose name contains it, such as "Cité Ben Arous" of Zarzouna.
      const towns = quarters.filter(isKnownTown).map(pointOf);
      const isNear = (quarter: Candidate): boolean =>
        towns.length === 0 || towns.some((town) => distanceMeters(town, pointOf(quarter)) <= FAR_METERS);
      const likely = quarters.filter(
        (quarter) => quarter.cost < known && (quarter.cost < 1 || isNear(quarter)),
      );
      for (const street of streets) {
        const near = inVicinity(street, likely);
        if (near === undefined) continue;
        const at = found.findIndex((other) => other.index === near.index && other.row === near.row);
        if (at < 0) found.push(near);
        else if ((found[at]?.total ?? 0) > near.total) found[at] = near;
      }
    }
  }

  function find(words: readonly QueryWord[], options: SearchOptions): Candidate[] {
    const found: Candidate[] = [];
    const partial: PartialMatch[] = [];
    let before: ParsedQuery | undefined;
    let about = options;
    for (const { columns, finder } of parts) {
      const governorates =
        options.governorate === undefined
          ? undefined
          : [options.governorate]
              .flat()
              .map((asked) => governorateOf(columns, asked))
              .filter((index) => index >= 0);
      if (governorates?.length === 0) continue;
      const parsed = finder.read(words, before);
      let own = finder.find(parsed, preferenceFor(columns, about, governorates));
      const near =
        parsed.isKindInTown && !about.near
          ? middleOf(own.filter(({ bits }) => bits & parsed.named))
          : undefined;
      if (near) {
        about = { ...options, near };
        const { weigh } = preferenceFor(columns, about, governorates);
        own = own.map((one) => ({
          ...one,
          total: one.total + (one.bits & parsed.named ? FARTHEST : weigh(one.row)),
        }));
      }
      found.push(...own);
      before = parsed;
      partial.push(...finder.partial.streets);
    }
    addVicinity(found, partial);
    return inOrder(isCode(words) && found.some(isExact) ? found.filter(isExact) : found);
  }

  /** Whether at least a third of the letters, numbers aside, are words of names. */
  function areKnown(words: readonly QueryWord[]): boolean {
    let known = 0;
    let letters = 0;
    for (const { codes, isNumber, start, end } of words) {
      if (isNumber) continue;
      letters += end - start;
      if (isWord(codes, 0, codes.length)) known += end - start;
    }
    return letters >= LEAST_REWRITTEN && known * 3 >= letters;
  }

  /** How else a query that finds no more than guesses may be read; likeliest first. */
  function otherReadings(query: string, words: readonly QueryWord[]): readonly Reading[] {
    const indices = parts.map(({ index }) => index);
    const apart = segmentedWords(words, indices);
    const parted = words.filter((word) => !apart.includes(word));
    const respelt = correctedWords(words, indices);
    const typed = query.slice(0, 200).trim();
    return [
      { words: parted.length > 0 ? apart : [], rewritten: query.slice(parted[0]?.start, parted.at(-1)?.end) },
      { words: respelt.some(({ meant }) => meant) ? respelt : [], rewritten: '' },
      // Words that are known as they stand are in no reverse: "العلا" is El Ala, and a name of its own in reverse.
      ...rewritings(typed)
        .filter(({ isReversed }) => !isReversed || !areKnown(words))
        .map((rewriting) => ({
          words: readQuery(rewriting.text, isWord),
          rewritten: query.trim(),
          rewriting,
        })),
    ].filter(({ words: read }) => areKnown(read));
  }

  /** The words of a query, and what is found with them. */
  function answer(query: string, options: SearchOptions): Answer {
    const indices = parts.map(({ index }) => index);
    const every = readQuery(query, isWord);
    const pasted = stripAddressee(every, indices);
    const addressee = every.slice(0, every.length - pasted.length);
    let words = stripHouseNumber(pasted, indices);
    if (words.length === 0) return { words, every, addressee, found: [], rewritten: '' };
    let found = find(words, options);
    // The beginning of a street after its house number, which no name has beside it yet.
    if (found.length === 0 && words.length > 1 && mayBeHouse(words[0])) {
      words = words.slice(1);
      found = find(words, options);
    }
    const typed: Answer = { words, every, addressee, found, rewritten: '' };
    const cost = found[0]?.cost ?? Infinity;
    // One Arabic word that is a slip of a name may be another name in reverse, letter by letter: "سدار" is Radès, not Bidar.
    const isGuess = found[0]?.isFuzzy === true && words.length === 1 && ARABIC.test(query);
    if (cost <= WEAK && !isGuess) return typed;
    let [likeliest, least] = [typed, Infinity];
    for (const other of otherReadings(query, words)) {
      if (cost <= WEAK && other.rewriting?.isReversed !== true) continue;
      const others = find(other.words, options);
      const [best] = others;
      // That a word is a misspelt "avenue" is certain enough, and that it is a town where nothing else explains it.
      const respelt = other.words.filter(({ meant }) => meant);
      const [first] = found;
      const isUnread = first && respelt.some((word) => !explains(first, word));
      let sure = best?.isFuzzy === false ? SURE * other.words.length : 0;
      if (respelt.length > 0) sure = isUnread ? Infinity : cost;
      if (best && best.cost < Math.min(least, Math.max(sure, cost - WEAK / 2)))
        [likeliest, least] = [{ ...other, every, addressee, found: others }, best.cost];
    }
    return likeliest;
  }

  const isKnownCode = (digits: string): boolean =>
    parts.some(({ columns }) => columns.postal.includes(Number(digits)));

  /** What makes the reading of an answer's rows. */
  function readingsFor(query: string, { words, every, addressee, rewriting }: Answer) {
    const text = rewriting?.text ?? query;
    // What was put right, split or left out is in one of the two lists.
    const isOther = ({ start, end }: QueryWord): boolean =>
      !words.some((word) => word.start < end && word.end > start);
    const all = rewriting ? words : [...words, ...every.filter(isOther)];
    const [part] = parts;
    const tokens = part ? tokensOf(text, all, addressee, part.index.lexicon) : [];
    return (candidate: Candidate, place: Place, shown: ReadonlyMap<number, number>): QueryReading => {
      const reading = readingOf(text, tokens, candidate, place, shown, isKnownCode);
      return rewriting ? readingOfRewritten(query, rewriting.text, rewriting.isReversed, reading) : reading;
    };
  }

  function search(query: string, asked?: SearchOptions): PlaceMatch[] {
    const options = readOptions(asked);
    const { lang, near, limit } = options;
    const answered = answer(query, options);
    const { words, found, rewritten } = answered;
    const readFor = found.length > 0 ? readingsFor(query, answered) : undefined;
    const isRewritten = rewritten !== '' || words.some(({ meant }) => meant);
    const matches: PlaceMatch[] = [];
    const doubt = isAmbiguous(found) ? DOUBT : 0;
    for (const candidate of found) {
      const { index, row, cost, order, isFuzzy } = candidate;
      const table = parts.find((part) => part.index === index)?.table;
      if (!table || matches.length === limit) break;
      const place = table.place(row, lang);
      const isShown = ({ label, location }: PlaceMatch): boolean =>
        label === place.label && distanceMeters(location, place.location) <= ONE_PLACE_METERS;
      if (matches.some(isShown)) continue;
      const kind: MatchKind = isFuzzy || isRewritten ? 'fuzzy' : cost === 0 ? 'exact' : 'prefix';
      const seen = highlight(candidate, words, query, place, kind);
      // The place is this search's own object. A copy with more properties takes a hundred times as long in V8.
      const match = Object.assign(place, {
        score: Math.round(1000 / (1 + Math.max(0, order + doubt) / HALF_SCORE)) / 1000,
        kind,
        highlight: seen.highlight,
        corrections: rewritten === '' ? seen.corrections : [{ from: rewritten, to: place.name }],
        reading: readFor?.(candidate, place, seen.shown) ?? { spans: [] },
        distanceMeters: near && isPoint(place.location) ? distanceMeters(near, place.location) : null,
      });
      matches.push(match);
    }
    return matches;
  }

  return {
    *add(part) {
      const index = yield* indexNames(part.columns);
      const hasQuarters = part.columns.types.includes(LOCALITY);
      parts.push({ ...part, index, finder: new CandidateFinder(index), hasQuarters });
    },
    search,
    governorateCode(asked) {
      for (const { columns } of parts) {
        const known = columns.governorates[governorateOf(columns, asked)];
        if (known) return known.code;
      }
      return undefined;
    },
  };
}
