import type { Lang, Place } from '../types.ts';
import { ACCURACIES, PLACE_TYPES, type GovernorateNames, type PlaceColumns } from './placeColumns.ts';
import type { PlaceTable } from './placeTable.ts';

function governorateIn(names: GovernorateNames | undefined, lang: Lang): string {
  if (!names) return '';
  return (lang === 'ar' ? names.ar : lang === 'en' ? names.en : names.fr) || names.fr;
}

/** "Ennour, Kasserine Nord, 1200 Kasserine": distinguishes places of the same name, each word once. */
function labelOf(
  name: string,
  delegation: string,
  postalCode: string,
  governorate: string,
  lang: Lang,
): string {
  // The name of a postal code begins with it: "2070 La Marsa".
  const isCode = postalCode !== '' && `${name} `.startsWith(`${postalCode} `);
  const own = isCode ? name.slice(postalCode.length + 1) : name;
  const parts = [name];
  if (delegation !== '' && delegation !== own) parts.push(delegation);
  const code = isCode ? '' : postalCode;
  const last = [code, governorate === own && code === '' ? '' : governorate];
  const region = last.filter((part) => part !== '').join(' ');
  if (region !== '') parts.push(region);
  return parts.join(lang === 'ar' ? '، ' : ', ');
}

/** Makes rows from columns, in a requested language. */
export function createPlaceTable(columns: PlaceColumns): PlaceTable {
  const rows = new Map<string, number>();
  /** Number of rows whose ids were read: regions come first, and most look-ups by id are for those. */
  let seen = 0;
  const { size, importance } = columns;

  return {
    size,
    importance,
    get lat() {
      return columns.lat;
    },
    get lng() {
      return columns.lng;
    },
    type: (row) => PLACE_TYPES[columns.types[row] ?? 0] ?? 'locality',
    indexOf(id) {
      for (; seen < size && !rows.has(id); seen++) rows.set(columns.id(seen), seen);
      return rows.get(id) ?? -1;
    },
    place(row, lang): Place {
      const area = columns.areas[columns.area[row] ?? 0];
      const latin = columns.names[row] ?? '';
      const name =
        (lang === 'ar' ? columns.namesAr[row] : lang === 'en' ? columns.namesEn[row] : '') || latin;
      const delegation = (lang === 'ar' && area?.delegationAr) || area?.delegation || '';
      const governorate = columns.governorates[area?.governorate ?? -1];
      const governorateName = governorateIn(governorate, lang);
      const postal = columns.postal[row] ?? 0;
      const postalCode = postal === 0 ? '' : String(postal).padStart(4, '0');
      const type = PLACE_TYPES[columns.types[row] ?? 0] ?? 'locality';
      let locality = type === 'locality' ? name : columns.locality(row);
      if (lang === 'ar' && locality !== '') {
        // Its Arabic name, where one is known: a postal code's own name is "2070 المرسى".
        if (type === 'delegation') locality = delegation;
        else if (type === 'postal' && name !== latin) locality = name.slice(postalCode.length + 1);
      }
      return {
        id: columns.id(row),
        type,
        name,
        label: labelOf(name, delegation, postalCode, governorateName, lang),
        houseNumber: '',
        street: type === 'street' ? name : '',
        locality,
        delegation,
        governorate: governorateName,
        governorateCode: governorate?.code ?? '',
        postalCode,
        location: { lat: columns.lat[row] ?? NaN, lng: columns.lng[row] ?? NaN },
        accuracy: ACCURACIES[columns.accuracies[row] ?? 0] ?? 'locality',
        importance: Math.round((importance[row] ?? 0) * 1000) / 1000,
        category: columns.categories[columns.category[row] ?? 0] ?? '',
      };
    },
  };
}
