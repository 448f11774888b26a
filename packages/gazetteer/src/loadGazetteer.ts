import { encodePlusCode, type Bounds, type LatLng } from '@smart-address/codes';
import { codeMatches } from './address/codeMatches.ts';
import { codePlace, pointOfCodeId, type Surroundings } from './address/codePlace.ts';
import { createCoverage } from './geo/createCoverage.ts';
import { createNearby } from './geo/createNearby.ts';
import { createNearest } from './geo/createNearest.ts';
import { createWithin } from './geo/createWithin.ts';
import { fetchBorder } from './geo/loadBorder.ts';
import { inTasks } from './inTasks.ts';
import { lazily } from './lazily.ts';
import { nextTask } from './nextTask.ts';
import { loadOpenStreetMap, loadPlaces, loadStreets } from './places/loadParts.ts';
import { isPoint } from './search/read/readOptions.ts';
import { warmUp } from './search/warmUp.ts';
import { createSearch, type SearchPart } from './search/createSearch.ts';
import { shareLoad, shareWhileRunning } from './shareLoad.ts';
import { fetchOwnStreets, readOwnStreets } from './streets/loadOwnStreets.ts';
import type { StreetsModule } from './streets/streets.types.ts';
import type { Gazetteer, Lang, Place, WithinOptions } from './types.ts';

export interface LoadOptions {
  /**
   * What to wait for. `all` (default): everything can be found. `places`: governorates, delegations, localities and postal codes
   * can be found, while streets and landmarks are still loading (see `Gazetteer.complete`).
   */
  readonly wait?: 'places' | 'all';
  /**
   * `false` for callers that do not search, such as a map. It skips the search's warm-up, which costs time on a slow phone, until another
   * caller needs it.
   * @default true
   */
  readonly search?: boolean;
  /**
   * `false` leaves out the places and landmarks of OpenStreetMap: a chunk of 15 kB, whose licence is the ODbL, that is fetched after
   * the streets. All callers share one gazetteer, so it is left out only if all that search say so.
   * @default true
   */
  readonly openStreetMap?: boolean;
  /**
   * Streets of your own: `() => import('./streets.js')`, a module that `smart-address-server streets` made. They are fetched after
   * everything else, and all callers find them.
   */
  readonly streets?: () => Promise<StreetsModule>;
}

const PLUS_CODE_DIGITS = 11;

const STREETS_FAILED =
  'Streets and landmarks could not be loaded. Check the connection and ask for them again.';

const ATTRIBUTION = 'GeoNames (CC BY 4.0), La Poste Tunisienne; © OpenStreetMap contributors (ODbL)';

let isToBeSearched = false;
let tellSearched: () => void = () => {};
const searched = new Promise<void>((resolve) => (tellSearched = resolve));

/** What is added to the search after the streets, in the order in which callers asked for it. */
type Addition = (places: Promise<SearchPart>) => Promise<SearchPart | undefined>;
const additions = new Set<Addition>();
const credits = new Set([ATTRIBUTION]);
/** Loaded modules, since each caller has an `import()` of its own for the same one. */
const known = new Set<readonly string[]>();

const ownStreets =
  (load: () => Promise<StreetsModule>): Addition =>
  async (places) => {
    const module = await fetchOwnStreets(load);
    if (!module || known.has(module.columns)) return undefined;
    known.add(module.columns);
    if (module.attribution !== '') credits.add(module.attribution);
    return readOwnStreets(module, await places);
  };

async function openGazetteer(): Promise<Gazetteer> {
  const engine = createSearch();
  const indexed = loadPlaces().then(async (places) => {
    await nextTask();
    await inTasks(engine.add(places));
    return places;
  });
  // Fetched in parallel with the places, but read in a later task, so that callers that wait for places only continue first.
  const afterPlaces = indexed.then(async (places) => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return places;
  });
  let streets: Promise<SearchPart> | undefined = loadStreets(afterPlaces);
  // `complete` reports its failure; callers that wait for places only may never look at that.
  streets.catch(() => undefined);
  const [places, border] = await Promise.all([indexed, fetchBorder()]);

  const coverage = lazily(() => createCoverage(border()));
  const covers = (point: LatLng): boolean => isPoint(point) && coverage()(point);
  const nearest = lazily(() => createNearest(places));
  const tables = [places.table];
  const boxes = [lazily(() => createWithin(places.table))];
  let nearby: (() => ReturnType<typeof createNearby>) | undefined;

  async function add(part: SearchPart): Promise<void> {
    await nextTask();
    await inTasks(engine.add(part));
    tables.push(part.table);
  }

  async function addStreets(): Promise<void> {
    const attempt = streets ?? loadStreets(afterPlaces);
    streets = undefined;
    const part = await attempt;
    await add(part);
    boxes.push(lazily(() => createWithin(part.table)));
    nearby = lazily(() => createNearby(part));
    // Searches in the meantime are answered all the same.
    if (isToBeSearched) await warmUp(engine);
    else void searched.then(() => warmUp(engine));
  }

  const done = new Set<typeof addStreets | Addition>();
  const isComplete = (): boolean => done.has(addStreets) && [...additions].every((one) => done.has(one));
  const addMissing = shareWhileRunning(async () => {
    if (!done.has(addStreets)) await addStreets();
    done.add(addStreets);
    // Callers that ask for more in the meantime have it from the same loop.
    for (const addition of additions) {
      if (done.has(addition)) continue;
      const part = await addition(indexed);
      if (part) await add(part);
      done.add(addition);
    }
  }, STREETS_FAILED);
  const complete = (): Promise<void> => (isComplete() ? Promise.resolve() : addMissing());
  complete().catch(() => undefined);

  const surroundings: Surroundings = {
    covers,
    nearest: (point, options) => (covers(point) ? nearest()(point, options?.lang ?? 'fr') : null),
    nearby: (point, options) =>
      isPoint(point) ? (nearby?.()(point, options?.lang ?? 'fr', options?.radius) ?? null) : null,
  };
  const locate = (name: string, lang: Lang): LatLng | undefined =>
    engine.search(name, { limit: 1, lang })[0]?.location;

  const context = { ...surroundings, locate, governorateCode: engine.governorateCode };

  return {
    ...surroundings,
    search(query, options) {
      return codeMatches(query, context, options) ?? engine.search(query, options);
    },
    get(id, options) {
      const lang = options?.lang ?? 'fr';
      const point = pointOfCodeId(id);
      if (point !== undefined) {
        return codePlace(surroundings, point, encodePlusCode(point, PLUS_CODE_DIGITS), lang) ?? undefined;
      }
      for (const table of tables) {
        const row = table.indexOf(id);
        if (row !== -1) return table.place(row, lang);
      }
      return undefined;
    },
    within(bounds: Bounds, { limit = 200, ...options }: WithinOptions = {}): Place[] {
      const found = boxes.flatMap((within) => within()(bounds, { ...options, limit }));
      return boxes.length === 1 ? found : found.sort((a, b) => b.importance - a.importance).slice(0, limit);
    },
    get isComplete() {
      return isComplete();
    },
    get complete() {
      return complete();
    },
    get attribution() {
      return [...credits].join('; ');
    },
  };
}

const FAILURE = 'The gazetteer could not be loaded. Check the connection and call loadGazetteer() again.';

const loadAtLeastPlaces = shareLoad(openGazetteer, FAILURE);
/**
 * Loads Tunisia's places. All callers share one gazetteer, loaded once; after a failure the next call tries again.
 * @throws Error if the data could not be fetched
 */
export async function loadGazetteer({
  wait = 'all',
  search = true,
  openStreetMap = true,
  streets,
}: LoadOptions = {}): Promise<Gazetteer> {
  if (search) {
    isToBeSearched = true;
    if (openStreetMap) additions.add(loadOpenStreetMap);
    if (streets) additions.add(ownStreets(streets));
    tellSearched();
  }
  const gazetteer = await loadAtLeastPlaces();
  const { complete } = gazetteer;
  if (wait === 'all') await complete;
  // What a caller asked for after everything was in. Its failure is told to whoever waits for it.
  else complete.catch(() => undefined);
  return gazetteer;
}
