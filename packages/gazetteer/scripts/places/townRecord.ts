import type { PlaceRecord } from '../../src/records.types.ts';
import { officialName } from '../names/alike.ts';
import { displayName } from '../names/displayName.ts';
import type { DelegationRow, GovernorateRow } from '../facts.ts';
import { localityImportance } from './importance.ts';
import { townPoint, type Town } from './mergeTowns.ts';
import { foldName, nameKey, slugOf } from '../names/nameKey.ts';
import { otherNames } from '../names/otherNames.ts';

export interface TownContext {
  readonly delegation: DelegationRow;
  readonly governorate: GovernorateRow;
  /** The town is the governorate's seat. */
  readonly isSeat: boolean;
  /** Rows of the postal list under the town's code. */
  readonly postalRows: number;
}

/** The record of a locality, or of a delegation with its chief place. */
export function townRecord(
  town: Town,
  { delegation, governorate, isSeat, postalRows }: TownContext,
): PlaceRecord {
  const { location, accuracy } = townPoint(town);
  const given = town.heads?.name ?? town.postal?.name ?? officialName(town.geo);
  const name = accented(displayName(given), [
    town.postal?.name ?? '',
    ...town.geo.map((place) => place.name),
  ]);
  const own = [town.postal?.name ?? '', ...town.geo.map((place) => place.name)]
    .filter((other) => other !== '' && !/^[a-z]/u.test(other))
    .map(displayName);
  const arabic = [town.postal?.nameAr ?? '', ...town.geo.map((place) => place.nameAr)].filter(
    (other) => other !== '',
  );
  const nameAr = town.heads?.nameAr || (arabic[0] ?? '');
  const postalName = (town.heads?.postalNames ?? [])
    .filter(
      (other) =>
        nameKey(other) !== nameKey(governorate.name) ||
        nameKey(delegation.name) === nameKey(governorate.name),
    )
    .map((other) => displayName(titleCase(other)));
  // Where GeoNames puts a place in another delegation, people who know the list look for it in the list's. Not a delegation: the
  // name of the other would be half of its own, and "Sfax Sud, Sfax" Thyna.
  const listed = town.heads === undefined ? town.postal?.delegation : undefined;
  const inList =
    town.postal && listed && listed.code !== delegation.code
      ? [`${displayName(town.postal.name)} ${displayName(listed.name)}`]
      : [];
  // A seat that the postal list does not know is a city of several delegations, and none of them is its own.
  const isWholeCity = isSeat && town.postal === undefined && town.heads === undefined;
  const prefix = town.geo[0]?.isSector === true ? 'sector' : 'populated place';
  return {
    id: townId(town),
    type: town.heads === undefined ? 'locality' : 'delegation',
    name,
    nameAr,
    nameEn:
      isSeat && governorate.nameEn !== name && nameKey(governorate.nameEn) === nameKey(name)
        ? governorate.nameEn
        : '',
    locality:
      town.postal !== undefined
        ? accented(
            displayName(town.postal.name),
            town.geo.map((place) => place.name),
          )
        : town.geo.length > 0
          ? name
          : '',
    aliases: otherNames([name, nameAr], [...own, ...postalName, ...arabic, ...inList]),
    variants: [],
    delegation: isWholeCity ? '' : displayName(delegation.name),
    delegationAr: isWholeCity ? '' : delegation.nameAr,
    governorateCode: delegation.governorate,
    postalCode: town.postal?.postalCode ?? (isWholeCity ? governorate.seatPostalCode : seatCode(town.heads)),
    location,
    accuracy,
    importance: localityImportance({
      population: Math.max(0, ...town.geo.map((place) => place.population)),
      isDelegation: town.heads !== undefined || nameKey(name) === nameKey(delegation.name),
      isGovernorateSeat: isSeat,
      isLocated: accuracy === 'locality' || accuracy === 'sector',
      postalRows: town.heads === undefined && !isWholeCity ? Math.min(postalRows, 3) : postalRows,
    }),
    category: town.geo.length > 0 ? prefix : '',
  };
}

/** Accents of French names; an acute or a circumflex on an a is transliteration. */
const FRENCH_ACCENTS = /[àçèéêëîïôùûœ]/iu;

/** The name with the accents, and the spaces, another table gives to its very letters. */
function accented(name: string, others: readonly string[]): string {
  if (FRENCH_ACCENTS.test(name)) return name;
  const letters = (spelling: string): string => foldName(spelling).replaceAll(' ', '');
  const better = others
    .map(displayName)
    .find(
      (other) => FRENCH_ACCENTS.test(other) && letters(other) === letters(name) && !/[áâíóú]/iu.test(other),
    );
  return better ?? name;
}

const titleCase = (capitals: string): string =>
  capitals.toLowerCase().replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * The postal code of a delegation's seat: what the table says. Else it is the only one of its codes that ends in 0, else its only code.
 * Chief offices' codes end in 0 in 106 of the 114 delegations where both are known.
 */
function seatCode(delegation: DelegationRow | undefined): string {
  if (delegation === undefined) return '';
  if (delegation.seatPostalCode !== '') return delegation.seatPostalCode;
  const chief = delegation.postalCodes.filter((code) => code.endsWith('0'));
  const candidates = chief.length === 0 ? delegation.postalCodes : chief;
  return candidates.length === 1 ? (candidates[0] ?? '') : '';
}

function townId(town: Town): string {
  if (town.heads !== undefined) return `del:${town.heads.code}`;
  if (town.postal !== undefined) return `loc:${town.postal.postalCode}:${slugOf(town.postal.name)}`;
  return `place:${town.geo[0]?.id ?? ''}`;
}
