// What `packages/core/docs/vendors.md` shows, word for word; `vendors.test.ts` runs it.
import type { ProvidedAddress, Provider } from '@smart-address/core';
import { askVendor, isPoint } from './askVendor.ts';

interface GoogleSuggestions {
  readonly suggestions?: readonly {
    readonly placePrediction?: { readonly placeId: string; readonly text: { readonly text: string } };
  }[];
}

interface GooglePlace {
  readonly id: string;
  readonly formattedAddress: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly addressComponents?: readonly {
    readonly longText: string;
    readonly shortText: string;
    readonly types: readonly string[];
  }[];
}

function rowOf({ id, formattedAddress, location, addressComponents = [] }: GooglePlace): ProvidedAddress {
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type))?.longText;
  return {
    id,
    label: formattedAddress,
    location: { lat: location.latitude, lng: location.longitude },
    address: {
      houseNumber: part('street_number'),
      street: part('route'),
      locality: part('sublocality') ?? part('locality'),
      postalCode: part('postal_code'),
      governorate: part('administrative_area_level_1'),
      country: 'TN',
    },
  };
}

/** Google's Places API (New). A prediction has no point: the finder fetches it after a pick, by `retrieve`. */
export function createGoogleProvider(key: string, baseUrl = 'https://places.googleapis.com'): Provider {
  // Google counts the predictions and the pick of one search as one, by the session's name.
  let session = '';
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key };
  const FIELDS = 'id,formattedAddress,location,addressComponents';

  return {
    debounceMs: 200,
    async suggest(query, { locale, signal, bias, session: name }) {
      session = name;
      const attribution = 'Google Maps';
      const input = query.trim();
      if (!input && !signal.aborted) return { query, results: [], attribution };
      const circle = bias && { center: { latitude: bias.lat, longitude: bias.lng }, radius: 20_000 };
      const { suggestions = [] } = await askVendor<GoogleSuggestions>(
        new URL('/v1/places:autocomplete', baseUrl),
        {
          method: 'POST',
          headers,
          signal,
          body: JSON.stringify({
            input,
            languageCode: locale,
            includedRegionCodes: ['tn'],
            sessionToken: session,
            ...(circle && { locationBias: { circle } }),
          }),
        },
      );
      const results = suggestions.flatMap(({ placePrediction: found }) =>
        found === undefined ? [] : [{ id: found.placeId, label: found.text.text }],
      );
      return { query, results, attribution };
    },
    async retrieve(id, { locale, signal }) {
      const url = new URL(`/v1/places/${encodeURIComponent(id)}`, baseUrl);
      url.search = String(new URLSearchParams({ languageCode: locale, sessionToken: session }));
      const place = await askVendor<GooglePlace>(url, {
        headers: { ...headers, 'X-Goog-FieldMask': FIELDS },
        signal,
      });
      return rowOf(place);
    },
    async reverse(point, { locale, signal }) {
      if (!isPoint(point)) return null;
      const { lat: latitude, lng: longitude } = point;
      const { places = [] } = await askVendor<{ readonly places?: readonly GooglePlace[] }>(
        new URL('/v1/places:searchNearby', baseUrl),
        {
          method: 'POST',
          headers: {
            ...headers,
            'X-Goog-FieldMask': FIELDS.split(',')
              .map((name) => `places.${name}`)
              .join(),
          },
          signal,
          body: JSON.stringify({
            languageCode: locale,
            maxResultCount: 1,
            rankPreference: 'DISTANCE',
            locationRestriction: { circle: { center: { latitude, longitude }, radius: 200 } },
          }),
        },
      );
      const place = places.find(({ addressComponents = [] }) =>
        addressComponents.some(({ types, shortText }) => types.includes('country') && shortText === 'TN'),
      );
      return place === undefined ? null : rowOf(place);
    },
  };
}
