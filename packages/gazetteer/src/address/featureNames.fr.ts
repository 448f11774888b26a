import { unsaidKind } from './landmarkKinds.ts';

/** How French joins a noun to "de": "du marché", "de la gare", "de l’école". */
type Article = 'du' | 'de la' | 'de l’';

/**
 * First words of names that are French nouns of a known gender, folded. A name that begins with one is said with its
 * article and a small letter: "de la rue de Marseille", "du lycée Sadiki".
 */
const NOUNS = {
  aeroport: ['aéroport', 'de l’'],
  allee: ['allée', 'de l’'],
  avenue: ['avenue', 'de l’'],
  bastion: ['bastion', 'du'],
  bibliotheque: ['bibliothèque', 'de la'],
  boulevard: ['boulevard', 'du'],
  casino: ['casino', 'du'],
  cathedrale: ['cathédrale', 'de la'],
  centre: ['centre', 'du'],
  cimetiere: ['cimetière', 'du'],
  cite: ['cité', 'de la'],
  clinique: ['clinique', 'de la'],
  club: ['club', 'du'],
  college: ['collège', 'du'],
  complexe: ['complexe', 'du'],
  ecole: ['école', 'de l’'],
  eglise: ['église', 'de l’'],
  faculte: ['faculté', 'de la'],
  fort: ['fort', 'du'],
  gare: ['gare', 'de la'],
  halte: ['halte', 'de la'],
  hammam: ['hammam', 'du'],
  hopital: ['hôpital', 'de l’'],
  hotel: ['hôtel', 'de l’'],
  impasse: ['impasse', 'de l’'],
  institut: ['institut', 'de l’'],
  jardin: ['jardin', 'du'],
  lycee: ['lycée', 'du'],
  mairie: ['mairie', 'de la'],
  marche: ['marché', 'du'],
  ministere: ['ministère', 'du'],
  monument: ['monument', 'du'],
  mosquee: ['mosquée', 'de la'],
  musee: ['musée', 'du'],
  palais: ['palais', 'du'],
  pharmacie: ['pharmacie', 'de la'],
  place: ['place', 'de la'],
  pont: ['pont', 'du'],
  port: ['port', 'du'],
  porte: ['porte', 'de la'],
  quai: ['quai', 'du'],
  residence: ['résidence', 'de la'],
  restaurant: ['restaurant', 'du'],
  route: ['route', 'de la'],
  rue: ['rue', 'de la'],
  salle: ['salle', 'de la'],
  societe: ['société', 'de la'],
  souk: ['souk', 'du'],
  stade: ['stade', 'du'],
  station: ['station', 'de la'],
  synagogue: ['synagogue', 'de la'],
  theatre: ['théâtre', 'du'],
  tour: ['tour', 'de la'],
  universite: ['université', 'de l’'],
  voie: ['voie', 'de la'],
  zaouia: ['zaouïa', 'de la'],
} as const satisfies Readonly<Record<string, readonly [noun: string, article: Article]>>;

/** One of them, as it is folded. */
export type FrenchNoun = keyof typeof NOUNS;
const byWord: Readonly<Record<string, readonly [noun: string, article: Article]>> = NOUNS;

const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const join = (article: Article, words: string): string =>
  article === 'de l’' ? `${article}${words}` : `${article} ${words}`;

/**
 * "de" before a proper name: "d’Akouda", "du Bardo", "des Berges du Lac", "de La Marsa". An h stands for an Arabic
 * consonant and keeps its "de".
 */
export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouœ]/iu.test(fold(name)) ? `d’${name}` : `de ${name}`;
}

/** "de" before a street or landmark, with the article its noun asks for: "de la mosquée Sidi Mahrez". */
export function ofFeature(name: string, category: string): string {
  const [first = '', ...rest] = name.split(' ');
  const own = byWord[fold(first)];
  if (own !== undefined && rest.length > 0) return join(own[1], [own[0], ...rest].join(' '));
  const kind = unsaidKind(name, category);
  // A street without a noun of its own may be an avenue or a lane; its name alone says enough.
  if (kind === undefined) return ofPlace(name);
  const [noun, article] = NOUNS[kind.fr];
  return join(article, `${noun} ${name}`);
}
