// What `packages/core/docs/vendors.md` shows, word for word; `vendors.test.ts` runs it.
import { type ProvidedAddress, type Provider, ProviderError } from '@smart-address/core';
import { askVendor, isPoint } from './askVendor.ts';

interface MapboxPlace {
  readonly mapbox_id: string;
  readonly name: string;
  readonly place_formatted?: string;
  readonly context?: Readonly<Record<string, { readonly name: string; readonly address_number?: string }>>;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number };
}

interface MapboxAnswer {
  readonly suggestions?: readonly MapboxPlace[];
  readonly features?: readonly { readonly properties: MapboxPlace }[];
}

function rowOf({ mapbox_id: id, name, place_formatted, context, coordinates }: MapboxPlace): ProvidedAddress {
  return {
    id,
    label: [name, place_formatted].filter(Boolean).join(', '),
    location: coordinates && { lat: coordinates.latitude, lng: coordinates.longitude },
    address: {
      houseNumber: context?.['address']?.address_number,
      street: context?.['street']?.name,
      locality: context?.['locality']?.name ?? context?.['place']?.name,
      postalCode: context?.['postcode']?.name,
      governorate: context?.['region']?.name,
      country: 'TN',
    },
  };
}

/** Mapbox's Search Box. A suggestion has no point: the finder fetches it after a pick, by `retrieve`. */
export function createMapboxProvider(token: string, baseUrl = 'https://api.mapbox.com'): Provider {
  // Mapbox counts the suggestions and the pick of one search as one, by the session's name.
  let session = '';

  function ask(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const url = new URL(`/search/searchbox/v1/${path}`, baseUrl);
    url.search = String(new URLSearchParams({ ...query, access_token: token }));
    return askVendor<MapboxAnswer>(url, { signal });
  }

  return {
    debounceMs: 200,
    async suggest(query, { locale, signal, bias, session: name }) {
      session = name;
      const near = bias && { proximity: `${bias.lng},${bias.lat}` };
      const found = { q: query.trim(), language: locale, country: 'tn', limit: '10', session_token: session };
      if (!found.q && !signal.aborted) return { query, results: [], attribution: '© Mapbox' };
      const { suggestions = [] } = await ask('suggest', { ...found, ...near }, signal);
      return { query, results: suggestions.map(rowOf), attribution: '© Mapbox' };
    },
    async retrieve(id, { locale, signal }) {
      const query = { language: locale, session_token: session };
      const { features = [] } = await ask(`retrieve/${encodeURIComponent(id)}`, query, signal);
      const [found] = features;
      if (found === undefined) throw new ProviderError('not_found', `Mapbox has no place "${id}".`);
      return rowOf(found.properties);
    },
    async reverse(point, { locale, signal }) {
      if (!isPoint(point)) return null;
      const at = { longitude: String(point.lng), latitude: String(point.lat), country: 'tn' };
      const { features = [] } = await ask('reverse', { ...at, language: locale }, signal);
      return features[0] ? rowOf(features[0].properties) : null;
    },
  };
}
