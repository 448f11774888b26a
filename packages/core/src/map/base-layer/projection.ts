import type { Bounds, LatLng } from '@smart-address/codes';

/** A view of the world in pixels of one zoom: Web Mercator, the world is 256 pixels wide at zoom 0. */
export interface Viewport {
  /** May be a fraction. */
  readonly zoom: number;
  /** World pixel of the left and upper edge. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

const TILE = 256;
const MAX_LAT = 85.051_128_78;
const EARTH_CIRCUMFERENCE = 2 * Math.PI * 6_378_137;

/** Pixels of the whole world at a zoom. */
export const worldSize = (zoom: number): number => TILE * 2 ** zoom;

/** A latitude that Web Mercator can show: the poles are infinitely far away. */
const clampLat = (lat: number): number => Math.max(-MAX_LAT, Math.min(MAX_LAT, lat));

/**
 * A point in fractions of the world, 0 to 1: eastwards from the antimeridian, southwards from 85 degrees north (spherical Mercator).
 */
export function toUnit({ lat, lng }: LatLng): PixelPoint {
  const sin = Math.sin((clampLat(lat) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

/** The inverse of `toUnit`. */
function fromUnit({ x, y }: PixelPoint): LatLng {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/** A point in pixels from the upper left corner of a view. */
export function toPixel(point: LatLng, view: Viewport): PixelPoint {
  const unit = toUnit(point);
  const size = worldSize(view.zoom);
  return { x: unit.x * size - view.left, y: unit.y * size - view.top };
}

/** The view centred on a point. */
export function viewAround(center: LatLng, zoom: number, width: number, height: number): Viewport {
  const unit = toUnit(center);
  const size = worldSize(zoom);
  return { zoom, left: unit.x * size - width / 2, top: unit.y * size - height / 2, width, height };
}

/** The point at the centre of a view. */
export function centerOf(view: Viewport): LatLng {
  const size = worldSize(view.zoom);
  return fromUnit({ x: (view.left + view.width / 2) / size, y: (view.top + view.height / 2) / size });
}

/** The box of a view, extended by `margin` pixels on each side. */
export function viewBounds(view: Viewport, margin = 0): Bounds {
  const size = worldSize(view.zoom);
  const northWest = fromUnit({ x: (view.left - margin) / size, y: (view.top - margin) / size });
  const southEast = fromUnit({
    x: (view.left + view.width + margin) / size,
    y: (view.top + view.height + margin) / size,
  });
  return { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng };
}

/** Metres per pixel at a latitude. */
export function metersPerPixel(lat: number, zoom: number): number {
  return (EARTH_CIRCUMFERENCE * Math.cos((clampLat(lat) * Math.PI) / 180)) / worldSize(zoom);
}
