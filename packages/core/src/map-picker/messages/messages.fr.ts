import { formatLength } from './formatLength.ts';
import type { MapPickerMessages } from './messages.types.ts';

export const messagesFr: MapPickerMessages = {
  mapLabel: 'Carte\u00a0: emplacement de l’adresse',
  keysInView:
    'Flèches\u00a0: déplacer la carte. + et −\u00a0: zoom. Entrée\u00a0: déplacer le repère. Tabulation\u00a0: sortir de la carte.',
  keysInViewWithoutPin:
    'Flèches\u00a0: déplacer la carte. + et −\u00a0: zoom. Entrée\u00a0: placer le repère. Tabulation\u00a0: sortir de la carte.',
  keysInAdjust: (hasHome) =>
    `Flèches\u00a0: déplacer le repère de 14 m. Maj + flèche\u00a0: de 3 m. ${hasHome ? 'Début\u00a0: revenir à l’adresse. ' : ''}+ et −\u00a0: zoom. Entrée\u00a0: enregistrer. Échap\u00a0: annuler. Tabulation\u00a0: sortir de la carte.`,
  keysWithoutPin:
    'Flèches\u00a0: déplacer la carte. + et −\u00a0: zoom. Entrée\u00a0: placer le repère au centre. Échap\u00a0: annuler. Tabulation\u00a0: sortir de la carte.',
  loading: 'Chargement de la carte…',
  mapFailed:
    'La carte ne peut pas s’afficher. Votre adresse reste valable\u00a0: continuez, ou saisissez un code ou des coordonnées.',
  retry: 'Réessayer',
  schematic: 'Carte schématique\u00a0: les lieux, sans les rues',
  tilesFailed: 'Le fond de carte en ligne ne répond pas\u202f; la carte de base reste affichée.',
  showStreets: (host) => (host ? `Afficher les rues (chargées depuis ${host})` : 'Afficher les rues'),
  hideStreets: 'Masquer les rues',
  adjust: 'Déplacer le repère',
  placePin: 'Placer le repère',
  save: 'Enregistrer',
  cancel: 'Annuler',
  placeHere: 'Placer le repère ici',
  deliverHere: 'Livrer ici',
  iAmHere: 'Je suis à cette adresse',
  more: 'Plus de précision',
  moreBelow:
    'Après la carte, «\u00a0Plus de précision\u00a0»\u00a0: d’autres façons de placer le repère, et ses codes.',
  change: 'Modifier',
  placedAt: (words) => (/^\d/.test(words) ? `Repère placé, à ${words}` : `Repère placé\u00a0: ${words}`),
  nearEnough: 'Aussi près que possible suffit\u00a0: le livreur a votre note et votre numéro.',
  swipeHint: 'Deux doigts déplacent la carte. Avec un seul, touchez-la d’abord.',
  move: {
    north: 'Déplacer vers le nord',
    east: 'Déplacer vers l’est',
    south: 'Déplacer vers le sud',
    west: 'Déplacer vers l’ouest',
  },
  movePad: 'Déplacer le repère pas à pas',
  panPad: 'Déplacer la carte pas à pas',
  home: 'Revenir à l’adresse',
  step: 'Pas',
  stepSize: { 10: '14 m', 11: '3 m' },
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  locate: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  typedLabel: 'Code ou coordonnées',
  typedHint: 'Code d’adresse, plus code ou «\u00a036,8065\u202f;\u00a010,1815\u00a0»',
  typedGo: 'Placer',
  noPin: 'Aucun repère pour le moment.',
  pin: 'Repère',
  ownPoint: {
    rooftop: 'Point sur le toit',
    street: 'Un point de la rue',
    locality: 'Un point de la localité',
    postal: 'Centre de la zone',
  },
  accuracyLabel: 'Précision\u00a0:',
  accuracy: {
    rooftop: 'le bâtiment',
    street: 'un point de la rue',
    locality: 'le quartier ou la localité',
    postal: 'le centre de la zone',
  },
  placedByHand: 'placé à la main',
  coordinates: 'Coordonnées',
  plusCode: 'Plus code',
  shortPlusCode: 'Plus code court',
  codeA: 'Code d’adresse (3 m)',
  codeB: 'Code en chiffres (10 m)',
  copy: (what) => `Copier\u00a0: ${what}`,
  copied: (text) => `Copié\u00a0: ${text}`,
  copyFailed: 'La copie n’est pas permise ici. Sélectionnez le code et copiez-le.',
  length: (meters) => formatLength(meters, 'fr'),
  wind: {
    north: 'le nord',
    northEast: 'le nord-est',
    east: 'l’est',
    southEast: 'le sud-est',
    south: 'le sud',
    southWest: 'le sud-ouest',
    west: 'l’ouest',
    northWest: 'le nord-ouest',
  },
  within: (what, length) => `${what}, à ${length} près`,
  fromDevice: (length) => `position de l’appareil, à ${length} près`,
  adjusting: 'Le repère peut être déplacé.',
  adjustingWithoutPin: 'Déplacez la carte, puis choisissez «\u00a0Placer le repère ici\u00a0».',
  dragHint: 'Faites glisser le repère, ou touchez l’endroit.',
  saved: 'Emplacement enregistré.',
  cancelled: 'Annulé. Le repère a repris sa place.',
  placed: 'Repère placé.',
  moved: (length, wind) => `Repère déplacé de ${length} vers ${wind}.`,
  panned: (length, wind) => `Carte déplacée de ${length} vers ${wind}.`,
  zoomed: (length) => `La carte montre ${length} d’ouest en est.`,
  atCenter: (sentence) => `Au centre\u00a0: ${sentence}`,
  backHome: 'Repère revenu à l’adresse.',
  located: (length) => `Repère placé à votre position, à ${length} près.`,
  refused: {
    invalid: 'Ces coordonnées ne sont pas valides.',
    sea: 'Ce point est dans l’eau.',
    abroad: 'Ce point est hors de Tunisie.',
  },
  refusedDistance: (length) => `La terre tunisienne la plus proche est à ${length}.`,
  pinKept: 'Le repère n’a pas bougé.',
  locateFailed: {
    denied:
      'L’accès à votre position est refusé. Autorisez-le dans votre navigateur, ou placez le repère vous-même.',
    forbidden: 'Cette page n’a pas le droit de demander votre position. Placez le repère vous-même.',
    timeout: 'La localisation prend trop de temps. Réessayez à l’extérieur, ou placez le repère vous-même.',
    unavailable: 'Votre appareil ne trouve pas sa position. Placez le repère vous-même.',
    outside: 'Votre position est hors de Tunisie. Placez le repère vous-même.',
  },
  typedProblem: (problem) => {
    switch (problem.kind) {
      case 'notLoaded':
        return 'Lecture impossible pour l’instant\u00a0: la connexion a échoué. Réessayez.';
      case 'empty':
        return 'Saisissez un code ou des coordonnées.';
      case 'unreadable':
        return `«\u00a0${problem.text}\u00a0» n’est ni un code ni des coordonnées. Exemple\u00a0: 36,8065\u202f; 10,1815.`;
      case 'invalidCode':
        return problem.suggestions.length > 0
          ? `Ce code contient une erreur. Vouliez-vous dire ${problem.suggestions.join(' ou ')}\u202f?`
          : 'Ce code contient une erreur. Vérifiez chaque caractère.';
      case 'unknownReference':
        return `La ville du plus code court «\u00a0${problem.text}\u00a0» manque ou est inconnue\u00a0: ajoutez-la, ou saisissez le code complet.`;
    }
  },
};
