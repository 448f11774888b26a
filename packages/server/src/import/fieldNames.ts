import type { AddressField, ReadAs } from './import.types.ts';

// As in OpenAddresses, the Base Adresse Nationale, OpenStreetMap and what teams call them in French and English.
const names: Readonly<Record<AddressField, readonly string[]>> = {
  lat: ['lat', 'latitude', 'y'],
  lng: ['lng', 'lon', 'long', 'longitude', 'x'],
  houseNumber: ['housenumber', 'number', 'numero', 'num', 'no', 'addrhousenumber', 'streetnumber'],
  street: ['street', 'streetname', 'rue', 'voie', 'nomvoie', 'addrstreet', 'addrplace'],
  streetAr: ['streetar', 'ruear', 'voiear', 'namear', 'nomar'],
  locality: [
    'locality',
    'city',
    'ville',
    'localite',
    'commune',
    'suburb',
    'quartier',
    'addrsuburb',
    'addrcity',
  ],
  postalCode: ['postcode', 'postalcode', 'postal', 'codepostal', 'cp', 'zip', 'zipcode', 'addrpostcode'],
};

const fields = new Map<string, AddressField>();
for (const [field, known] of Object.entries(names)) {
  for (const name of known) if (isField(field)) fields.set(name, field);
}

function isField(name: string): name is AddressField {
  return name in names;
}

/** A list of streets names each by its name; in a list of addresses that is a shop's, or whose house it is. */
const streetsByName = ['name', 'nom'];

/** The field that a column or property of a file holds, whatever its case, accents and separators; null when it is none. */
export function fieldNamed(name: string, readAs: ReadAs): AddressField | null {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (readAs === 'streets' && streetsByName.includes(folded)) return 'street';
  return fields.get(folded) ?? null;
}
