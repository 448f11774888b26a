import { formatLength } from '../formatLength.ts';
import type { MapPickerMessages } from '../mapPicker.messages.ts';

export const messagesFr: MapPickerMessages = {
  mapLabel: 'Carte : emplacement de l’adresse',
  keysInView:
    'Flèches : déplacer la carte. + et − : zoom. Entrée : déplacer le repère. Tabulation : sortir de la carte.',
  keysInAdjust:
    'Flèches : déplacer le repère d’une case de 14 m. Maj + flèche : 3 m. Début : revenir au point de l’adresse. + et − : zoom. Entrée : enregistrer. Échap : annuler. Tabulation : sortir de la carte.',
  loading: 'Chargement de la carte…',
  mapFailed:
    'La carte ne s’affiche pas. L’adresse reste valable : vous pouvez continuer, ou saisir un code ou des coordonnées.',
  retry: 'Réessayer',
  schematic: 'Carte schématique : des lieux, pas le tracé des rues',
  tilesFailed: 'Le fond de carte en ligne ne répond pas ; la carte de base reste affichée.',
  adjust: 'Déplacer le repère',
  placePin: 'Placer le repère',
  save: 'Enregistrer',
  cancel: 'Annuler',
  placeHere: 'Placer le repère ici',
  move: {
    north: 'Déplacer vers le nord',
    east: 'Déplacer vers l’est',
    south: 'Déplacer vers le sud',
    west: 'Déplacer vers l’ouest',
  },
  movePad: 'Déplacer le repère pas à pas',
  home: 'Revenir au point de l’adresse',
  step: 'Pas',
  stepSize: { 10: '14 m', 11: '3 m' },
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  locate: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  typedLabel: 'Code ou coordonnées',
  typedHint: 'Code d’adresse, plus code ou « 36,8065 ; 10,1815 »',
  typedGo: 'Placer',
  noPin: 'Aucun repère pour le moment.',
  pin: 'Repère',
  ownPoint: {
    rooftop: 'Point sur le toit',
    street: 'Un point de la rue',
    locality: 'Centre de la localité',
    postal: 'Centre de la zone postale',
  },
  accuracyLabel: 'Précision :',
  accuracy: {
    rooftop: 'le bâtiment',
    street: 'un point de la rue',
    locality: 'le quartier ou la localité',
    postal: 'le centre de la zone postale',
  },
  placedByHand: 'placé à la main',
  coordinates: 'Coordonnées',
  plusCode: 'Plus code',
  shortPlusCode: 'Plus code court',
  codeA: 'Code d’adresse (3 m)',
  codeB: 'Code à chiffres (10 m)',
  copy: (what) => `Copier : ${what}`,
  copied: (text) => `Copié : ${text}`,
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
  adjustingWithoutPin: 'Déplacez la carte, puis choisissez « Placer le repère ici ».',
  saved: 'Emplacement enregistré.',
  cancelled: 'Annulé. Le repère est revenu à sa place.',
  placed: 'Repère placé.',
  moved: (length, wind) => `Repère déplacé de ${length} vers ${wind}.`,
  backHome: 'Repère revenu au point de l’adresse.',
  located: (length) => `Repère placé à votre position, à ${length} près.`,
  refused: {
    invalid: 'Ce ne sont pas des coordonnées.',
    sea: 'Ce point est dans l’eau.',
    abroad: 'Ce point est hors de la Tunisie.',
  },
  refusedDistance: (length) => `La terre tunisienne la plus proche est à ${length}.`,
  pinKept: 'Le repère n’a pas bougé.',
  locateFailed: {
    denied:
      'L’accès à votre position est refusé. Autorisez-le dans le navigateur, ou placez le repère vous-même.',
    timeout: 'Votre position n’a pas été trouvée à temps. Réessayez, ou placez le repère vous-même.',
    unavailable: 'Cet appareil ne donne pas sa position. Placez le repère vous-même.',
    outside: 'Votre position est hors de la Tunisie. Placez le repère vous-même.',
  },
  typedProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'Saisissez un code ou des coordonnées.';
      case 'unreadable':
        return `« ${problem.text} » n’est ni un code ni des coordonnées. Exemple : 36,8065 ; 10,1815.`;
      case 'invalidCode':
        return problem.suggestions.length > 0
          ? `Ce code contient une erreur. Vouliez-vous dire ${problem.suggestions.join(' ou ')} ?`
          : 'Ce code contient une erreur. Vérifiez chaque caractère.';
      case 'unknownReference':
        return `Le plus code court « ${problem.text} » demande un lieu connu : ajoutez la ville, ou saisissez le code complet.`;
    }
  },
};
