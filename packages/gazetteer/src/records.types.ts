import type { LatLng } from '@smart-address/codes';
import type { Accuracy, PlaceType } from './types.ts';

/**
 * A place as the build script makes it from the fact tables: one record per place, however many tables know it. The search index,
 * the reverse look-up and the map are made from these.
 */
export interface PlaceRecord {
  /**
   * Stable across builds of the same data: `gov:TN-11`, `del:1151`, `postal:1001`, `place:<geonames>`,
   * `loc:<postal>:<slug>`, `street:<geonames>`, `landmark:<geonames>`.
   */
  readonly id: string;
  readonly type: PlaceType;
  /** The displayed name in Latin script, with accents restored where they are certain. */
  readonly name: string;
  /** The tables' own, or that of the namesakes if they agree, or an embassy's by its country; empty if none is known. Never invented. */
  readonly nameAr: string;
  /** Empty if equal to `name`. */
  readonly nameEn: string;
  /**
   * The locality as the postal list writes it. It is for a locality its own name, for a delegation its chief place, for a postal code the
   * first of its localities. For a street or landmark it is the place it is in. Empty if there is none.
   */
  readonly locality: string;
  /** Other spellings in the fact tables: exonyms, alternate names, those of the postal list. */
  readonly aliases: readonly string[];
  /** Spellings from `variants.csv`, apart from `aliases`, so that the search can be measured with and without them. */
  readonly variants: readonly string[];
  readonly delegation: string;
  readonly delegationAr: string;
  /** ISO 3166-2 such as "TN-11", or empty. */
  readonly governorateCode: string;
  /** Four digits, or empty when unknown. */
  readonly postalCode: string;
  readonly location: LatLng;
  readonly accuracy: Accuracy;
  /** 0 (a lane) to 1 (the capital). */
  readonly importance: number;
  /** A landmark's kind ("mosque"), `sector` or `populated place` for a place GeoNames knows, else empty. */
  readonly category: string;
}
