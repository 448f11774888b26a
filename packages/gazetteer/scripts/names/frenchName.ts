import type { FeatureRow } from '../facts.ts';
import { displayName } from './displayName.ts';
import { embassyNames } from './embassyNames.ts';

/** What GeoNames has under its English name: in French the kind comes first. */
const KINDS: readonly (readonly [english: RegExp, french: string])[] = [
  [/ Airport$/u, 'Aéroport'],
  [/ Museum$/u, 'Musée'],
  [/ Hospital$/u, 'Hôpital'],
  [/ Railway Station$/u, 'Gare'],
  [/ Station$/u, 'Station'],
];
const RANKS: readonly (readonly [english: RegExp, french: string])[] = [
  [/ International$/u, ' international'],
  [/ National$/u, ' national'],
  [/ Regional$/u, ' régional'],
];

/** A street or square under its Arabic name, in either script. */
const ARABIC_WAY = /^(?:\p{Script=Arabic}|Shari['`]? |Nahj |Sahat |Tariq )/u;
const FRENCH_WAY = /^(?:Rue|Avenue|Boulevard|Route|Place|Impasse) /u;

/**
 * The French name of a street or landmark that GeoNames has first under another. It is the one among its other names, else its English name
 * turned about. Undefined where its first name is French, or nothing is.
 */
export function frenchName({ kind: category, name, otherNames }: FeatureRow): string | undefined {
  if (category === 'embassy') return embassyNames(name)?.fr;
  if (ARABIC_WAY.test(displayName(name)))
    return otherNames.map(displayName).find((other) => FRENCH_WAY.test(other));
  const kind = KINDS.find(([english]) => english.test(name));
  if (kind === undefined) return undefined;
  const [english, french] = kind;
  const known = otherNames.map(displayName).find((other) => other.startsWith(`${french} `));
  if (known !== undefined) return known.replace(/ International(?= )/u, ' international');
  const called = name.replace(english, '');
  const rank = RANKS.find(([word]) => word.test(called));
  const proper = displayName(rank === undefined ? called : called.replace(rank[0], ''));
  return `${french}${rank?.[1] ?? ''} ${/^[AEIOUYÉ]/u.test(proper) ? "d'" : 'de '}${proper}`;
}
