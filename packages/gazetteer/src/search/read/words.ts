/** Roles of words. */
export const ROLE_NONE = 0;
export const ROLE_SMALL = 1;
/** A flat, floor or door, or directions; a number or letter after it belongs to it. */
export const ROLE_ASIDE = 2;
/** A part of a town, such as its centre or industrial zone: not every table has it. */
export const ROLE_PART = 3;
/** The country's name, which is also the capital's. */
export const ROLE_COUNTRY = 4;
/** A kind of place. All roles from this on are kinds. */
export const ROLE_KIND = 5;
/** A kind of landmark, by which people find their way. */
export const ROLE_LANDMARK = 6;
/** A kind of building whose name says nothing about its location. */
export const ROLE_BUILDING = 7;
/** A kind of street ("rue"); its name follows. */
export const ROLE_WAY = 8;

/** Words that distinguish no places: articles in every assimilated form, small words, words for "governorate" and "postal code". */
const SMALL =
  'el al l la le les il ul es ech ez er en et ed ad as ash az ar an at de du des d of the a au aux dans bis ter ' +
  'eme ieme commune imada gouvernorat gouv gov governorate wilaya wileya wilayet delegation tunisie tunisia cp code postal ال ولاية معتمدية الرمز البريدي الجمهورية التونسية';

/** Words for a flat, a floor or a door, and prepositions such as "beside"; none is a spelling of another. */
const ASIDES =
  'appartement appart apt appt app etage etg rdc bloc entree porte escalier magasin boutique bureau numero num n no flat floor ' +
  'derriere devant face proche pres apres avant juste cote km behind near aand qodem qoddem wra bahdha bhdha hdha qbal moukabel شقة طابق الطابق مدخل باب رقم عدد محل وراء خلف أمام قرب بجانب حذو بحذاء مقابل قبالة';

/** "سوسة، تونس" is Sousse in Tunisia. Latin script has different words for country and capital. */
const COUNTRY = 'تونس';

/** Words for kinds of streets. Words on one line are read as its first. */
const WAYS = [
  'rue nahj nahdj نهج ن r street',
  'avenue av ave شارع ش shara chara',
  'boulevard bd bld bvd blvd boul',
  'route rte tariq triq trik طريق road',
  'place pl saha sahat ساحة square',
  'impasse imp zankat zanket زنقة',
];

/** The same for kinds of quarters. */
const KINDS = [
  'cite hay hai حي cité city',
  'quartier quart qt',
  'lotissement lot lotis تقسيم',
  'zone منطقة',
  'douar دوار',
];

const PARTS = [
  'centre center وسط',
  'ville',
  'مدينة',
  'industrielle industriel صناعية',
  'touristique سياحية',
  'commerciale commercial',
  'secteur',
  'village',
];

const LANDMARKS = [
  'station gare محطة',
  'hotel نزل',
  'mosquee mosque jamaa jamii جامع مسجد masjid',
  'ecole school madrasa مدرسة',
  'lycee معهد',
  'hopital hospital مستشفى',
  'clinique clinic polyclinique polyclinic policlinique مصحة',
  'pharmacie pharmacy صيدلية',
  'stade stadium ملعب',
  'poste',
  'faculte faculty كلية',
  'universite university',
  'institut institute iset',
  'ambassade embassy سفارة',
  'consulat consulate قنصلية',
  'mall',
];

const BUILDINGS = ['residence res ikama إقامة اقامة residences', 'immeuble imm عمارة', 'villa'];

/** Spellings and translations of one word that no rule of sound unifies. */
const SAME = [
  'sidi si sid',
  'ben ibn bin bnou بن ابن',
  'mohamed med mhd',
  'bou abou abu bu abi أبو أبي بو',
  'oued wed',
  'nord شمال الشمالية north shimaliyah shamaliyah chamalia',
  'sud جنوب الجنوبية south janubiyah janoubia',
  'est شرق الشرقية east sharqiyah charkia',
  'port ميناء',
  'plage شاطئ',
  'ouest غرب الغربية west gharbiyah gharbia',
];

/** Numbers in words, French and Arabic, by their digits. */
const NUMBERS: readonly (readonly [string, string])[] = [
  ['1', 'premier ier i واحد الأول اول'],
  ['2', 'deux ii اثنين الثاني'],
  ['3', 'trois iii ثلاثة الثالث'],
  ['4', 'quatre iv أربعة الرابع'],
  ['5', 'cinq v خمسة الخامس'],
  ['6', 'six vi ستة السادس'],
  ['7', 'sept vii سبعة السابع'],
  ['8', 'huit viii ثمانية الثامن'],
  ['9', 'neuf ix تسعة التاسع'],
  ['10', 'dix x عشرة'],
  ['11', 'onze'],
  ['12', 'douze'],
  ['13', 'treize'],
  ['14', 'quatorze'],
  ['15', 'quinze'],
  ['16', 'seize'],
  ['20', 'vingt عشرين عشرون'],
  ['30', 'trente ثلاثين'],
];

/** Yields lines of words and their role. The words of a line are read as its first, except small ones. */
export function* wordRoles(): Generator<readonly [line: string, role: number]> {
  yield [SMALL, ROLE_SMALL];
  for (const word of ASIDES.split(' ')) yield [word, ROLE_ASIDE];
  for (const line of PARTS) yield [line, ROLE_PART];
  yield [COUNTRY, ROLE_COUNTRY];
  for (const line of WAYS) yield [line, ROLE_WAY];
  for (const line of KINDS) yield [line, ROLE_KIND];
  for (const line of LANDMARKS) yield [line, ROLE_LANDMARK];
  for (const line of BUILDINGS) yield [line, ROLE_BUILDING];
  for (const line of SAME) yield [line, ROLE_NONE];
  for (const [figure, words] of NUMBERS) yield [`${figure} ${words}`, ROLE_NONE];
}
