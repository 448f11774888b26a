import type { ListItem } from '@smart-address/core/list';

/** Name, name in Arabic, delegation, governorate, postal code and point of a locality. */
type Place = readonly [string, string, string, string, string, number, number];

// The localities are real (GeoNames, La Poste Tunisienne); that this shop has a point there is made up.
const PLACES: readonly Place[] = [
  ['La Marsa', 'المرسى', 'La Marsa', 'Tunis', '2070', 36.8782, 10.3247],
  ['Carthage', 'قرطاج', 'Carthage', 'Tunis', '2016', 36.8611, 10.3316],
  ['Le Bardo', 'باردو', 'Le Bardo', 'Tunis', '2000', 36.8106, 10.1348],
  ['Ariana', 'أريانة', 'Ariana Ville', 'Ariana', '2080', 36.8601, 10.1934],
  ['El Menzah', 'المنزه', 'El Menzah', 'Tunis', '1082', 36.8402, 10.1777],
  ['La Soukra', 'سكرة', 'Soukra', 'Ariana', '2036', 36.8774, 10.2468],
  ['Ben Arous', 'بن عروس', 'Ben Arous', 'Ben Arous', '2013', 36.7545, 10.2217],
  ['Radès', 'رادس', 'Radès', 'Ben Arous', '2040', 36.7695, 10.2747],
  ['Hammam Lif', 'حمام الأنف', 'Hammam Lif', 'Ben Arous', '2050', 36.7287, 10.3416],
  ['La Goulette', 'حلق الوادي', 'La Goulette', 'Tunis', '2060', 36.8182, 10.3052],
  ['La Manouba', 'منوبة', 'Manouba', 'La Manouba', '2010', 36.8101, 10.0956],
  ['Tebourba', 'طبربة', 'Tebourba', 'La Manouba', '1130', 36.8293, 9.8393],
  ['Bizerte', 'بنزرت', 'Bizerte Nord', 'Bizerte', '7000', 37.2744, 9.8739],
  ['Menzel Bourguiba', 'منزل بورقيبة', 'Menzel Bourguiba', 'Bizerte', '7050', 37.1537, 9.7859],
  ['Mateur', 'ماطر', 'Mateur', 'Bizerte', '7030', 37.0404, 9.6656],
  ['Béja', 'باجة', 'Béja Nord', 'Béja', '9000', 36.7256, 9.1817],
  ['Jendouba', 'جندوبة', 'Jendouba', 'Jendouba', '8100', 36.5011, 8.7802],
  ['Tabarka', 'طبرقة', 'Tabarka', 'Jendouba', '8110', 36.9544, 8.758],
  ['Le Kef', 'الكاف', 'Kef Est', 'Le Kef', '7100', 36.1742, 8.7049],
  ['Siliana', 'سليانة', 'Siliana Nord', 'Siliana', '6100', 36.085, 9.3708],
  ['Zaghouan', 'زغوان', 'Zaghouan', 'Zaghouan', '1100', 36.4029, 10.1429],
  ['Nabeul', 'نابل', 'Nabeul', 'Nabeul', '8000', 36.4561, 10.7376],
  ['Hammamet', 'الحمامات', 'Hammamet', 'Nabeul', '8050', 36.4, 10.6167],
  ['Kélibia', 'قليبية', 'Kélibia', 'Nabeul', '8090', 36.8476, 11.0939],
  ['Grombalia', 'قرمبالية', 'Grombalia', 'Nabeul', '8030', 36.5989, 10.5003],
  ['Sousse', 'سوسة', 'Sousse Médina', 'Sousse', '4000', 35.8254, 10.637],
  ['Msaken', 'مساكن', 'M’saken', 'Sousse', '4070', 35.7292, 10.5808],
  ['El Kantaoui', 'القنطاوي', 'Hammam Sousse', 'Sousse', '4089', 35.8885, 10.5875],
  ['Monastir', 'المنستير', 'Monastir', 'Monastir', '5000', 35.778, 10.8262],
  ['Moknine', 'المكنين', 'Moknine', 'Monastir', '5050', 35.6333, 10.9],
  ['Mahdia', 'المهدية', 'Mahdia', 'Mahdia', '5100', 35.5047, 11.0622],
  ['El Jem', 'الجم', 'El Jem', 'Mahdia', '5160', 35.3, 10.7167],
  ['Sfax', 'صفاقس', 'Sfax Ville', 'Sfax', '3000', 34.7406, 10.7603],
  ['Sakiet Ezzit', 'ساقية الزيت', 'Sakiet Ezzit', 'Sfax', '3021', 34.8019, 10.7636],
  ['Kairouan', 'القيروان', 'Kairouan Nord', 'Kairouan', '3100', 35.6781, 10.0963],
  ['Kasserine', 'القصرين', 'Kasserine Nord', 'Kasserine', '1200', 35.1676, 8.8365],
  ['Sidi Bouzid', 'سيدي بوزيد', 'Sidi Bouzid Ouest', 'Sidi Bouzid', '9100', 35.0382, 9.4849],
  ['Gafsa', 'قفصة', 'Gafsa Sud', 'Gafsa', '2100', 34.425, 8.7842],
  ['Tozeur', 'توزر', 'Tozeur', 'Tozeur', '2200', 33.9197, 8.1335],
  ['Kébili', 'قبلي', 'Kébili Sud', 'Kébili', '4200', 33.7044, 8.969],
  ['Gabès', 'قابس', 'Gabès Ville', 'Gabès', '6000', 33.8815, 10.0982],
  ['Médenine', 'مدنين', 'Médenine Sud', 'Médenine', '4100', 33.355, 10.5055],
  ['Houmt Souk', 'حومة السوق', 'Djerba Houmet Souk', 'Médenine', '4180', 33.8758, 10.8575],
  ['Tataouine', 'تطاوين', 'Tataouine Sud', 'Tataouine', '3200', 32.9297, 10.4518],
];

/** The shop's pick-up points, under the name of their locality in both scripts. */
export const PICKUP_POINTS: readonly ListItem[] = PLACES.map(
  ([name, arabicName, delegation, governorate, postalCode, lat, lng]) => ({
    id: `pickup-${postalCode}`,
    label: `Relais Zitouna ${name}`,
    keywords: [name, arabicName, `نقطة زيتونة ${arabicName}`, postalCode, governorate],
    address: { street: `Relais Zitouna ${name}`, locality: name, delegation, governorate, postalCode },
    location: { lat, lng },
  }),
);
