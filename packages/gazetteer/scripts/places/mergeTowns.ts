import { distanceMeters, type LatLng } from '@smart-address/codes';
import { createPointIndex } from '../../src/geo/pointIndex.ts';
import { areAlike, arabicKey, isQuarterOfOne } from '../names/alike.ts';
import type { DelegationRow, GeoRow, GovernorateRow, PostalRow } from '../facts.ts';
import { nameKey } from '../names/nameKey.ts';
import type { Accuracy } from '../../src/types.ts';

/** Two GeoNames points of one name in one delegation are one place when they lie within this many metres. */
const SAME_PLACE_METERS = 8_000;

/** A delegation's town and a sector of the same name are one to whoever looks for the name, some way apart or not. */
const SAME_DELEGATION_METERS = 25_000;

/** A quarter is "Cité Ennasr" in one table and "Ennasr" in another: one, where the two points lie within this many metres. */
const SAME_QUARTER_METERS = 1_200;
/** The same where the postal list has no point of the quarter's own, only its code's or its delegation's. */
const UNLOCATED_QUARTER_METERS = 3_000;

/** One place, whatever tables knew it: its GeoNames points, its row of the postal list, the delegation it heads. */
export interface Town {
  readonly delegationCode: string;
  /** Best first: a populated place before a sector, more people before fewer. */
  readonly geo: readonly GeoRow[];
  readonly postal: PostalRow | undefined;
  /** Rows of the postal list that are the same place under another code. */
  readonly otherPostal: readonly PostalRow[];
  /** The delegation of the same name, whose chief place this is. */
  readonly heads: DelegationRow | undefined;
}

/** Whether a point is a place's own or its sector's, and not one that it shares with others. */
export const hasOwnPoint = ({ accuracy }: { readonly accuracy: Accuracy }): boolean =>
  accuracy === 'locality' || accuracy === 'sector';

/** The point of a town that is most its own. */
export function townPoint(town: Town): { location: LatLng; accuracy: PostalRow['accuracy'] } {
  const [geo] = town.geo;
  if (geo !== undefined) return { location: geo.location, accuracy: geo.isSector ? 'sector' : 'locality' };
  if (town.postal !== undefined && town.postal.accuracy !== 'delegation') return town.postal;
  if (town.heads !== undefined) return { location: town.heads.location, accuracy: 'delegation' };
  if (town.postal !== undefined) return town.postal;
  throw new Error('A town from no table.');
}

const better = (a: GeoRow, b: GeoRow): number =>
  b.population - a.population || Number(a.isSector) - Number(b.isSector) || Number(a.id) - Number(b.id);

/** Gives the few populated places without a delegation the one of the nearest sector. */
function withDelegation(places: readonly GeoRow[]): GeoRow[] {
  const sectors = places.filter((place) => place.isSector);
  const index = createPointIndex(
    Float64Array.from(sectors, (sector) => sector.location.lat),
    Float64Array.from(sectors, (sector) => sector.location.lng),
  );
  return places.map((place) => {
    if (place.delegationCode !== '') return place;
    const nearest = index.nearest(place.location, 1)[0];
    const sector = nearest === undefined ? undefined : sectors[nearest.row];
    return { ...place, delegationCode: sector?.delegationCode ?? '' };
  });
}

/** Groups the GeoNames points that are one place: same delegation, same name by `nameKey`, near each other. */
function clusterPlaces(places: readonly GeoRow[]): GeoRow[][] {
  const clusters = new Map<string, GeoRow[][]>();
  for (const place of [...places].sort(better)) {
    const key = `${place.delegationCode} ${nameKey(place.name)}`;
    const alike = clusters.get(key) ?? [];
    const home = alike.find(
      ([first]) => first !== undefined && distanceMeters(first.location, place.location) <= SAME_PLACE_METERS,
    );
    if (home === undefined) alike.push([place]);
    else home.push(place);
    clusters.set(key, alike);
  }
  return [...clusters.values()].flat();
}

/** What the three tables call one thing: the official delegation, the postal list's locality, GeoNames' place. */
export function mergeTowns(
  delegations: readonly DelegationRow[],
  postalList: readonly PostalRow[],
  geoPlaces: readonly GeoRow[],
  governorates: readonly GovernorateRow[],
): Town[] {
  const clusters = clusterPlaces(withDelegation(geoPlaces));
  const byId = new Map(clusters.flatMap((cluster) => cluster.map((place) => [place.id, cluster] as const)));
  const byKey = new Map<string, GeoRow[][]>();
  for (const cluster of clusters) {
    const [first] = cluster;
    if (first === undefined) continue;
    const key = `${first.delegationCode} ${nameKey(first.name)}`;
    byKey.set(key, [...(byKey.get(key) ?? []), cluster]);
  }

  // Two rows of the list may have been given one GeoNames point: it bears the name of only one of them.
  const users = new Map<GeoRow[], number>();
  for (const { geonamesId } of postalList) {
    const cluster = byId.get(geonamesId);
    if (cluster !== undefined) users.set(cluster, (users.get(cluster) ?? 0) + 1);
  }
  const taken = new Set<GeoRow[]>();
  const located = postalList.map((postal): Town => {
    const key = nameKey(postal.name);
    const cluster =
      byId.get(postal.geonamesId) ??
      // A point of the row's own from a table that is not among the places is left as it is.
      (postal.accuracy === 'locality'
        ? undefined
        : nearestCluster(byKey.get(`${postal.delegation.code} ${key}`), postal.location));
    if (cluster !== undefined) taken.add(cluster);
    const isShared =
      cluster !== undefined &&
      (users.get(cluster) ?? 0) > 1 &&
      !cluster.some((place) => nameKey(place.name) === key);
    // GeoNames has the official lists of sectors: where it puts the place in another delegation, it knows better.
    return {
      delegationCode: cluster?.[0]?.delegationCode ?? postal.delegation.code,
      geo: isShared ? [] : (cluster ?? []),
      postal: isShared && cluster[0]?.isSector === true ? { ...postal, accuracy: 'sector' } : postal,
      otherPostal: [],
      heads: undefined,
    };
  });
  const postalTowns = joinSeats(located, governorates);
  const named = new Map<string, number[]>();
  postalTowns.forEach((town, at) => {
    const key = `${town.delegationCode} ${nameKey(town.postal?.name ?? '')}`;
    named.set(key, [...(named.get(key) ?? []), at]);
  });
  const geoTowns: Town[] = [];
  for (const geo of clusters) {
    const [first] = geo;
    if (first === undefined || taken.has(geo)) continue;
    const at = named
      .get(`${first.delegationCode} ${nameKey(first.name)}`)
      ?.find((at) => isNear(postalTowns[at], first.location));
    const town = at === undefined ? undefined : postalTowns[at];
    if (at === undefined || town === undefined) {
      geoTowns.push({
        delegationCode: first.delegationCode,
        geo,
        postal: undefined,
        otherPostal: [],
        heads: undefined,
      });
    } else {
      postalTowns[at] = { ...town, geo: [...town.geo, ...geo].sort(better) };
    }
  }
  const cityKeys = new Map(governorates.map((governorate) => [governorate.code, nameKey(governorate.name)]));
  return joinAlike(headTowns(delegations, [...postalTowns, ...geoTowns], cityKeys));
}

/**
 * Joins what the tables spell in two ways, or one of them calls a "Cité" and another does not. Two rows of the postal list stay two: the list
 * tells them apart.
 */
function joinAlike(towns: readonly Town[]): Town[] {
  const joined: Town[] = [];
  const inDelegation = new Map<string, number[]>();
  // What the list has comes first, then sectors: a village of GeoNames is joined to one of these, or to another village.
  for (const town of towns.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const others = inDelegation.get(town.delegationCode) ?? [];
    const at = isUnlisted(town) ? others.find((other) => isSame(joined[other], town)) : undefined;
    const same = at === undefined ? undefined : joined[at];
    if (at === undefined || same === undefined) {
      inDelegation.set(town.delegationCode, [...others, joined.length]);
      joined.push(town);
    } else joined[at] = { ...same, geo: [...same.geo, ...town.geo].sort(better) };
  }
  return joined;
}

const isUnlisted = (town: Town): boolean => town.postal === undefined && town.heads === undefined;
const rankOf = (town: Town): number =>
  isUnlisted(town) ? (town.geo.some(({ isSector }) => isSector) ? 1 : 2) : 0;

/** Whether a town of GeoNames is one that is known already, by its name and where it lies. */
function isSame(known: Town | undefined, town: Town): boolean {
  if (known === undefined || !areAlike(known, town)) return false;
  const isUnlocated = known.geo.length === 0 && known.postal !== undefined && !hasOwnPoint(known.postal);
  const { location } = townPoint(town);
  // The town that a delegation is named after is not its "Cité".
  if (isQuarterOfOne(known, town)) {
    return (
      known.heads === undefined &&
      isNear(known, location, isUnlocated ? UNLOCATED_QUARTER_METERS : SAME_QUARTER_METERS)
    );
  }
  return isUnlocated || isNear(known, location);
}

/** Joins the rows that are a governorate's seat under several codes; it keeps its chief office's. */
function joinSeats(towns: readonly Town[], governorates: readonly GovernorateRow[]): Town[] {
  const seats = new Map(governorates.map((governorate) => [governorate.code, governorate] as const));
  const joined = new Map<string, Town>();
  for (const town of towns) {
    const { postal } = town;
    const seat = seats.get(postal?.delegation.governorate ?? '');
    const isSeat = seat !== undefined && nameKey(postal?.name ?? '') === nameKey(seat.name);
    const key = isSeat ? seat.code : `${postal?.postalCode} ${postal?.delegation.code} ${postal?.name}`;
    const other = joined.get(key);
    if (other?.postal === undefined || postal === undefined) joined.set(key, town);
    else if (postal.postalCode === seat?.seatPostalCode) {
      joined.set(key, { ...town, otherPostal: [...other.otherPostal, other.postal] });
    } else joined.set(key, { ...other, otherPostal: [...other.otherPostal, postal] });
  }
  return [...joined.values()];
}

const isNear = (town: Town | undefined, point: LatLng, reach = SAME_PLACE_METERS): boolean =>
  town !== undefined && distanceMeters(townPoint(town).location, point) <= reach;

function nearestCluster(clusters: readonly GeoRow[][] | undefined, point: LatLng): GeoRow[] | undefined {
  const distance = (cluster: GeoRow[]): number =>
    cluster[0] === undefined ? Infinity : distanceMeters(cluster[0].location, point);
  return clusters?.reduce((nearest, cluster) => (distance(cluster) < distance(nearest) ? cluster : nearest));
}

/** Makes each delegation one with the place of its name, where it has one. */
function headTowns(
  delegations: readonly DelegationRow[],
  towns: readonly Town[],
  cityKeys: ReadonlyMap<string, string>,
): Town[] {
  const byDelegation = new Map<string, Town[]>();
  for (const town of towns) {
    const codes = new Set([town.delegationCode, town.postal?.delegation.code ?? town.delegationCode]);
    for (const code of codes) byDelegation.set(code, [...(byDelegation.get(code) ?? []), town]);
  }
  const absorbed = new Set<Town>();
  const heads = delegations.map((delegation): Town => {
    const local = (byDelegation.get(delegation.code) ?? []).filter((town) => !absorbed.has(town));
    const chief = chiefPlace(delegation, local, cityKeys.get(delegation.governorate) ?? '');
    const same = local.filter((town) => chief.includes(town));
    for (const town of same) absorbed.add(town);
    return {
      delegationCode: delegation.code,
      geo: same.flatMap((town) => town.geo).sort(better),
      postal: same.find((town) => town.postal !== undefined)?.postal,
      otherPostal: same.flatMap((town) => town.otherPostal),
      heads: delegation,
    };
  });
  return [...heads, ...towns.filter((town) => !absorbed.has(town))];
}

/** Consonants alone: "Houmt El Souk" and "Houmet Essouk" are one town of one delegation. */
const skeletonOf = (key: string): string => key.replace(/[aeiouy]/gu, '');

/** The places in a delegation that are the delegation's own town: at most one row of the postal list, one of GeoNames. */
function chiefPlace(delegation: DelegationRow, local: readonly Town[], cityKey: string): Town[] {
  // The postal list has a "Sousse" for whatever it cannot place in that city: a city is none of its delegations.
  const postalNames = delegation.postalNames.filter(
    (name) => nameKey(name) !== cityKey || nameKey(delegation.name) === cityKey,
  );
  const names = [...new Set([...postalNames, delegation.name].map(nameKey))];
  const skeletons = names.map(skeletonOf).filter((skeleton) => skeleton.length >= 4);
  const arabic = arabicKey(delegation.nameAr);
  // A row of the postal list goes by its own name first; the names GeoNames has for its point are second-hand.
  const rank = (town: Town): number => {
    const keys = town.geo.map((place) => nameKey(place.name));
    const own = town.postal === undefined ? keys : [nameKey(town.postal.name)];
    const place = names.findIndex((name) => own.includes(name));
    if (place !== -1) return place;
    if (town.geo.some((geo) => arabicKey(geo.nameAr) === arabic)) return names.length;
    const isAlike = keys.some((key) => names.includes(key) || skeletons.includes(skeletonOf(key)));
    return isAlike ? names.length + 1 : Infinity;
  };
  const candidates = local
    .map((town) => ({ town, rank: rank(town) }))
    .filter(({ rank }) => rank < Infinity)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.town.postal?.postalCode === delegation.seatPostalCode) -
          Number(a.town.postal?.postalCode === delegation.seatPostalCode) ||
        b.town.geo.length - a.town.geo.length,
    )
    .map(({ town }) => town);
  const listed = candidates.find((town) => town.postal !== undefined);
  const located = candidates.filter((town) => town.geo.length > 0 && town.postal === undefined);
  if (listed === undefined) return located.slice(0, 1);
  if (listed.geo.length === 0) return [listed, ...located.slice(0, 1)];
  return [
    listed,
    ...located.filter((town) => isNear(listed, townPoint(town).location, SAME_DELEGATION_METERS)),
  ];
}
