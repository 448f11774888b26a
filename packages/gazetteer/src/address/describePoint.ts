import { bearingDegrees, type LatLng } from '@smart-address/codes';
import { placeLine } from '../geo/placeLine.ts';
import type { Accuracy, Lang, NearbyFeature, NearestPlace } from '../types.ts';
import type { Surroundings } from './codePlace.ts';
import { directionOf, type Direction } from './compass.ts';
import { roundDistance } from './distanceWords.ts';
import { inWords } from './inWords.ts';

/** Landmarks and streets are looked for this far, in metres. */
const LANDMARK_RADIUS = 500;
/** Nearer than this the two points are one as far as their exactness goes: "near". */
const NEAR_LANDMARK = 30;
/** A street's point is one point of its course: within this it is "near", beyond it is not named. */
const NEAR_STREET = 120;
/** A locality's point is its middle: within this a point is simply in it. */
const IN_LOCALITY = 400;

/** What a point was described by, and where the point lies from there. */
export interface PointReference {
  readonly kind: 'landmark' | 'street' | 'locality';
  /** Of the street or landmark; empty for a locality. */
  readonly id: string;
  readonly name: string;
  /** A landmark's kind; else empty. */
  readonly category: string;
  /** How exact the reference's own point is. */
  readonly accuracy: Accuracy;
  /** `at`: no farther than the points are exact; `from`: so far, in that direction. */
  readonly relation: 'at' | 'from';
  /** Metres as said, rounded; 0 when `relation` is `at`. */
  readonly distanceMeters: number;
  /** From the reference to the point; null when `relation` is `at`. */
  readonly direction: Direction | null;
}

/** Where a point is, in words and in parts. */
export interface PointDescription {
  /** "70 m north-east of Mosquée Sidi Mahrez, Bab Souika, 1006 Tunis". */
  readonly text: string;
  readonly reference: PointReference;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  readonly governorateCode: string;
  readonly postalCode: string;
}

function fromFeature({ place, distanceMeters, bearing }: NearbyFeature): PointReference | null {
  const isStreet = place.type === 'street';
  if (isStreet && distanceMeters > NEAR_STREET) return null;
  const isAt = isStreet || distanceMeters < NEAR_LANDMARK;
  return {
    kind: isStreet ? 'street' : 'landmark',
    id: place.id,
    name: place.name,
    category: place.category,
    accuracy: place.accuracy,
    relation: isAt ? 'at' : 'from',
    distanceMeters: isAt ? 0 : roundDistance(distanceMeters),
    direction: isAt ? null : directionOf(bearing),
  };
}

function fromLocality(point: LatLng, nearest: NearestPlace): PointReference {
  const isAt = nearest.distanceMeters < IN_LOCALITY;
  return {
    kind: 'locality',
    id: '',
    name: nearest.locality,
    category: '',
    accuracy: nearest.accuracy,
    relation: isAt ? 'at' : 'from',
    distanceMeters: isAt ? 0 : roundDistance(nearest.distanceMeters),
    direction: isAt ? null : directionOf(bearingDegrees(nearest.location, point)),
  };
}

/**
 * Says where a point is as people in Tunisia do: from the nearest landmark or street, else from the nearest locality,
 * with no more exactness than their points have.
 * @param surroundings a gazetteer; before its streets and landmarks are loaded it is described by localities
 * @returns null outside Tunisia
 */
export function describePoint(
  surroundings: Surroundings,
  point: LatLng,
  lang: Lang,
): PointDescription | null {
  const nearest = surroundings.nearest(point, { lang });
  if (nearest === null) return null;
  const feature = surroundings.nearby(point, { lang, radius: LANDMARK_RADIUS });
  const reference = (feature && fromFeature(feature)) ?? fromLocality(point, nearest);
  const { locality, delegation, governorate, governorateCode, postalCode } = nearest;
  const region = placeLine(reference.name === locality ? '' : locality, postalCode, governorate, lang);
  return {
    text: [inWords(reference, lang), region].filter((part) => part !== '').join(lang === 'ar' ? '، ' : ', '),
    reference,
    locality,
    delegation,
    governorate,
    governorateCode,
    postalCode,
  };
}
