import { encodePlusCode, encodeSmartCode, shortenPlusCode, type LatLng } from '@smart-address/codes/point';
import type { AddressResult, Gazetteer, Lang } from '@smart-address/gazetteer';
// Imported by its own entry: with the index esbuild would load the search engine.
import { describePoint } from '@smart-address/gazetteer/describePoint';
import type { AddressValue } from '../../finder/state/types.ts';
import { formatLocation } from '../location.ts';
import type { Pin } from '../state/types.ts';

/** Everything the picker displays about a point. */
export interface LocationFacts {
  readonly location: LatLng;
  /** Latitude and longitude with seven decimals. */
  readonly coordinates: string;
  /** Eleven digits; empty outside the grid. */
  readonly plusCode: string;
  /** "R54J+JJ2 Tunis": the short form with the place that completes it; empty if no place is known. */
  readonly shortPlusCode: string;
  readonly codeA: string;
  readonly codeB: string;
  /** "70 m north-east of Mosquée Sidi Mahrez, Bab Souika, 1006 Tunis"; empty while no data is loaded. */
  readonly words: string;
  readonly address: AddressResult['address'] | null;
}

/** Most digits to remove: with fewer left nobody would recognise the code. */
const DIGITS_LEFT_OUT = 4;

function codesOf(location: LatLng): Pick<LocationFacts, 'plusCode' | 'codeA' | 'codeB'> {
  try {
    return {
      plusCode: encodePlusCode(location, 11),
      codeA: encodeSmartCode(location, 'A'),
      codeB: encodeSmartCode(location, 'B'),
    };
  } catch {
    return { plusCode: '', codeA: '', codeB: '' };
  }
}

/** The short plus code with the governorate's name, whose own point completes it. */
function shortPlusCodeOf(plusCode: string, gazetteer: Gazetteer, code: string, lang: Lang): string {
  const reference = gazetteer.get(`gov:${code}`, { lang });
  if (!reference || !plusCode) return '';
  const short = shortenPlusCode(plusCode, reference.location, { maxRemoved: DIGITS_LEFT_OUT });
  return short === plusCode ? '' : `${short} ${reference.name}`;
}

/** The codes of a point, and its description once the data is loaded. */
export function describeLocation(location: LatLng, gazetteer: Gazetteer | null, lang: Lang): LocationFacts {
  const codes = codesOf(location);
  const described = gazetteer && describePoint(gazetteer, location, lang);
  return {
    location,
    coordinates: formatLocation(location),
    ...codes,
    shortPlusCode: described
      ? shortPlusCodeOf(codes.plusCode, gazetteer, described.governorateCode, lang)
      : '',
    words: described?.text ?? '',
    address: described && {
      houseNumber: '',
      street: described.reference.kind === 'street' ? described.reference.name : '',
      locality: described.locality,
      delegation: described.delegation,
      governorate: described.governorate,
      governorateCode: described.governorateCode,
      postalCode: described.postalCode,
      country: 'TN',
    },
  };
}

/** The value of a confirmed pin: its point and codes, and the description as its text. */
export function valueOfPin(pin: Pin, facts: LocationFacts): AddressValue {
  return {
    text: facts.words || facts.plusCode,
    source: 'pin',
    address: facts.address,
    location: pin.location,
    accuracy: pin.accuracy,
    plusCode: facts.plusCode,
    smartCode: facts.codeA,
    confirmed: true,
  };
}
