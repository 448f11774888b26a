import { encodeSmartCode, type Bounds, type LatLng } from '@smart-address/codes';
import type { AddressList, DecodeResult, ValidateResult } from '@smart-address/contract';
import type { AddressResult } from '@smart-address/gazetteer';

/** What is checked: a point, how it was given, and the address it was chosen as. */
export interface Subject {
  /** As it was typed. */
  readonly text: string;
  readonly point: LatLng;
  readonly given: 'codeA' | 'codeB' | 'plusCode' | 'coordinates' | 'address';
  /** The address code as it was typed; null when none was. */
  readonly code: string | null;
  /** How exact the point of an address is; null for a code and for coordinates. */
  readonly accuracy: AddressResult['location']['accuracy'] | null;
}

/** What the service said of a subject; null of what it did not answer. */
export interface Answers {
  readonly validate: ValidateResult | null;
  readonly decode: DecodeResult | null;
  readonly around: AddressList | null;
}

export type ClaimName = 'written' | 'inTunisia' | 'registered' | 'surveyed' | 'building';

/** A claim about an address, and whether it holds; `unknown` when nothing says so either way. */
export interface Claim {
  readonly name: ClaimName;
  readonly verdict: 'yes' | 'no' | 'unknown';
}

const verdictOf = (holds: boolean | null | undefined): Claim['verdict'] =>
  holds === null || holds === undefined ? 'unknown' : holds ? 'yes' : 'no';

/** What is proved about an address, and what is not: each claim with who could know it. */
export function claimsOf(
  { code, accuracy, given }: Subject,
  isCovered: boolean | null,
  { validate, decode }: Answers,
): readonly Claim[] {
  const claims: Claim[] = [
    // Without a code there is no check character.
    ...(code === null ? [] : [{ name: 'written', verdict: verdictOf(validate?.checks.checksum) } as const]),
    { name: 'inTunisia', verdict: verdictOf(isCovered) },
    { name: 'registered', verdict: verdictOf(validate && validate.status === 'active') },
    { name: 'surveyed', verdict: verdictOf(decode?.verified) },
  ];
  return given === 'address'
    ? [...claims, { name: 'building', verdict: verdictOf(accuracy === 'rooftop') }]
    : claims;
}

const DIRECTIONS = [
  { direction: 'north-west', up: 1, right: -1 },
  { direction: 'north', up: 1, right: 0 },
  { direction: 'north-east', up: 1, right: 1 },
  { direction: 'west', up: 0, right: -1 },
  { direction: 'here', up: 0, right: 0 },
  { direction: 'east', up: 0, right: 1 },
  { direction: 'south-west', up: -1, right: -1 },
  { direction: 'south', up: -1, right: 0 },
  { direction: 'south-east', up: -1, right: 1 },
] as const;

export interface NeighbouringCode {
  readonly direction: (typeof DIRECTIONS)[number]['direction'];
  /** Code A; null beyond the grid. */
  readonly code: string | null;
}

/** The codes of the cells around a cell, row by row from the north-west, its own in the middle. */
export function neighbouringCodes({ south, west, north, east }: Bounds): readonly NeighbouringCode[] {
  const [height, width] = [north - south, east - west];
  const [lat, lng] = [(south + north) / 2, (west + east) / 2];
  return DIRECTIONS.map(({ direction, up, right }) => {
    try {
      const code = encodeSmartCode({ lat: lat + up * height, lng: lng + right * width }, 'A');
      return { direction, code };
    } catch {
      return { direction, code: null };
    }
  });
}
