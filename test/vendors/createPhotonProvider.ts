// What `packages/core/docs/vendors.md` shows, word for word; `vendors.test.ts` runs it.
import { type ProvidedAddress, type Provider, ProviderError } from '@smart-address/core';
import { askVendor, isPoint } from './askVendor.ts';

interface PhotonAnswer {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly [lng: number, lat: number] };
    readonly properties: Readonly<Record<string, string | undefined>>;
  }[];
}

/** OpenStreetMap by Photon. @param baseUrl Komoot's public server, for trying it out; your own for a shop. */
export function createPhotonProvider(baseUrl = 'https://photon.komoot.io'): Provider {
  const rows = new Map<string, ProvidedAddress>();

  function rowsOf({ features }: PhotonAnswer): ProvidedAddress[] {
    const found = features.flatMap(({ geometry, properties: at }): ProvidedAddress[] => {
      if (at['countrycode'] !== 'TN') return [];
      const [lng, lat] = geometry.coordinates;
      const street = at['type'] === 'street' ? at['name'] : at['street'];
      const door = [at['housenumber'], street].filter(Boolean).join(' ');
      const town = [at['postcode'], at['city'] ?? at['county']].filter(Boolean).join(' ');
      const label = [...new Set([at['name'], door, at['district'], town])].filter(Boolean).join(', ');
      const { housenumber: houseNumber, district: locality, postcode: postalCode, state: governorate } = at;
      const address = { houseNumber, street, locality, postalCode, governorate, country: 'TN' };
      const accuracy = houseNumber ? 'rooftop' : street ? 'street' : 'locality';
      const id = `${at['osm_type']}${at['osm_id']}`;
      return [{ id, label, location: { lat, lng, accuracy }, address }];
    });
    for (const row of found) rows.set(String(row.id), row);
    return found;
  }

  function ask(path: string, query: Readonly<Record<string, string>>, locale: string, signal: AbortSignal) {
    const url = new URL(path, baseUrl);
    // Photon has no Arabic; "default" is the name in OpenStreetMap, in Tunisia often Arabic.
    url.search = String(new URLSearchParams({ ...query, lang: locale === 'ar' ? 'default' : locale }));
    return askVendor<PhotonAnswer>(url, { signal }).then(rowsOf);
  }

  return {
    debounceMs: 250,
    async suggest(query, { locale, signal, bias }) {
      const near = bias && { lat: String(bias.lat), lon: String(bias.lng) };
      const found = { q: query.trim(), limit: '10', bbox: '7.5,30.2,11.7,37.6', ...near };
      const results = found.q || signal.aborted ? await ask('/api', found, locale, signal) : [];
      return { query, results, attribution: '© OpenStreetMap' };
    },
    async retrieve(id, { signal }) {
      if (signal.aborted) throw new DOMException('No longer asked.', 'AbortError');
      const row = rows.get(id);
      if (row === undefined) throw new ProviderError('not_found', `Photon has given no row "${id}".`);
      return row;
    },
    async reverse(point, { locale, signal }) {
      if (!isPoint(point)) return null;
      const at = { lat: String(point.lat), lon: String(point.lng), limit: '1' };
      return (await ask('/reverse', at, locale, signal))[0] ?? null;
    },
  };
}
