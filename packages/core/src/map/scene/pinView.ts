import { distanceMeters, type LatLng } from '@smart-address/codes/point';
import type { Pin, PinOrigin } from '../../map-picker/state/types.ts';
import { metersPerPixel } from '../base-layer/projection.ts';
import type { MapViewpoint } from './mapScene.types.ts';

/** Zoom at which cells are visible, and the one that shows the whole country. */
const CLOSEST = 18;
const COUNTRY = 6;
/** Maximum radius of the circle of a point's uncertainty, in pixels. */
const CIRCLE = 120;
/** Pixels from the centre within which the pin itself marks the centre. */
const CENTERED = 24;

/** A pin placed in one of these ways may be anywhere; the others place it where the map shows it, or beside. */
const ANYWHERE: ReadonlySet<PinOrigin> = new Set(['given', 'typed', 'device', 'program']);

/** The zoom for a pin: as close as its circle of uncertainty allows; the country's without a pin. */
export function zoomOf(pin: Pin | null): number {
  if (!pin) return COUNTRY;
  const { location, radiusMeters } = pin;
  const fits = Math.floor(Math.log2((CIRCLE * metersPerPixel(location.lat, 0)) / radiusMeters));
  return Math.min(CLOSEST, Math.max(COUNTRY, fits));
}

/** Whether a pin stands in the middle of a view; before there is one the map is about to be centred on it. */
export function isNearCenter(pin: Pin | null, view: MapViewpoint | null): boolean {
  if (!pin || !view) return pin !== null;
  const { lat } = pin.location;
  return distanceMeters(pin.location, view.center) / metersPerPixel(lat, view.zoom) < CENTERED;
}

/** A map that can be moved to its pin. */
interface PinFollower {
  show(location: LatLng, zoom: number): void;
  follow(location: LatLng): void;
}

/** Makes a map follow its pin. It jumps to a new address, a code or a position, and pans only as far as needed for a step. */
export function followPin(map: PinFollower, pin: Pin): void {
  if (ANYWHERE.has(pin.origin)) map.show(pin.location, zoomOf(pin));
  else map.follow(pin.location);
}
