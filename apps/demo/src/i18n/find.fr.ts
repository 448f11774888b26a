import type { InvalidCodeReason } from '@smart-address/codes';
import type { CodeStatus } from '@smart-address/contract';

export const findFr = {
  title: 'Trouver un code',
  label: 'Code d’adresse',
  hint: 'Tapez-le, collez-le, ou écrivez ce qu’on vous dicte. Marche sans réseau.',
  paste: 'Coller',
  clear: 'Effacer',
  listen: 'Dicter',
  listening: 'J’écoute… Toucher pour finir',
  examples: 'Par exemple',
  unfinished: 'Continuez…',
  words: 'Ce n’est pas un code. Pour une adresse, ouvrez «\u00a0Vérifier une adresse\u00a0».',
  needsTown: (code: string) =>
    `${code} est un plus code court\u00a0: ajoutez la ville, par exemple «\u00a0${code} Tunis\u00a0».`,
  outside: 'Ce code désigne un point hors de Tunisie.',
  wrong: {
    BAD_LENGTH: 'Il manque un caractère, ou il y en a un de trop.',
    BAD_CHARACTER: 'Un caractère n’existe dans aucun code.',
    CHECKSUM_MISMATCH: 'Un caractère est faux\u00a0: la clé de contrôle ne correspond pas.',
    OUT_OF_GRID: 'Ce code désigne un point hors de la grille de la Tunisie.',
  } satisfies Record<InvalidCodeReason, string>,
  likely: 'Peut-être\u00a0:',
  noPlace: 'Lieux en cours de chargement…',
  precision: {
    A: 'Ce code mène à 3\u00a0mètres près.',
    B: 'Ce code mène à 10\u00a0mètres près.',
    plus: (meters: string) => `Ce code mène à ${meters} près.`,
    coordinates: 'Le point exact que vous avez donné.',
  },
  statuses: {
    active: 'Enregistré et actif.',
    retired: 'Retiré\u00a0: un ancien code, qui mène encore à son point.',
    unassigned: 'Vrai code, que personne n’a encore enregistré.',
  } satisfies Record<CodeStatus, string>,
  verified: 'Point relevé sur place.',
  unchecked: 'Décodé sur cet appareil\u00a0; le service n’a pas répondu.',
  codes: { A: 'Code', B: 'En chiffres', plus: 'Plus code', point: 'Coordonnées' },
  spell: 'Épeler à voix haute',
  spelled: 'Épelé',
  share: 'Partager',
  shared: 'Lien copié',
  shareFailed: 'La copie est refusée ici. Le lien\u00a0:',
  directions: 'Ouvrir dans une carte',
};

/** Every sentence of "Find a code"; French is the reference the other two are checked against. */
export type FindMessages = typeof findFr;
