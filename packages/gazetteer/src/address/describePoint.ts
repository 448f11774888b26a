import { bearingDegrees, type LatLng } from '@smart-address/codes/point';
import { placeLine } from '../geo/placeLine.ts';
import type { Lang, NearbyFeature, NearestPlace } from '../types.ts';
import type { Surroundings } from './codePlace.ts';
import { directionOf } from './compass.ts';
import type { PointDescription, PointReference } from './describePoint.types.ts';
import { roundDistance } from './distanceWords.ts';
import { inWords } from './inWords.ts';

/** Metres within which landmarks and streets are searched for. */
const LANDMARK_RADIUS = 500;
/** Metres within which the two points count as the same, given their accuracy: "near". */
const NEAR_LANDMARK = 30;
/** Metres. A street's point is one point on its course: within this distance it is "near", beyond it is not mentioned. */
const NEAR_STREET = 120;
/** Metres. A locality's point is its middle: within this distance a point is simply in it. */
const IN_LOCALITY = 400;

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
 * Describes a point as people in Tunisia do. It starts from the nearest landmark or street, else from the nearest locality, never more
 * exactly than their points are known.
 * @param surroundings a gazetteer; until its streets and landmarks are loaded, localities are the reference
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
