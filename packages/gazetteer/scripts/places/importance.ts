/** Landmarks people steer by come before those only a guest looks for; any kind not named here is as a house. */
const LANDMARK_IMPORTANCE: Readonly<Record<string, number>> = {
  airport: 0.5,
  university: 0.42,
  hospital: 0.4,
  'railway station': 0.34,
  'bus station': 0.32,
  museum: 0.34,
  stadium: 0.34,
  gate: 0.32,
  square: 0.32,
  'metro station': 0.32,
  market: 0.3,
  mosque: 0.28,
  'historical site': 0.3,
  administration: 0.28,
  embassy: 0.26,
  'post office': 0.24,
  supermarket: 0.2,
  pharmacy: 0.16,
  monument: 0.28,
  palace: 0.28,
  theatre: 0.28,
  library: 0.26,
  'commercial centre': 0.28,
  'religious building': 0.24,
  'religious centre': 0.24,
  'police post': 0.24,
  school: 0.24,
  'sports ground': 0.22,
  hotel: 0.2,
  resort: 0.2,
  spa: 0.16,
  casino: 0.16,
  building: 0.14,
  house: 0.12,
};

/** Importance of a landmark of a GeoNames kind, 0..1. */
export const landmarkImportance = (kind: string): number => LANDMARK_IMPORTANCE[kind] ?? 0.12;

/** Whether people ask for "the airport" or "the hospital", and mean that of the big city. */
export const isSoughtByKind = (kind: string): boolean => landmarkImportance(kind) >= 0.4;

/**
 * Importance of a town by its people: logarithmic, 0.4 for a thousand and 1 for the capital's 693,210.
 * @param population 0 when unknown, which gives 0
 */
function townImportance(population: number): number {
  if (population < 1000) return population > 0 ? 0.36 : 0;
  return Math.min(1, 0.4 + (0.6 * Math.log(population / 1000)) / Math.log(693.21));
}

export interface LocalityStanding {
  readonly population: number;
  /** It is a delegation, or bears the name of one. */
  readonly isDelegation: boolean;
  /** It is the seat of a governorate. */
  readonly isGovernorateSeat: boolean;
  /** Its point is its own. */
  readonly isLocated: boolean;
  /** How many localities share its postal code: a big post office serves a big place. */
  readonly postalRows: number;
}

/** Importance of a locality or delegation, 0..1. */
export function localityImportance(standing: LocalityStanding): number {
  const office = Math.min(0.08, 0.02 * Math.log2(1 + standing.postalRows));
  const floor = standing.isGovernorateSeat
    ? 0.72
    : standing.isDelegation
      ? 0.46
      : standing.isLocated
        ? 0.22
        : 0.14;
  const people = townImportance(standing.population);
  return Math.min(1, Math.max(people, floor + office) + (standing.isGovernorateSeat ? 0.04 : 0));
}

/** Importance of a governorate from its seat's: below the town of the same name, above every delegation in it. */
export const governorateImportance = (seat: number): number => 0.7 + 0.28 * seat * seat;

/** Importance of a postal code from its main locality's: below that locality when the locality's name was typed. */
export const postalImportance = (mainLocality: number): number => 0.1 + 0.6 * mainLocality;

/** Landmarks about a place are reasons to ask for it: up to this importance they lift what is not known by its people. */
const LIFTED_AT_MOST = 0.6;

/** A place's importance with the landmarks within a kilometre counted. */
export const liftedByLandmarks = (importance: number, landmarks: number): number =>
  Math.max(importance, Math.min(LIFTED_AT_MOST, importance + 0.03 * Math.log2(1 + landmarks)));

/**
 * The numbered quarters of a big city are its great estates. So much more are they asked for with each doubling of its people from here on.
 */
const BIG_CITY = 100_000;
const LIFT_BY_PEOPLE = 0.12;
/** No quarter is thereby more than a delegation without known people may be. */
const QUARTER_AT_MOST = 0.52;

/** Whether so many people about a place are those of a big city. */
export const isBigCity = (people: number): boolean => people > BIG_CITY;

/** Importance of a numbered quarter with the people about it counted. */
export function liftedByPeople(importance: number, people: number): number {
  const lift = Math.round(LIFT_BY_PEOPLE * Math.log2(Math.max(1, people / BIG_CITY)) * 100) / 100;
  return Math.max(importance, Math.min(QUARTER_AT_MOST, importance + lift));
}

/** What is in a big city is likelier meant than a namesake elsewhere: so much for each doubling of its people from there on. */
const URBAN_LIFT = 0.01;
const URBAN_AT_MOST = 0.03;

/** Importance of a quarter that is not numbered, with the people about it counted: enough to decide between namesakes. */
export function liftedByCity(importance: number, people: number): number {
  const lift = URBAN_LIFT * Math.log2(Math.max(1, people / BIG_CITY));
  return Math.min(1, importance + Math.min(URBAN_AT_MOST, lift));
}

/** "The airport" is that of the big city: so much for each doubling of its people. */
const LIFT_BY_KIND = 0.035;

/** Importance of an airport and the like, which people ask for by its kind alone, with the people about it counted. */
export const liftedByKind = (importance: number, people: number): number =>
  importance + LIFT_BY_KIND * Math.max(0, Math.log2(people / BIG_CITY));
