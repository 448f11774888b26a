import { ADDRESS, DELEGATION, GOVERNORATE, LOCALITY, POSTAL, STREET } from '../../places/placeColumns.ts';
import { DIGIT_ZERO, unfold } from '../read/fold.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import * as penalty from './penalties.ts';
import type { QueryWord } from '../read/readQuery.ts';
import { bitsOf, isPostal, NO_WORD, type ReadWord } from '../read/readWords.ts';
import { NO_REGION, SURE_REGION, namedIn, nearestOf } from './regionsNamed.ts';
import type { ParsedQuery } from './parsedQuery.ts';
import { LocationRules, type Place } from './locationRules.ts';
import { ROLE_LANDMARK, ROLE_WAY } from '../read/words.ts';

/** Ariana, Ben Arous and Manouba, which people take for Tunis. */
const AROUND_CAPITAL = /TN-1[2-4]/;
const SPOT: readonly number[] = [LOCALITY, ADDRESS];
const TOWN: readonly number[] = [GOVERNORATE, DELEGATION, POSTAL, LOCALITY];
const STEERED_BY: readonly number[] = [ROLE_LANDMARK, ROLE_WAY];
/** As which "rte", "طريق" and the like are read. */
const ROAD = 'route';

/** Reduces the part of a cost above `most`. */
const beyond = (cost: number, most: number): number =>
  Math.min(cost, most + (cost - most) / penalty.BEYOND_NAME);

const numberOf = (digits: Uint8Array): number =>
  digits.reduce((number, digit) => number * 10 + digit - DIGIT_ZERO, 0);

/** Whether a word is the postal code of some place. */
const isCode = ({ columns }: NameIndex, { word: { isNumber, codes } }: ReadWord): boolean =>
  isNumber && codes.length === 4 && columns.postal.includes(numberOf(codes));

/** Sums of what the words cost that a place's name does not explain, by what they may be. */
interface Tally {
  readonly cost: number;
  /** What follows "rue", if the place is a town or a quarter. */
  readonly streetName: number;
  /** What follows "rue" and is explained by nothing; and the same if no town were named. */
  readonly besideStreet: number;
  readonly besideTown: number;
  /** The names of its own region. */
  readonly here: number;
  readonly isInRegion: boolean;
  readonly isOtherRegion: boolean;
}

/** The cost of the words that a name does not explain: lower if they name the place's region or postal code. */
export class ResidualCost {
  /** For the row weighed last: bits of the unexplained words, and their cost. */
  unexplained = 0;
  unexplainedCost = 0;
  /** The part of that cost that is due to the place not being in the named town. */
  elsewhereCost = 0;
  /** Cache of the last call's arguments and result. */
  private row = -1;
  private bits = 0;
  private isNamed = false;
  private cost = 0;
  private readonly index: NameIndex;
  private readonly read: readonly ReadWord[];
  private readonly regions: readonly Uint8Array[];
  private readonly parsed: ParsedQuery;
  private readonly location: LocationRules;
  /** Index of the first word such as "rue"; -1 if there is none. */
  private readonly way: number;
  /** Bit of the first word after "route"; 0 if there is none. */
  private readonly goal: number;
  /** Bits of the words for a kind of street or landmark. */
  private readonly wayBits: number;
  /** Bits of the words such as "rue" that are not in a building's name. */
  private readonly ways: number;
  /** Bits of the words that identify a place. */
  private readonly tellingBits: number;
  /** Bits of the words that together are exactly the name of a town or region, beside a street's. */
  private readonly named: number;
  /** The same for each region that is named, and for all of them. */
  private readonly eachRegion: readonly number[];
  private readonly inRegion: number;
  /** Bits of the words that name a town or a region, the country's name aside. */
  private readonly others: number;
  /** The minimum cost of each unexplained word, and cached sums for sets of words. */
  private readonly leastOf: readonly number[];
  private readonly least: Int32Array;
  /** Bits of the words that are a postal code; a year in a street's name, such as 1938, is not one. */
  private readonly postal: number;

  /** For each governorate, whether it is around the capital's. */
  private readonly around: readonly boolean[];

  constructor(index: NameIndex, parsed: ParsedQuery, regions: readonly Uint8Array[]) {
    const { read } = parsed;
    this.index = index;
    this.read = read;
    this.regions = regions;
    this.parsed = parsed;
    this.least = new Int32Array(1 << read.length).fill(-1);
    this.way = read.findIndex(({ isWay }) => isWay);
    const isRoad = this.way >= 0 && unfold(read[this.way]?.codes ?? NO_WORD.codes) === ROAD;
    this.goal = isRoad ? 2 << this.way : 0;
    let isNear = false;
    this.leastOf = read.map(({ word, isKind, weight }, i) => {
      const nearest = nearestOf(regions[i]);
      isNear ||= nearest === 0;
      if (parsed.building & (1 << i)) return penalty.BUILDING;
      if (isKind && parsed.asksForKind && !(this.goal && i === this.way)) return penalty.REQUESTED_KIND;
      if (nearest === NO_REGION && !word.isNumber && parsed.country !== 1 << i) return weight;
      return Math.min(weight, penalty.REGION_COST + (word.isNumber ? 0 : nearest));
    });
    this.wayBits = bitsOf(read, ({ role }) => STEERED_BY.includes(role));
    this.ways = bitsOf(read, ({ isWay }) => isWay) & ~parsed.building;
    this.tellingBits = bitsOf(read, ({ isTelling }) => isTelling);
    this.eachRegion = isNear ? [...namedIn(index, read, regions)] : [];
    this.inRegion = this.eachRegion.reduce((all, one) => all | one, 0);
    this.named = this.inRegion | parsed.named;
    this.others = this.named & ~parsed.country;
    this.around = this.areAround();
    this.postal = this.way < 0 ? 0 : bitsOf(read, (word, i) => i > this.way + 1 && isCode(index, word));
    const towns = this.eachRegion.filter((one) => isRoad && (one & (2 << this.way)) !== 0);
    const road = Math.max(0, ...towns);
    // Only if another town or a postal code is named does the road lead there.
    const leadsTo = (this.others & ~road) !== 0 || this.postal !== 0 ? road : 0;
    this.location = new LocationRules(index, parsed, regions, this.eachRegion, leadsTo);
  }

  /** For each governorate, whether "Tunis" may name a place in it: not that of "rue de Tunis, Sfax", unless the governorate is named too. */
  private areAround(): boolean[] {
    const { regions, parsed, way } = this;
    const { governorates, areas } = this.index.columns;
    const isStreet =
      way >= 0 && regions[way + 1]?.[parsed.capital] === 0 && (this.others & ~(2 << way)) !== 0;
    const isNamed = (governorate: number): boolean =>
      regions.some(
        (costs, i) =>
          i !== way + 1 &&
          (costs[governorate] === 0 ||
            areas.some(
              (area, at) => area.governorate === governorate && costs[governorates.length + at] === 0,
            )),
      );
    return governorates.map(
      ({ code }, i) => !parsed.isKindInTown && AROUND_CAPITAL.test(code) && (!isStreet || isNamed(i)),
    );
  }

  /**
   * Whether the unexplained words may say where a street is whose name are the words in `bits`. "rue" is followed by the street's own name,
   * and without such a word the name comes first.
   */
  mayBeQuarter(bits: number, row: number): boolean {
    const { unexplained } = this;
    if (unexplained === 0) return false;
    // With "rue" in the query a landmark must be named by its kind.
    const isLandmark = this.index.columns.types[row] !== STREET;
    if (isLandmark && this.way >= 0 && (bits & this.wayBits) === 0) return false;
    if (this.way < 0) return (bits & this.wayBits) !== 0 || (bits & -bits) < (unexplained & -unexplained);
    return (unexplained & (2 << this.way)) === 0;
  }

  /** Lower bound of the cost of the other words, for any place whose name are the words in `bits`. */
  atLeast(bits: number): number {
    let least = this.least[bits] ?? 0;
    if (least < 0) {
      let before = 0;
      let after = 0;
      this.leastOf.forEach((cost, i) => {
        if ((bits | (this.way < 0 ? 0 : this.inRegion)) & (1 << i)) return;
        if (i > this.way) after += cost;
        else before += cost;
      });
      if (this.way >= 0) least = before + Math.min(after, penalty.STREET_NAME);
      else least = this.inRegion === 0 ? after : beyond(after, penalty.BESIDE_TOWN);
      this.least[bits] = least;
    }
    return least;
  }

  /** The unexplained words of the row weighed last. */
  words(): readonly QueryWord[] {
    return this.read.filter((_, i) => this.unexplained & (1 << i)).map(({ word }) => word);
  }

  /** What a town leaves unexplained that a street in it, whose words are in `bits`, does not; `beside` is what neither explains. */
  private streetInTown(bits: number, beside: number): number {
    let name = beside;
    this.read.forEach(({ weight }, i) => (name += i > this.way && bits & (1 << i) ? weight : 0));
    const way = bits & (1 << this.way) ? (this.read[this.way]?.weight ?? 0) : 0;
    return way + beyond(name, penalty.STREET_NAME);
  }

  /** The cost, for a row's place, of the words not in `bits`; `isNamed` if those are its complete name. */
  weigh(bits: number, row: number, isNamed: boolean): number {
    if (row !== this.row || bits !== this.bits || isNamed !== this.isNamed) {
      this.row = row;
      this.bits = bits;
      this.isNamed = isNamed;
      this.cost = this.weighAnew(bits, row, isNamed);
    }
    return this.cost;
  }

  /** Whether the words in `bits` have none that follows "rue", and are a street's name. */
  private isOtherStreet(bits: number, type: number): boolean {
    return type === STREET && this.way >= 0 && (bits & (2 << this.way)) === 0;
  }

  /** What a place costs because another one is meant, whatever the other words. */
  private costOfPlace(place: Place): number {
    const { bits, row, type } = place;
    const { country } = this.parsed;
    let cost = 0;
    if (this.isOtherStreet(bits, type)) cost += penalty.OTHER_STREET;
    // Beside another town's name it is not the capital's; without one it is where a street is.
    if (bits & country && this.others & ~bits) cost += penalty.ELSEWHERE;
    if (this.location.isFarFromCodes(place)) cost += penalty.FAR_FROM_CODE;
    if (this.location.isDownTheRoad(bits, row)) cost += penalty.DOWN_THE_ROAD;
    return cost;
  }

  /**
   * What a word costs that is understood whatever region it names: of a building, a kind of place, the place's postal code, the country;
   * -1 for any other.
   */
  private costWithoutRegion(i: number, { row, governorate, type, isNamed }: Place): number {
    const { building, asksForKind, country } = this.parsed;
    const { word, isKind } = this.read[i] ?? NO_WORD;
    const bit = 1 << i;
    if (building & bit) return penalty.BUILDING;
    if (isKind && asksForKind && !(this.goal && i === this.way)) return penalty.REQUESTED_KIND;
    if (word.isNumber && isPostal(this.index.columns.postal[row] ?? 0, word)) return penalty.REGION_COST;
    const mayBeCountry = this.others !== 0 || TOWN.includes(type) ? country : 0;
    if ((mayBeCountry & bit) === 0 || this.regions[i]?.[governorate] === 0) return -1;
    const isSure = this.others !== 0 || (isNamed && this.unexplained === 0);
    return isSure ? penalty.COUNTRY_COST : penalty.GUESS_IN_COUNTRY;
  }

  /** The distance of a word from the names of the place's delegation and governorate. */
  private regionOf(i: number, { area, governorate }: Place): number {
    const distances = this.regions[i];
    const region = Math.min(
      distances?.[this.index.columns.governorates.length + area] ?? NO_REGION,
      distances?.[governorate] ?? NO_REGION,
      this.around[governorate] && distances?.[this.parsed.capital] === 0 ? penalty.AROUND_CAPITAL : NO_REGION,
    );
    // The exact name of one town is not a misspelling of another's.
    return this.named & (1 << i) && region >= SURE_REGION ? NO_REGION : region;
  }

  /** Adds up what the words cost that the place's name does not explain. */
  private tally(place: Place): Tally {
    const { read, way } = this;
    const { bits, row, type, area, governorate } = place;
    const isStreetOrTown = place.isNamed && way >= 0 && TOWN.includes(type);
    // A town's name after "rue" is the street's name, wherever the street is.
    const isNamesake = type === STREET || (isStreetOrTown && (bits & (2 << way)) !== 0);
    const named = isNamesake ? this.named : SPOT.includes(type) ? this.inRegion : 0;
    // A region whose name the place's own name has a part of is not named beside it. "Kébili Nord" is no Rue de Kébili in Bizerte Nord.
    let beside = 0;
    for (const one of this.eachRegion) if ((one & bits) === 0) beside |= one;
    let cost = 0;
    let streetName = 0;
    let besideStreet = 0;
    let besideTown = 0;
    let here = 0;
    let isElsewhere = false;
    let isInRegion = false;
    let isOtherRegion = false;
    let isBesideSeat = false;
    this.unexplained = this.unexplainedCost = this.elsewhereCost = 0;
    for (let i = 0; i < read.length; i++) {
      const bit = 1 << i;
      if (bits & bit) continue;
      const { isKind, isWay, isTelling, weight: least } = read[i] ?? NO_WORD;
      const understood = this.costWithoutRegion(i, place);
      if (understood >= 0) {
        cost += understood;
        continue;
      }
      const region = this.regionOf(i, place);
      if (this.index.besideSeat[area] && this.regions[i]?.[governorate] === 0) isBesideSeat = true;
      // A town is counted once, however many words name it.
      const isOut: boolean = !isElsewhere && (named & bit) !== 0 && isTelling && region === NO_REGION;
      isElsewhere ||= isOut;
      let weight = least;
      if (isOut) weight += isNamesake && this.location.isFar(row) ? penalty.FAR_ELSEWHERE : penalty.ELSEWHERE;
      const paid = Math.min(weight, region === NO_REGION ? weight : region + penalty.REGION_COST);
      // The street's name extends from "rue" to the town's name.
      const isName = i > way && paid === weight && (this.postal & bit) === 0;
      if (isName && isStreetOrTown && (bits & (bit - 1)) >> way === 0) streetName += paid;
      else cost += paid;
      if (isName) {
        besideStreet += paid;
        besideTown += least;
      }
      isOtherRegion ||= isOut && (this.inRegion & bit) !== 0;
      if (region === 0 && (beside & bit) !== 0) {
        isInRegion = true;
        here += paid;
      }
      if (isWay || region < SURE_REGION) continue;
      // A number belongs to the name before it, as in "Cité Ennour 2", or is a postal code. At the start it is a house number.
      if (isTelling || isKind || (this.postal | (this.unexplained << 1)) & bit) {
        this.unexplained |= bit;
        this.unexplainedCost += paid;
        this.elsewhereCost += Math.max(0, paid - least);
      }
    }
    if (isBesideSeat) cost += penalty.BESIDE_SEAT;
    return { cost, streetName, besideStreet, besideTown, here, isInRegion, isOtherRegion };
  }

  /** What a spot costs beside a word such as "rue" that is not in its name. */
  private costOfWay({ bits, row, type }: Place): number {
    if ((this.ways & ~bits) === 0 || !SPOT.includes(type)) return 0;
    // A road is called after where it leads, and people say where they live by it: "rte El Ain km 3".
    if (bits & this.goal) return 0;
    if ((bits & ~this.wayBits) === 0) return penalty.STREET_NAME;
    return penalty.UNMATCHED_WAY + (this.location.isFar(row) ? penalty.ELSEWHERE : 0);
  }

  private weighAnew(bits: number, row: number, isNamed: boolean): number {
    const { area: areas, areas: ofArea, types } = this.index.columns;
    const area = areas[row] ?? 0;
    const type = types[row] ?? 0;
    const place = { bits, row, isNamed, type, area, governorate: ofArea[area]?.governorate ?? -1 };
    const {
      cost: words,
      streetName,
      besideStreet,
      besideTown,
      here,
      isInRegion,
      isOtherRegion,
    } = this.tally(place);
    const cost = this.costOfPlace(place) + words;
    if (streetName > 0) {
      // Remaining words beyond a street's name cost a little: if both a town and a quarter in it are named, the quarter wins.
      // The town's name itself is not paid for by a quarter that it locates, as the town does not pay for it.
      const isQuarter = (bits & this.inRegion) === 0 && (bits & this.tellingBits) !== 0;
      return cost - (isQuarter ? here : 0) + beyond(streetName, penalty.STREET_NAME);
    }
    // A quarter that is named beside its town explains more than the town does.
    const isAtRegion = isInRegion || (bits & this.inRegion) !== 0;
    if (isNamed && this.way < 0 && isAtRegion && TOWN.includes(type))
      return beyond(cost, penalty.BESIDE_TOWN);
    // A street that is named in its town comes before the town, whatever quarter of other towns stands between them.
    const isMeant = type === STREET && isNamed && !this.isOtherStreet(bits, type);
    if (isMeant && isInRegion && !isOtherRegion) {
      // Twice, as a town is likelier than any street in it, and the other quarter's words weigh against the street alone.
      const asTown = this.streetInTown(bits, besideTown) - 2 * penalty.LIKELIHOOD;
      const saved = Math.max(0, here + besideStreet - asTown);
      // What is not charged here is nothing that a quarter nearby can save.
      this.unexplainedCost = Math.max(0, this.unexplainedCost - saved);
      return cost - saved;
    }
    return cost + this.costOfWay(place);
  }
}
