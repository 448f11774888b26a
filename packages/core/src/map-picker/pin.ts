import type { LatLng } from '@smart-address/codes';
import type { AddressAccuracy } from '@smart-address/gazetteer';
import { roundLocation } from './location.ts';
import type { Pin, PinOrigin } from './mapPicker.types.ts';

/**
 * How far the true place may be, in metres, for each accuracy of a point that was looked up. Orders of magnitude, drawn
 * as a circle with the word beside it: GeoNames places a building to some tens of metres, a street's point is somewhere
 * on the street, and a postal point is the middle of the places that share a code.
 */
const RADIUS_METERS: Readonly<Record<AddressAccuracy, number>> = {
  rooftop: 30,
  street: 200,
  locality: 800,
  postal: 2500,
};

/** A pin at a point that was looked up, with the uncertainty that goes with its accuracy. */
export function givenPin(location: LatLng, accuracy: AddressAccuracy): Pin {
  return {
    location: roundLocation(location),
    origin: 'given',
    accuracy,
    radiusMeters: RADIUS_METERS[accuracy],
  };
}

/** What a radius of doubt in metres allows to be said. */
function accuracyWithin(radiusMeters: number): AddressAccuracy {
  if (radiusMeters <= 50) return 'rooftop';
  if (radiusMeters <= RADIUS_METERS.street) return 'street';
  return radiusMeters <= RADIUS_METERS.locality ? 'locality' : 'postal';
}

/** A pin put down by a person, or by the device's position with its radius in metres. */
export function placedPin(location: LatLng, origin: PinOrigin, radiusMeters = 0): Pin {
  return {
    location: roundLocation(location),
    origin,
    accuracy: accuracyWithin(radiusMeters),
    radiusMeters,
  };
}
