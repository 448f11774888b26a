import { distanceMeters, type LatLng } from '@smart-address/codes';
import { STREET } from '../../places/placeColumns.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import * as penalty from './penalties.ts';
import { isPostal } from '../read/readWords.ts';
import type { ParsedQuery } from './parsedQuery.ts';

/** A row to weigh for a query, of which the words in `bits` are the row's name; `isNamed` if they are the whole of it. */
export interface Place {
  readonly bits: number;
  readonly row: number;
  readonly isNamed: boolean;
  readonly type: number;
  readonly area: number;
  /** -1 if it has none. */
  readonly governorate: number;
}

/** Whether a place is where a query says. */
export class LocationRules {
  private readonly index: NameIndex;
  private readonly parsed: ParsedQuery;
  private readonly regions: readonly Uint8Array[];
  /** For each region that is named, bits of the words that together are exactly its name. */
  private readonly eachRegion: readonly number[];
  /** Bits of the words after "route" that name the town it leads to; none if it may be there. */
  private readonly road: number;
  /** Whether there is a word such as "rue". */
  private readonly hasWay: boolean;

  constructor(
    index: NameIndex,
    parsed: ParsedQuery,
    regions: readonly Uint8Array[],
    eachRegion: readonly number[],
    road: number,
  ) {
    this.index = index;
    this.parsed = parsed;
    this.regions = regions;
    this.eachRegion = eachRegion;
    this.road = road;
    this.hasWay = parsed.read.some(({ isWay }) => isWay);
  }

  /** Whether a row is in the town to which a road leads, or is called after it. No postal code says that it is meant. */
  isDownTheRoad(bits: number, row: number): boolean {
    const { road, regions, index } = this;
    if (road === 0) return false;
    const { area, governorates, types } = index.columns;
    const town = governorates.length + (area[row] ?? 0);
    const isThere = regions.every((costs, i) => (road & (1 << i)) === 0 || costs[town] === 0);
    const isCalledSo = (bits & road) === road && types[row] !== STREET;
    return (isThere || isCalledSo) && !this.hasCode(row);
  }

  /**
   * Whether a row is far from the typed postal codes or, where a street is typed and not the row's town, in another governorate. None of
   * them is its own or in its name, as in "Cité 2000".
   */
  isFarFromCodes(place: Place): boolean {
    const { bits, row, governorate } = place;
    const { postalCodes, postalPoints } = this.parsed;
    if ((postalCodes & ~bits) === 0 || postalPoints.length === 0 || this.hasCode(row)) return false;
    if (this.isFarFrom(postalPoints, row)) return true;
    const isOther = this.hasWay && postalPoints.every((code) => code.governorate !== governorate);
    return isOther && !this.isInNamed(place);
  }

  /** Whether a place's town is named beside it, or its governorate; not "Tunis", which people call the towns around it too. */
  private isInNamed({ bits, area, governorate }: Place): boolean {
    const { regions, index, parsed } = this;
    const town = index.columns.governorates.length + area;
    const isHere = (costs: Uint8Array): boolean =>
      costs[town] === 0 || (governorate !== parsed.capital && costs[governorate] === 0);
    return this.eachRegion.some(
      (one) => (one & bits) === 0 && regions.every((costs, i) => (one & (1 << i)) === 0 || isHere(costs)),
    );
  }

  /** Whether a row is far from every town and quarter that is named, and its postal code is not: "2059 Tunis" is El Mourouj. */
  isFar(row: number): boolean {
    const { points } = this.parsed;
    return points.length > 0 && !this.hasCode(row) && this.isFarFrom(points, row);
  }

  /** Whether a row's postal code is typed. */
  private hasCode(row: number): boolean {
    const postal = this.index.columns.postal[row] ?? 0;
    return this.parsed.read.some(({ word }) => word.isNumber && isPostal(postal, word));
  }

  private isFarFrom(points: readonly LatLng[], row: number): boolean {
    const { lat, lng } = this.index.columns;
    const point = { lat: lat[row] ?? NaN, lng: lng[row] ?? NaN };
    // By latitude alone for nearly all rows: many are asked about on a key, and a distance takes sines and cosines.
    return points.every(
      (other) =>
        Math.abs(other.lat - point.lat) > penalty.FAR_DEGREES ||
        distanceMeters(other, point) > penalty.FAR_METERS,
    );
  }
}
