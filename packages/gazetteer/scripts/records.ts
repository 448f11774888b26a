import type { PlaceRecord } from '../src/records.types.ts';
import { wordRoles } from '../src/search/read/words.ts';
import { addArabicOfNamesakes } from './names/arabicOfNamesakes.ts';
import { addAttested } from './names/attested.ts';
import { placeCityHalves } from './places/cityHalves.ts';
import { displayName } from './names/displayName.ts';
import type { Entry } from './entry.types.ts';
import {
  readDelegations,
  readGeoPlaces,
  readGovernorates,
  readLandmarks,
  readPostalList,
  readPostOffices,
  readStreets,
  type DelegationRow,
  type GovernorateRow,
} from './facts.ts';
import { featureRecords } from './places/featureRecords.ts';
import {
  governorateImportance,
  isBigCity,
  isSoughtByKind,
  liftedByCity,
  liftedByKind,
  liftedByLandmarks,
  liftedByPeople,
} from './places/importance.ts';
import { hasOwnPoint, mergeTowns, type Town } from './places/mergeTowns.ts';
import { nameKey } from './names/nameKey.ts';
import { openStreetMapRecords } from './places/openStreetMap.ts';
import { otherNames } from './names/otherNames.ts';
import { peopleAbout } from './places/peopleAbout.ts';
import { fillPostalCodes } from './places/postalNeighbours.ts';
import { placeQuarters, postalAreas, postalRecords } from './places/postalRecords.ts';
import { indexRecords } from './places/recordIndex.ts';
import { addRespelt } from './names/respelt.ts';
import { namesOfSiblings, namesWithoutSide, numberedBeside } from './places/siblings.ts';
import { townRecord } from './places/townRecord.ts';
import { addVariants } from './names/variants.ts';

/** Landmarks this near speak for a place. */
const LANDMARK_METERS = 1_000;

/** The town each governorate is named after and ruled from, by governorate code: the most populous of its name. */
function findSeats(
  governorates: readonly GovernorateRow[],
  towns: readonly Town[],
  governorateOf: (town: Town) => string,
): Map<Town, GovernorateRow> {
  const population = (town: Town): number => Math.max(0, ...town.geo.map((place) => place.population));
  const seats = new Map<Town, GovernorateRow>();
  for (const governorate of governorates) {
    const named = towns
      .filter((town) => governorateOf(town) === governorate.code)
      .filter((town) =>
        [town.heads?.name, town.postal?.name, ...town.geo.map((place) => place.name)].some(
          (name) => name !== undefined && nameKey(name) === nameKey(governorate.name),
        ),
      )
      .sort((a, b) => population(b) - population(a));
    if (named[0] === undefined)
      throw new Error(`No town bears the name of ${governorate.code} ${governorate.name}.`);
    seats.set(named[0], governorate);
  }
  return seats;
}

/** Words that the search reads as others. */
const READ_AS_OTHERS = new Set([...wordRoles()].flatMap(([line]) => line.split(' ').slice(1)));

function governorateRecord(governorate: GovernorateRow, seat: PlaceRecord): PlaceRecord {
  // "Med" is Mohamed: as Médenine's label, it would make Médenine the first answer to "mohamed".
  const labels = [governorate.label].filter((label) => !READ_AS_OTHERS.has(label.toLowerCase()));
  return {
    id: `gov:${governorate.code}`,
    type: 'governorate',
    name: displayName(governorate.name),
    nameAr: governorate.nameAr,
    nameEn: governorate.nameEn === governorate.name ? '' : governorate.nameEn,
    locality: '',
    aliases: otherNames([governorate.name, governorate.nameAr, governorate.nameEn], labels),
    variants: [],
    delegation: '',
    delegationAr: '',
    governorateCode: governorate.code,
    postalCode: '',
    location: seat.location,
    accuracy: 'delegation',
    importance: governorateImportance(seat.importance),
    category: '',
  };
}

/** What a quarter is more than those that bear its name with a number. Who types that name alone sees it first, and them after it. */
const BEFORE_NUMBERED = 0.01;

/**
 * A quarter of a big city is likelier meant than a namesake elsewhere. Those that are numbered are called by the name they share, and are
 * what most people mean by it. One that is a side of nothing else is called without the side.
 */
function weighQuarters(entries: readonly Entry[], peopleIn: ReadonlyMap<string, number>): void {
  const siblings = namesOfSiblings(entries);
  const sides = namesWithoutSide(entries);
  for (const entry of entries) {
    const { town, record } = entry;
    const people = peopleIn.get(town.delegationCode) ?? 0;
    if (record.type !== 'locality' || !isBigCity(people)) continue;
    const shared = siblings.get(entry);
    const lifted = shared === undefined ? liftedByCity : liftedByPeople;
    record.importance = lifted(record.importance, people);
    const called = shared ?? [sides.get(entry) ?? ''];
    record.aliases = otherNames([record.name, record.nameAr], [...record.aliases, ...called]);
  }
}

/** Puts a quarter of a big city before those that bear its name with a number; on no postal list, it has their code. */
function putBeforeNumbered(entries: readonly Entry[], peopleIn: ReadonlyMap<string, number>): void {
  for (const [{ town, record }, numbered] of numberedBeside(entries)) {
    // Points of the numbered ones are better than none of its own.
    if (!hasOwnPoint(record) || !isBigCity(peopleIn.get(town.delegationCode) ?? 0)) continue;
    const siblings = numbered.map((entry) => entry.record);
    const codes = new Set(siblings.map(({ postalCode }) => postalCode));
    if (codes.size === 1 && town.postal === undefined) record.postalCode = [...codes].join('');
    const most = Math.max(...siblings.map(({ importance }) => importance));
    record.importance = Math.max(record.importance, most + BEFORE_NUMBERED);
  }
}

/**
 * Every place of the gazetteer, one record each, made from the fact tables in `data/`: governorates, delegations,
 * localities, postal codes, then streets, then landmarks.
 */
export const buildRecords = (): PlaceRecord[] => [...buildAllRecords().records];

/** The same, and what OpenStreetMap adds to them, which goes into a module of its own. */
export function buildAllRecords(): {
  readonly records: readonly PlaceRecord[];
  readonly openStreetMap: readonly PlaceRecord[];
} {
  const governorates = readGovernorates();
  const geoPlaces = readGeoPlaces();
  const delegations = placeCityHalves(readDelegations(), geoPlaces);
  const delegationByCode = new Map(delegations.map((delegation) => [delegation.code, delegation]));
  const postalList = readPostalList(delegations);
  const rowsByCode = new Map<string, number>();
  for (const row of postalList) rowsByCode.set(row.postalCode, (rowsByCode.get(row.postalCode) ?? 0) + 1);

  const towns = mergeTowns(delegations, postalList, geoPlaces, governorates);
  const delegationOf = (town: Town): DelegationRow => {
    const delegation = delegationByCode.get(town.delegationCode);
    if (delegation === undefined)
      throw new Error(`A place has the unknown delegation "${town.delegationCode}".`);
    return delegation;
  };
  const seats = findSeats(governorates, towns, (town) => delegationOf(town).governorate);
  const entries = towns.map((town): Entry => {
    const delegation = delegationOf(town);
    const governorate = governorates.find(({ code }) => code === delegation.governorate);
    if (governorate === undefined)
      throw new Error(`${delegation.name} has the unknown governorate "${delegation.governorate}".`);
    const postalRows = rowsByCode.get(town.postal?.postalCode ?? '') ?? 0;
    return {
      town,
      record: townRecord(town, { delegation, governorate, isSeat: seats.has(town), postalRows }),
    };
  });
  addVariants(delegations, entries);
  const landmarks = readLandmarks();
  const landmarkIndex = indexRecords(landmarks);
  for (const { record } of entries) {
    if (!hasOwnPoint(record)) continue;
    const about = landmarkIndex.nearest(record.location, landmarks.length, LANDMARK_METERS).length;
    record.importance = liftedByLandmarks(record.importance, about);
  }
  const places = entries.map(({ record }) => record);
  // Before codes are told by neighbours: a guess names no code.
  const areas = postalAreas(entries, seats, readPostOffices());
  placeQuarters(areas, entries);
  const postal = postalRecords(areas);
  const populated = geoPlaces.filter(({ population }) => population > 0);
  const peopleIn = new Map(
    delegations.map(({ code, location }) => [code, peopleAbout(location, populated)] as const),
  );
  weighQuarters(entries, peopleIn);
  addArabicOfNamesakes(places);
  addRespelt(places);
  addAttested(places);
  fillPostalCodes(places);
  putBeforeNumbered(entries, peopleIn);

  const seatRecords = new Map(
    entries.flatMap(({ town, record }) => {
      const governorate = seats.get(town);
      return governorate === undefined ? [] : [[governorate.code, record] as const];
    }),
  );
  const governorateRecords = governorates.map((governorate) => {
    const seat = seatRecords.get(governorate.code);
    if (seat === undefined) throw new Error(`${governorate.code} has no seat.`);
    return governorateRecord(governorate, seat);
  });
  const streets = featureRecords(readStreets(), entries);
  addArabicOfNamesakes(streets);
  const steeredBy = featureRecords(landmarks, entries);
  for (const landmark of steeredBy)
    if (isSoughtByKind(landmark.category))
      landmark.importance = liftedByKind(landmark.importance, peopleAbout(landmark.location, populated));
  const records = [...governorateRecords, ...places, ...postal, ...streets, ...steeredBy];
  return { records, openStreetMap: openStreetMapRecords(delegations, entries, records) };
}
