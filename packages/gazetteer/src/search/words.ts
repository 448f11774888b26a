/** What a word is besides its letters. */
export const ROLE_NONE = 0;
export const ROLE_SMALL = 1;
/** Says where in a house, or how to get there; its number or letter goes with it. */
export const ROLE_ASIDE = 2;
/** Says which part of a town is meant, its middle or its industrial zone: not every table knows it there. */
export const ROLE_PART = 3;
/** The country's name, which is its capital's too. */
export const ROLE_COUNTRY = 4;
/** A kind of place; the roles after it are kinds too, and a way's name follows it. */
export const ROLE_KIND = 5;
/** A kind of building that people steer by, and one whose name says nothing of where it is; a kind of way. */
export const ROLE_LANDMARK = 6;
export const ROLE_BUILDING = 7;
export const ROLE_WAY = 8;

/** Words that tell no two places apart: articles in every assimilation, French small words, words for "postal code". */
const SMALL =
  'el al l la le les il ul es ech ez er en et ed ad as ash az ar an at de du des d of the a au aux dans bis ter ' +
  'eme ieme gouvernorat gouv gov governorate wilaya wileya wilayet delegation tunisie tunisia cp code postal ال ولاية معتمدية الرمز البريدي الجمهورية التونسية';

/** Words for a flat, a floor, a door, and for what an address is beside; each for itself. */
const ASIDES =
  'appartement appart apt appt app etage etg rdc bloc entree porte escalier magasin boutique bureau numero num flat floor ' +
  'derriere devant face proche pres km behind near شقة طابق الطابق مدخل باب رقم عدد محل وراء خلف أمام قرب بجانب';

/** "سوسة، تونس" is Sousse in Tunisia; in Latin letters the two are told apart. */
const COUNTRY = 'تونس';

/** Words for a kind of way: those of a line are read as its first. */
const WAYS = [
  'rue nahj nahdj نهج r street',
  'avenue av ave شارع shara chara',
  'boulevard bd bld bvd blvd boul',
  'route rte tariq triq trik طريق road',
  'place pl saha sahat ساحة square',
  'impasse imp zankat zanket زنقة',
];

/** The same for other kinds of places. */
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
];

const LANDMARKS = [
  'station gare محطة',
  'hotel نزل',
  'mosquee mosque jamaa jamii جامع مسجد masjid',
  'ecole school madrasa مدرسة',
  'lycee معهد',
  'hopital hospital مستشفى',
  'clinique مصحة',
  'pharmacie pharmacy صيدلية',
  'stade stadium ملعب',
  'poste',
];

const BUILDINGS = ['residence res ikama إقامة اقامة residences', 'immeuble imm عمارة', 'villa'];

/** Other spellings of one word, where no rule of sound brings them together. */
const SAME = [
  'sidi si sid',
  'ben ibn bin bnou بن ابن',
  'mohamed med',
  'bou abou abu bu abi أبو أبي بو',
  'oued wed',
  'nord شمال الشمالية north shimaliyah shamaliyah chamalia',
  'sud جنوب الجنوبية south janubiyah janoubia',
  'est شرق الشرقية east sharqiyah charkia',
  'port ميناء',
  'plage شاطئ',
  'ouest غرب الغربية west gharbiyah gharbia',
];

/** Numbers in words, French and Arabic, under their figures. */
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

/** Lines of words with a role: small ones each for itself, the others read as the first of their line. */
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
