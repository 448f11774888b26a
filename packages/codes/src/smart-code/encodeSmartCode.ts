import { assertPoint, latUnits, lngUnits } from '../grid.ts';
import { describe, LocationCodeError } from '../locationCodeError.ts';
import { smartCodeA } from './smartCodeA.ts';
import { isInGrid, smartCodeB } from './smartCodeB.ts';
import type { LatLng, SmartCode, SmartCodeFormat } from '../types.ts';

/**
 * The address code of the cell a point lies in, in canonical form.
 *
 * The grid is the box from 30 to 38 degrees north and 7 to 12 degrees east. Whether a point is in Tunisia itself is the gazetteer's to say.
 *
 * @param format `A`, letters and digits, a 3 m cell; `B`, digits only, a 10 m cell.
 * @throws LocationCodeError `INVALID_POINT`, `INVALID_FORMAT`, `OUT_OF_GRID`.
 */
export function encodeSmartCode(point: LatLng, format: SmartCodeFormat): SmartCode {
  assertPoint(point);
  if (format !== 'A' && format !== 'B') {
    throw new LocationCodeError(
      'INVALID_FORMAT',
      `An address code is of format 'A' or 'B', not ${describe(format)}.`,
    );
  }
  const corner = { lat: latUnits(point.lat), lng: lngUnits(point.lng) };
  if (!isInGrid(corner) || Math.abs(point.lng) > 180) {
    throw new LocationCodeError(
      'OUT_OF_GRID',
      `${point.lat}, ${point.lng} has no address code: the grid is 30 to 38 degrees north, 7 to 12 degrees east. Check that latitude and longitude are not swapped.`,
    );
  }
  const scheme = format === 'A' ? smartCodeA : smartCodeB;
  return scheme.write(scheme.valuesOf(corner)) as SmartCode;
}
