import type { AddressAccuracy, AddressResult, Lang, PlaceType } from '@smart-address/gazetteer';

/** How exact the point of a place is, as in the data: a landmark's is its door's. */
const ACCURACY: Readonly<Partial<Record<PlaceType, AddressAccuracy>>> = {
  address: 'rooftop',
  street: 'street',
};

interface PlaceFact {
  readonly id: string;
  readonly type: PlaceType;
  readonly fr: string;
  readonly ar: string;
  readonly street?: string;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  readonly governorateCode: string;
  readonly postalCode: string;
  readonly point: readonly [lat: number, lng: number];
  readonly smartCode: string;
  readonly plusCode: string;
}

const tunis = { governorate: 'Tunis', governorateCode: 'TN-11' };

const facts: readonly PlaceFact[] = [
  {
    ...tunis,
    id: 'loc:2070:la-marsa',
    type: 'locality',
    fr: 'La Marsa, 2070 Tunis',
    ar: 'المرسى، 2070 تونس',
    locality: 'La Marsa',
    delegation: 'La Marsa',
    postalCode: '2070',
    point: [36.8782, 10.3247],
    smartCode: 'TUN-AAAA-01',
    plusCode: '8FGRV8HF+7V2',
  },
  {
    ...tunis,
    id: 'street:1',
    type: 'street',
    fr: 'Rue de la Marsa, Menzah 5, 1004 Tunis',
    ar: 'نهج المرسى، المنزه 5، 1004 تونس',
    street: 'Rue de la Marsa',
    locality: 'Menzah 5',
    delegation: 'El Menzah',
    postalCode: '1004',
    point: [36.8401, 10.1702],
    smartCode: 'TUN-AAAA-02',
    plusCode: '8FGRR5RC+23Q',
  },
  {
    ...tunis,
    id: 'landmark:9',
    type: 'address',
    fr: 'Marsa Plage, gare, 2070 Tunis',
    ar: 'مرسى الشاطئ، محطة، 2070 تونس',
    locality: 'Marsa Plage',
    delegation: 'La Marsa',
    postalCode: '2070',
    point: [36.8825, 10.3312],
    smartCode: 'TUN-AAAA-03',
    plusCode: '8FGRV8JJ+2FX',
  },
  {
    ...tunis,
    id: 'street:9avril',
    type: 'street',
    fr: 'Boulevard du 9 avril 1938, Bab Souika, 1006 Tunis',
    ar: 'شارع 9 أفريل 1938، باب سويقة، 1006 تونس',
    street: 'Boulevard du 9 avril 1938',
    locality: 'Bab Souika',
    delegation: 'Bab Souika',
    postalCode: '1006',
    point: [36.8034, 10.1611],
    smartCode: 'TUN-AAAA-04',
    plusCode: '8FGRR536+9CJ',
  },
  {
    id: 'loc:3000:sfax',
    type: 'locality',
    fr: 'Sfax Ville, 3000 Sfax',
    ar: 'صفاقس المدينة، 3000 صفاقس',
    locality: 'Sfax Ville',
    delegation: 'Sfax Ville',
    governorate: 'Sfax',
    governorateCode: 'TN-61',
    postalCode: '3000',
    point: [34.7398, 10.76],
    smartCode: 'SFX-AAAA-05',
    plusCode: '8F9MPQQ6+W27',
  },
];

function resultOf(fact: PlaceFact, lang: Lang): AddressResult {
  const [lat, lng] = fact.point;
  return {
    id: fact.id,
    type: fact.type,
    label: lang === 'ar' ? fact.ar : fact.fr,
    highlight: [],
    match: { score: 1, kind: 'prefix', corrections: [] },
    address: {
      houseNumber: '',
      street: fact.street ?? '',
      locality: fact.locality,
      delegation: fact.delegation,
      governorate: fact.governorate,
      governorateCode: fact.governorateCode,
      postalCode: fact.postalCode,
      country: 'TN',
    },
    location: { lat, lng, accuracy: ACCURACY[fact.type] ?? 'locality' },
    smartCode: fact.smartCode,
    smartcode: '10000-00000',
    plusCode: fact.plusCode,
    distanceMeters: null,
  };
}

/** Five places, as a provider answers them: three of La Marsa, a boulevard of Tunis and Sfax. Their codes are made up. */
export function placesIn(lang: Lang): AddressResult[] {
  return facts.map((fact) => resultOf(fact, lang));
}

/** A place of a test's own: the first of `placesIn('fr')`, in which it changes what matters to the test. */
export function placeLike(change: Partial<AddressResult> & { readonly id: string }): AddressResult {
  const [first] = placesIn('fr');
  if (first === undefined) throw new Error('There is no place to begin with.');
  return { ...first, ...change };
}
