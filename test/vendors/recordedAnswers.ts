// Answers in the form that each vendor documents, written by hand: no key was at hand to record them with.
const MARSA = { lat: 36.8782, lng: 10.3247 };

const photon = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [10.3251, 36.8779] },
      properties: {
        osm_type: 'N',
        osm_id: 4_711,
        osm_key: 'place',
        osm_value: 'house',
        type: 'house',
        housenumber: '12',
        street: 'Avenue Habib Bourguiba',
        district: 'La Marsa',
        postcode: '2070',
        city: 'La Marsa',
        state: 'Tunis',
        country: 'Tunisie',
        countrycode: 'TN',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [10.3247, 36.8782] },
      properties: {
        osm_type: 'R',
        osm_id: 8,
        type: 'city',
        name: 'La Marsa',
        postcode: '2070',
        countrycode: 'TN',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [14.28, 35.87] },
      properties: { osm_type: 'N', osm_id: 9, type: 'city', name: 'Marsaskala', countrycode: 'MT' },
    },
  ],
};

const mapboxPlace = {
  mapbox_id: 'dXJuOm1ieHBvaTo0NzEx',
  feature_type: 'address',
  name: '12 Avenue Habib Bourguiba',
  place_formatted: '2070 La Marsa, Tunisie',
  context: {
    country: { name: 'Tunisie', country_code: 'TN' },
    region: { name: 'Tunis' },
    postcode: { name: '2070' },
    place: { name: 'La Marsa' },
    address: {
      name: '12 Avenue Habib Bourguiba',
      address_number: '12',
      street_name: 'Avenue Habib Bourguiba',
    },
    street: { name: 'Avenue Habib Bourguiba' },
  },
};
const mapboxFeatures = {
  type: 'FeatureCollection',
  features: [{ properties: { ...mapboxPlace, coordinates: { latitude: MARSA.lat, longitude: MARSA.lng } } }],
};

const googlePlace = {
  id: 'ChIJ4711',
  formattedAddress: '12 Avenue Habib Bourguiba, La Marsa 2070, Tunisie',
  location: { latitude: MARSA.lat, longitude: MARSA.lng },
  addressComponents: [
    { longText: '12', shortText: '12', types: ['street_number'] },
    { longText: 'Avenue Habib Bourguiba', shortText: 'Av. Habib Bourguiba', types: ['route'] },
    { longText: 'La Marsa', shortText: 'La Marsa', types: ['locality', 'political'] },
    { longText: 'Tunis', shortText: 'Tunis', types: ['administrative_area_level_1', 'political'] },
    { longText: 'Tunisie', shortText: 'TN', types: ['country', 'political'] },
    { longText: '2070', shortText: '2070', types: ['postal_code'] },
  ],
};
const googleSuggestions = {
  suggestions: [
    { placePrediction: { placeId: googlePlace.id, text: { text: googlePlace.formattedAddress } } },
    { queryPrediction: { text: { text: 'la marsa plage' } } },
  ],
};

/** What a vendor's server answers to a path with these parameters; null for 404. */
export function recordedAnswer(path: string, asked: Readonly<Record<string, unknown>>): unknown {
  const isKnown = [asked['q'], asked['input']].some((text) => String(text).toLowerCase() === 'la marsa');
  const isNear = [asked['lat'], asked['latitude']].some((degrees) => Number(degrees) < 40);
  switch (path) {
    case '/api':
      return isKnown ? photon : { features: [] };
    case '/reverse':
      return isNear ? photon : { features: [] };
    case '/search/searchbox/v1/suggest':
      return { suggestions: isKnown ? [mapboxPlace] : [] };
    case '/search/searchbox/v1/reverse':
      return isNear ? mapboxFeatures : { features: [] };
    case `/search/searchbox/v1/retrieve/${mapboxPlace.mapbox_id}`:
      return mapboxFeatures;
    case '/v1/places:autocomplete':
      // Google leaves an empty list out.
      return isKnown ? googleSuggestions : {};
    case '/v1/places:searchNearby':
      return isNear ? { places: [googlePlace] } : {};
    case `/v1/places/${googlePlace.id}`:
      return googlePlace;
    default:
      return null;
  }
}
