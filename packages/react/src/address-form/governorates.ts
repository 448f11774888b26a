import { bareName } from '@smart-address/core/finder';
import type { GovernorateCode } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';

type Names = Readonly<Record<Lang, string>>;

const named = (fr: string, ar: string, en = fr): Names => ({ fr, ar, en });

/** The governorates by their ISO 3166-2 codes: a form is shown before Tunisia's places are loaded. */
export const GOVERNORATES: Readonly<Record<GovernorateCode, Names>> = {
  'TN-11': named('Tunis', 'تونس'),
  'TN-12': named('Ariana', 'أريانة'),
  'TN-13': named('Ben Arous', 'بن عروس'),
  'TN-14': named('La Manouba', 'منوبة', 'Manouba'),
  'TN-21': named('Nabeul', 'نابل'),
  'TN-22': named('Zaghouan', 'زغوان'),
  'TN-23': named('Bizerte', 'بنزرت'),
  'TN-31': named('Béja', 'باجة', 'Beja'),
  'TN-32': named('Jendouba', 'جندوبة'),
  'TN-33': named('Le Kef', 'الكاف', 'Kef'),
  'TN-34': named('Siliana', 'سليانة'),
  'TN-41': named('Kairouan', 'القيروان'),
  'TN-42': named('Kasserine', 'القصرين'),
  'TN-43': named('Sidi Bouzid', 'سيدي بوزيد'),
  'TN-51': named('Sousse', 'سوسة'),
  'TN-52': named('Monastir', 'المنستير'),
  'TN-53': named('Mahdia', 'المهدية'),
  'TN-61': named('Sfax', 'صفاقس'),
  'TN-71': named('Gafsa', 'قفصة'),
  'TN-72': named('Tozeur', 'توزر'),
  'TN-73': named('Kébili', 'قبلي', 'Kebili'),
  'TN-81': named('Gabès', 'قابس', 'Gabes'),
  'TN-82': named('Médenine', 'مدنين', 'Medenine'),
  'TN-83': named('Tataouine', 'تطاوين'),
};

/** The governorate that a text means, by its code or its name in any language; the text itself if it means none. */
export function governorateCodeOf(text: string): string {
  const isMeant = ([code, names]: [string, Names]): boolean =>
    code === text || Object.values(names).some((name) => bareName(name) === bareName(text));
  return Object.entries(GOVERNORATES).find(isMeant)?.[0] ?? text;
}
