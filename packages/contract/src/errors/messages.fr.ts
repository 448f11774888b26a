import type { Messages } from './messages.types.ts';

export const messagesFr: Messages = {
  created: 'Code d’adresse créé',
  found: 'Adresses trouvées',
  tokenIssued: 'Jeton délivré',
  done: 'Fait',
  errors: {
    MALFORMED_REQUEST:
      'La requête n’est pas du HTTP valide. Vérifiez la ligne de requête, les en-têtes et leur codage.',
    MALFORMED_JSON:
      'Le corps n’est pas du JSON valide. Envoyez-le en UTF-8 sans marque d’ordre des octets, vérifiez sa syntaxe et ne donnez chaque nom qu’une fois.',
    BODY_REQUIRED: 'Cette route attend un corps. Envoyez un objet JSON.',
    JSON_TOO_DEEP: 'Le JSON est trop imbriqué. Réduisez l’imbrication.',
    MISSING_PARAMETER: 'Un paramètre obligatoire manque. Voir `fields`.',
    DUPLICATE_PARAMETER: 'Un paramètre est donné plusieurs fois. Envoyez-le une seule fois.',
    UNKNOWN_PARAMETER: 'La requête a un paramètre inconnu de cette route. Retirez-le\u202f; voir `fields`.',
    AUTH_AMBIGUOUS: 'La requête porte plusieurs identifiants. N’en envoyez qu’un.',
    CREDENTIAL_IN_URL:
      'L’URL contient un identifiant, et les URL sont journalisées. Envoyez-le dans un en-tête, et remplacez cet identifiant.',
    AUTH_REQUIRED: 'Cette route demande un identifiant. L’en-tête WWW-Authenticate dit lequel.',
    TOKEN_INVALID:
      'Le jeton n’est pas valide ici. Demandez-en un nouveau à /api/v1/auth/token\u202f; les routes d’un compte demandent le jeton de compte.',
    TOKEN_EXPIRED:
      'Le jeton a expiré. Demandez-en un nouveau à /api/v1/auth/token\u202f; pour un jeton de compte, contactez le support.',
    KEY_INVALID: 'La clé n’est pas valide. Vérifiez qu’elle a été copiée en entier.',
    KEY_REVOKED: 'La clé a été révoquée. Utilisez une autre clé.',
    KEY_EXPIRED: 'La clé a expiré. Créez une nouvelle clé.',
    KEY_WRONG_ENVIRONMENT:
      'L’identifiant est de l’autre environnement. Une clé de test ne fonctionne que dans le bac à sable, une clé réelle (live) qu’en production.',
    INSUFFICIENT_SCOPE:
      'L’identifiant n’a pas la portée que cette opération demande. `fields` dit laquelle\u202f; utilisez une clé qui l’a.',
    IP_NOT_ALLOWED:
      'La clé ne peut pas être utilisée depuis cette adresse. Ajoutez l’adresse à la liste IP de la clé.',
    ORIGIN_NOT_ALLOWED:
      'La clé ne peut pas être utilisée depuis ce site. Ajoutez l’origine à la liste de la clé.',
    GEO_RESTRICTED: 'Le service ne peut être appelé que depuis la Tunisie. Utilisez un réseau tunisien.',
    ACCOUNT_SUSPENDED: 'Le compte est suspendu. Contactez le support.',
    APPLICATION_NOT_APPROVED:
      'Aucune demande approuvée ne donne cet accès\u00a0: il en faut une pour les clés, et pour les clés réelles (live) une pour l’interface A. Voir /api/v1/applications.',
    ROUTE_NOT_FOUND: 'Cette route n’existe pas. Voir /openapi.json.',
    RESOURCE_NOT_FOUND: 'Cette ressource n’existe pas pour cet identifiant. Vérifiez l’id.',
    METHOD_NOT_ALLOWED: 'La route n’accepte pas cette méthode. Voir l’en-tête Allow.',
    REQUEST_TIMEOUT: 'La requête a mis trop de temps à arriver. Renvoyez-la.',
    STATE_CONFLICT: 'L’état de la ressource ne le permet pas. Voir `fields`.',
    IDEMPOTENCY_IN_PROGRESS:
      'Une requête avec cette clé d’idempotence est encore en cours. Réessayez dans un instant.',
    CODE_RETIRED: 'Le code a été retiré. Décodez-le sans activeOnly.',
    PAYLOAD_TOO_LARGE:
      'Le corps est plus grand que ce que cette route accepte. Envoyez-en moins, ou divisez le lot.',
    URI_TOO_LONG: 'L’URL est trop longue. Raccourcissez la requête.',
    UNSUPPORTED_MEDIA_TYPE:
      'Le type du corps n’est pas pris en charge ici. Envoyez-le sans compression, en UTF-8, avec le Content-Type documenté.',
    VALIDATION_FAILED: 'Certaines valeurs ne sont pas valides. Voir `fields`.',
    OUT_OF_COVERAGE:
      'Le point est hors de Tunisie. Vérifiez que la latitude et la longitude ne sont pas inversées.',
    INVALID_CODE: 'Ce n’est pas un code d’adresse. `fields` indique l’erreur.',
    BATCH_EMPTY: 'Le lot est vide. Envoyez de 1 à 500 éléments.',
    BATCH_TOO_LARGE: 'Le lot a trop d’éléments. Envoyez-en 500 au plus.',
    QUERY_TOO_SHORT: 'Le texte cherché est vide. Envoyez au moins une lettre ou un chiffre.',
    IDEMPOTENCY_KEY_REUSED:
      'Cette clé d’idempotence a servi pour une autre requête. Utilisez une nouvelle clé.',
    RATE_LIMITED: 'Trop de requêtes. Attendez le temps indiqué par Retry-After.',
    QUOTA_EXCEEDED:
      'Le quota mensuel ne suffit pas pour cette requête. Attendez le mois suivant ou changez de formule.',
    TOO_MANY_AUTH_FAILURES: 'Trop d’échecs d’authentification. Attendez le temps indiqué par Retry-After.',
    HEADERS_TOO_LARGE: 'Les en-têtes sont trop grands. Envoyez-en moins ou de plus courts.',
    INTERNAL_ERROR:
      'Une erreur s’est produite sur le serveur. Réessayez\u202f; si elle persiste, signalez l’identifiant de requête.',
    SERVICE_UNAVAILABLE:
      'Le service n’est pas disponible pour le moment. Attendez le temps indiqué par Retry-After, puis réessayez.',
  },
  fields: {
    required: 'est obligatoire',
    unknown: 'n’est pas connu ici',
    duplicate: 'est donné plusieurs fois',
    not_a_number: 'doit être un nombre décimal comme 36.8065, avec 20 décimales au plus',
    not_a_boolean: 'doit être true ou false',
    invalid_type: 'doit être du type {expected}',
    invalid_value: 'doit être l’un de\u00a0: {values}',
    invalid_format: 'doit avoir la forme {form}',
    too_big: 'doit être au plus {max}',
    too_small: 'doit être au moins {min}',
    too_long: 'ne doit pas dépasser une longueur de {max}',
    too_short: 'doit avoir une longueur d’au moins {min}',
    incomplete_pair: 'manque\u00a0: envoyez lat et lng ensemble',
    BAD_LENGTH: 'n’a pas la longueur d’un code d’adresse, comme 8GR5-4JJJ-29, TN5245-445-5222 ou 8F8GR54J+JJ',
    BAD_CHARACTER: 'contient un caractère que les codes d’adresse n’ont jamais',
    CHECKSUM_MISMATCH: 'contient une faute de frappe\u00a0: son caractère de contrôle ne correspond pas',
    OUT_OF_GRID: 'est le code d’un point hors de la grille de la Tunisie',
    OUT_OF_COVERAGE: 'est le code d’un lieu hors de Tunisie',
    missing_scope: 'n’a pas la portée {scope}',
    wrong_state: 'est {state}, ce qui ne le permet pas',
    already_open: 'a une demande qui est {state}. Attendez la réponse, ou retirez-la',
    plan_limit: 'a autant de clés que la formule permet\u00a0: {max}. Révoquez-en une d’abord',
  },
};
