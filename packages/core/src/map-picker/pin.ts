import type { LatLng } from '@smart-address/codes';
import type { AddressAccuracy } from '@smart-address/gazetteer';
import { isAccuracy } from '../guards.ts';
import { roundLocation } from './location.ts';
import type { Pin, PinOrigin } from './state/types.ts';

/**
 * Metres the true place may be from a looked-up point, by its accuracy. Orders of magnitude, drawn as a circle. GeoNames places a building
 * to some tens of metres, a street's point is somewhere on the street. A postal point is the middle of the places that share a code.
 */
const RADIUS_METERS: Readonly<Record<AddressAccuracy, number>> = {
  rooftop: 30,
  street: 200,
  locality: 800,
  postal: 2500,
};

/** A pin at a looked-up point, with the uncertainty of its accuracy; one that is unknown or none of ours is a locality's. */
export function givenPin(location: LatLng, given: AddressAccuracy | null): Pin {
  const accuracy = isAccuracy(given) ? given : 'locality';
  return {
    location: roundLocation(location),
    origin: 'given',
    accuracy,
    radiusMeters: RADIUS_METERS[accuracy],
  };
}

/** The accuracy that an uncertainty in metres allows to claim. */
function accuracyWithin(radiusMeters: number): AddressAccuracy {
  if (radiusMeters <= 50) return 'rooftop';
  if (radiusMeters <= RADIUS_METERS.street) return 'street';
  return radiusMeters <= RADIUS_METERS.locality ? 'locality' : 'postal';
}

/** A pin placed by a person, or by the device's position with its radius in metres. */
export function placedPin(location: LatLng, origin: PinOrigin, radiusMeters = 0): Pin {
  return {
    location: roundLocation(location),
    origin,
    accuracy: accuracyWithin(radiusMeters),
    radiusMeters,
  };
}
