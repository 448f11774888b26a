import type { Claim, ClaimName, Subject } from '../check/evidence.ts';

export const checkFr = {
  title: 'Vérifier une adresse',
  intro: 'Une adresse, un code, des coordonnées\u00a0: tout ce qui est connu, et ce que cela prouve.',
  label: 'Adresse, code ou coordonnées',
  submit: 'Vérifier',
  searching: 'Recherche…',
  nothing: 'Aucune adresse de ce nom. Essayez une partie, ou un code.',
  failed: 'Le service ne répond pas. Choisissez une ligne de la liste, ou réessayez.',
  wrong: (suggestions: string) =>
    suggestions === ''
      ? 'Ce n’est pas un code valable\u00a0: un caractère est faux, manque ou est de trop.'
      : `Ce n’est pas un code valable. Peut-être ${suggestions}\u202f?`,
  outside: 'Ce point est hors de Tunisie\u00a0: le service n’en connaît rien.',
  others: (count: number) => `Autres réponses (${count})`,
  given: {
    codeA: 'Donné par un code d’adresse',
    codeB: 'Donné par un code en chiffres',
    plusCode: 'Donné par un plus code',
    coordinates: 'Donné par des coordonnées',
    address: 'Trouvé par son adresse',
  } satisfies Record<Subject['given'], string>,
  facts: {
    title: 'Ce qui est connu',
    codeA: 'Code d’adresse',
    codeB: 'Code en chiffres',
    plusCode: 'Plus code',
    short: 'Plus code court',
    coordinates: 'Coordonnées',
    cell: 'Cellule',
    cellSize: (a: string, b: string) => `${a} pour le code d’adresse, ${b} pour celui en chiffres`,
    accuracy: 'Précision du point',
    accuracies: {
      rooftop: 'le bâtiment',
      street: 'quelque part dans la rue',
      locality: 'quelque part dans la localité',
      postal: 'le centre de la zone',
      exact: 'le point lui-même',
    },
    locality: 'Localité',
    delegation: 'Délégation',
    governorate: 'Gouvernorat',
    postalCode: 'Code postal',
  },
  proof: {
    title: 'Ce qui est prouvé',
    verdicts: { yes: 'Oui', no: 'Non', unknown: 'Pas su' } satisfies Record<Claim['verdict'], string>,
    claims: {
      written: 'Le code est écrit sans faute\u00a0: sa clé de contrôle correspond.',
      inTunisia: 'Le point est en Tunisie.',
      registered: 'Le code est enregistré et actif.',
      surveyed: 'Le point a été relevé sur place.',
      building: 'Le point est celui du bâtiment.',
    } satisfies Record<ClaimName, string>,
    neverTitle: 'Ce que rien ici ne prouve',
    never: [
      'Que quelqu’un habite ou travaille là.',
      'Que le bâtiment existe encore.',
      'Que la personne qui donne le code en a le droit.',
    ],
    silent: 'Le service n’a pas répondu à tout\u00a0: ce qui dépend de lui n’est pas su.',
  },
  neighbours: {
    title: 'Autour',
    places: 'Lieux proches',
    none: 'Aucun lieu proche connu.',
    cells: 'Codes voisins, le nord en haut',
    own: 'ce code',
  },
};

/** Every sentence of "Check an address"; French is the reference the other two are checked against. */
export type CheckMessages = typeof checkFr;
