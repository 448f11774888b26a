import { encodeUnits } from '../plus-code/plusCode.ts';
import { cellOf } from '../grid.ts';
import { describe, LocationCodeError } from '../locationCodeError.ts';
import { parseSmartCode, readCanonical } from './parseSmartCode.ts';
import type { SmartCodeScheme } from './smartCodeScheme.ts';
import type { InvalidCodeReason, SmartCode, SmartCodeCell } from '../types.ts';

const WHY: Readonly<Record<InvalidCodeReason, string>> = {
  BAD_LENGTH: 'it has the wrong number of characters. A code looks like 8GR5-4JJJ-29 or TN5245-445-5222',
  BAD_CHARACTER: 'it has a character no code uses. parseSmartCode says which, and what was probably meant',
  CHECKSUM_MISMATCH:
    'its check character does not fit, so that one is mistyped. parseSmartCode gives candidates',
  OUT_OF_GRID: 'it names no cell of the grid over Tunisia. Compare it with where it was copied from',
};

function decodeChecked(scheme: SmartCodeScheme, code: string, values: readonly number[]): SmartCodeCell {
  const corner = scheme.corner(values);
  const { south, west, north, east, center } = cellOf(corner, scheme.plusCodeDigits);
  return {
    format: scheme.format,
    code: code as SmartCode,
    plusCode: encodeUnits(corner.lat, corner.lng, scheme.plusCodeDigits),
    south,
    west,
    north,
    east,
    center,
  };
}

/**
 * The cell of an address code of either format, read as leniently as `parseSmartCode` reads it.
 *
 * @throws LocationCodeError `INVALID_SMART_CODE`, with the `reason`.
 */
export function decodeSmartCode(code: string): SmartCodeCell {
  const canonical = typeof code === 'string' ? readCanonical(code) : null;
  if (canonical !== null) return decodeChecked(canonical.scheme, code, canonical.values);
  const parsed = parseSmartCode(code);
  if (parsed.ok) return decodeSmartCode(parsed.code);
  throw new LocationCodeError(
    'INVALID_SMART_CODE',
    `${describe(code)} is not an address code: ${WHY[parsed.reason]}.`,
    parsed.reason,
  );
}
