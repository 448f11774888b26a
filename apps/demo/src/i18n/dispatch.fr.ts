import type { ColumnRole } from '../dispatch/columns/columns.ts';
import type { Reason, Remark, RunStatus, Wait } from '../dispatch/run/run.types.ts';
import type { Encoding, TableProblem } from '../dispatch/table/table.types.ts';

const rows = (count: string, one: boolean) => `${count} ${one ? 'ligne' : 'lignes'}`;
/** Nothing and one are singular in French. */
const plural = (count: string) => (count === '0' || count === '1' ? '' : 's');

export const dispatchFr = {
  title: 'Préparer une tournée',
  intro: 'Une liste d’adresses entre, une liste de points et de codes sort. Jusqu’à 20\u202f000 lignes.',
  loading: 'Ouverture…',
  reading: 'Lecture du fichier…',
  open: {
    file: 'Choisir un fichier',
    drop: 'CSV ou Excel (.xlsx). Vous pouvez aussi le déposer ici.',
    paste: 'Ou collez un tableau',
    pasteHint: 'Depuis Excel, un courriel, une page.',
    read: 'Lire ce tableau',
    example: 'Essayer avec un exemple',
    pasted: 'Tableau collé',
  },
  problems: {
    empty: 'Ce fichier n’a aucune ligne remplie. Choisissez-en un autre.',
    oldSpreadsheet:
      'C’est un ancien classeur Excel (.xls). Ouvrez-le, enregistrez-le en .xlsx ou en CSV, puis revenez.',
    openDocument: 'C’est un classeur OpenDocument (.ods). Enregistrez-le en .xlsx ou en CSV, puis revenez.',
    unreadable:
      'Ce fichier n’est ni un CSV ni un classeur .xlsx lisible\u202f; il est peut-être protégé ou abîmé. Enregistrez-le en CSV, puis revenez.',
    tooLarge: 'Ce fichier dépasse 40\u00a0Mo. Gardez les colonnes utiles, ou coupez-le en deux.',
  } satisfies Record<TableProblem, string>,
  tooManyRows: (count: string) =>
    `Ce tableau a ${count} lignes, et une tournée en prend 20\u202f000. Coupez-le en deux fichiers.`,
  unsaved: 'Ce navigateur ne garde rien\u00a0: ne fermez pas l’onglet avant d’avoir téléchargé.',
  kept: 'Gardé sur cet appareil\u00a0: vous pouvez fermer l’onglet et revenir.',
  close: 'Autre fichier',
  closeConfirm: 'Effacer ce tableau et ce qui a été trouvé\u202f?',
  file: (name: string, count: string, one: boolean) => `${name} · ${rows(count, one)}`,
  sheet: 'Feuille',
  encoding: 'Encodage',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1256': 'Windows, arabe (1256)',
    'windows-1252': 'Windows, latin (1252)',
  } satisfies Record<Encoding, string>,
  columns: {
    title: 'Les colonnes',
    hasTitles: 'La première ligne donne les titres',
    unnamed: (number: number) => `Colonne ${number}`,
    example: (text: string) => `par exemple ${text}`,
    other: (count: number) => `${count} ${count < 2 ? 'autre colonne' : 'autres colonnes'}`,
    missing: 'Dites quelle colonne a l’adresse, le code ou les coordonnées.',
    half: 'Il faut une latitude et une longitude.',
    locked: 'Changer de colonnes recommence la recherche.',
    unlock: 'Changer les colonnes',
    roles: {
      none: 'Ne sert pas',
      reference: 'Référence',
      latitude: 'Latitude',
      longitude: 'Longitude',
      code: 'Code ou coordonnées',
      address: 'Adresse',
    } satisfies Record<ColumnRole, string>,
  },
  run: {
    start: (count: string) => `Chercher ${count} ligne${plural(count)}`,
    goOn: 'Continuer',
    pause: 'Pause',
    cancel: 'Arrêter',
    now: 'Essayer maintenant',
    retry: (count: string, one: boolean) => `Réessayer ${one ? 'la ligne refusée' : `les ${count} refusées`}`,
    progress: (done: string, total: string) => `${done} sur ${total}`,
    figures: (found: string, remarked: string, rejected: string, left: string) =>
      `${found} trouvée${plural(found)}, dont ${remarked} à vérifier · ${rejected} refusée${plural(rejected)} · ${left} pas envoyée${plural(left)}`,
    statuses: {
      ready: 'Prêt.',
      running: 'Recherche en cours…',
      paused: 'En pause. Rien n’est perdu.',
      cancelled: 'Arrêté. Ce qui est trouvé reste\u202f; le reste n’est pas envoyé.',
      stopped: 'Arrêté par le service\u00a0:',
      done: 'Terminé.',
    } satisfies Record<RunStatus, string>,
    waits: {
      rate_limited: (seconds: number) => `Trop de requêtes à la fois\u00a0: reprise dans ${seconds} s.`,
      offline: (seconds: number) =>
        `Pas de réseau\u00a0: nouvel essai dans ${seconds} s, ou dès qu’il revient.`,
      unavailable: (seconds: number) => `Le service ne répond pas\u00a0: nouvel essai dans ${seconds} s.`,
      timeout: (seconds: number) => `Le service est trop lent\u00a0: nouvel essai dans ${seconds} s.`,
    } satisfies Record<Wait['reason'], (seconds: number) => string>,
    csv: 'Télécharger en CSV',
    geoJson: 'En GeoJSON',
  },
  list: {
    views: { label: 'Vue', list: 'Liste', map: 'Carte' },
    filter: 'Lignes',
    filters: { all: 'Toutes', remarked: 'À vérifier', rejected: 'Refusées' },
    table: 'Les lignes et leur lieu',
    row: 'Ligne',
    given: 'Donné',
    place: 'Lieu',
    none: 'Aucune ligne ici.',
    unsent: 'pas envoyée',
    open: (row: number) => `Ouvrir la ligne ${row}`,
  },
  remarks: {
    swapped: 'latitude et longitude inversées, remises en place',
    uncertain: 'des mots ont été lus autrement',
    coarse: 'le point n’est pas celui de la porte',
  } satisfies Record<Remark, string>,
  reasons: {
    nothingToFind: () => 'Rien à chercher dans cette ligne.',
    badPoint: (cells: string) => `Ce ne sont pas une latitude et une longitude\u00a0: ${cells}`,
    tooLong: () => 'Plus de 200 caractères. Raccourcissez l’adresse.',
    notFound: () => 'Aucun lieu de ce nom.',
    outside: () => 'Ce point est hors de Tunisie.',
    badCode: (codes: string) =>
      codes === ''
        ? 'Ce code n’existe pas\u00a0: une lettre est fausse, en trop ou manque.'
        : `Ce code n’existe pas. Peut-être\u00a0: ${codes}`,
    service: (sentence: string) =>
      sentence === '' ? 'Le service n’a rien répondu pour cette ligne.' : sentence,
  } satisfies Record<Reason, (detail: string) => string>,
  detail: {
    title: (row: number) => `Ligne ${row}`,
    close: 'Fermer',
    search: 'Corriger\u00a0: adresse, code ou coordonnées',
    find: 'Chercher',
    searching: 'Recherche…',
    nothing: 'Rien trouvé.',
    failed: 'Le service n’a pas répondu. Réessayez.',
    take: 'Prendre',
  },
  map: {
    label: 'Carte des lignes trouvées',
    loading: 'Chargement de la carte…',
    failed: 'La carte n’a pas pu être chargée. La liste a les mêmes lignes.',
    cluster: (count: string) => `${count} lignes, agrandir`,
    empty: 'Rien à montrer encore.',
  },
  csv: {
    row: 'ligne',
    state: 'état',
    reason: 'remarque',
    lat: 'latitude',
    lng: 'longitude',
    place: 'lieu',
    codeA: 'code A',
    codeB: 'code B',
    plusCode: 'plus code',
    postalCode: 'code postal trouvé',
  },
  states: { found: 'trouvée', remarked: 'à vérifier', rejected: 'refusée', unsent: 'pas envoyée' },
};

/** Every sentence of Dispatch; French is the reference the other two are checked against. */
export type DispatchMessages = typeof dispatchFr;
