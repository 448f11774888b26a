import { encodePlusCode, type Bounds, type LatLng } from '@smart-address/codes';
import { codeMatch } from './address/codeMatch.ts';
import { codePlace, pointOfCodeId, type Surroundings } from './address/codePlace.ts';
import { createCoverage } from './geo/createCoverage.ts';
import { createNearby } from './geo/createNearby.ts';
import { createNearest, type GeoPart } from './geo/createNearest.ts';
import { createWithin } from './geo/createWithin.ts';
import { loadBorder } from './geo/loadBorder.ts';
import { loadPlaces, loadStreets } from './places/loadParts.ts';
import { createSearch } from './search/createSearch.ts';
import type { Gazetteer, Lang, Place, WithinOptions } from './types.ts';

export interface LoadOptions {
  /**
   * What to wait for: `all` (when absent) until everything can be found; `places` until governorates, delegations,
   * localities and postal codes can be, while streets and landmarks go on loading (see `Gazetteer.complete`).
   */
  readonly wait?: 'places' | 'all';
}

const PLUS_CODE_DIGITS = 11;

const ATTRIBUTION = 'GeoNames (CC BY 4.0), La Poste Tunisienne; border © OpenStreetMap contributors (ODbL)';

async function openGazetteer(): Promise<Gazetteer> {
  const loading = loadPlaces();
  const streets = loadStreets(loading);
  // Who waits for places only may never look at `complete`: its failure must not go unhandled.
  streets.catch(() => undefined);
  const [places, border] = await Promise.all([loading, loadBorder()]);

  const engine = createSearch();
  engine.add(places);
  const covers = createCoverage(border);
  const nearest = createNearest(places);
  const parts: GeoPart[] = [places];
  const boxes = [createWithin(places.table)];
  let nearby: ReturnType<typeof createNearby> | undefined;
  let isComplete = false;

  const complete = streets.then((part) => {
    engine.add(part);
    parts.push(part);
    boxes.push(createWithin(part.table));
    nearby = createNearby(part.table);
    isComplete = true;
  });
  complete.catch(() => undefined);

  const surroundings: Surroundings = {
    covers,
    nearest: (point, { lang = 'fr' } = {}) => (covers(point) ? nearest(point, lang) : null),
    nearby: (point, { lang = 'fr', radius } = {}) => nearby?.(point, lang, radius) ?? null,
  };
  const locate = (name: string, lang: Lang): LatLng | undefined =>
    engine.search(name, { limit: 1, lang })[0]?.location;

  return {
    ...surroundings,
    search(query, options) {
      const match = codeMatch(query, { ...surroundings, locate }, options);
      if (match === undefined) return engine.search(query, options);
      return match === null ? [] : [match];
    },
    get(id, { lang = 'fr' } = {}) {
      const point = pointOfCodeId(id);
      if (point !== undefined) {
        return codePlace(surroundings, point, encodePlusCode(point, PLUS_CODE_DIGITS), lang) ?? undefined;
      }
      for (const { table } of parts) {
        const row = table.indexOf(id);
        if (row !== -1) return table.place(row, lang);
      }
      return undefined;
    },
    within(bounds: Bounds, options: WithinOptions = {}): Place[] {
      const found = boxes.flatMap((within) => within(bounds, options));
      return boxes.length === 1
        ? found
        : found.sort((a, b) => b.importance - a.importance).slice(0, options.limit ?? 200);
    },
    get isComplete() {
      return isComplete;
    },
    complete,
    attribution: ATTRIBUTION,
  };
}

let opened: Promise<Gazetteer> | undefined;

/**
 * Loads Tunisia's places. Every caller shares one gazetteer, loaded once; after a failure the next call tries again.
 * @throws Error when the data could not be fetched
 */
export async function loadGazetteer({ wait = 'all' }: LoadOptions = {}): Promise<Gazetteer> {
  opened ??= openGazetteer();
  const attempt = opened;
  try {
    const gazetteer = await attempt;
    if (wait === 'all') await gazetteer.complete;
    else gazetteer.complete.catch(() => forget(attempt));
    return gazetteer;
  } catch (cause) {
    forget(attempt);
    throw new Error(
      'The gazetteer could not be loaded. Check the connection and call loadGazetteer() again.',
      { cause },
    );
  }
}

function forget(attempt: Promise<Gazetteer>): void {
  if (opened === attempt) opened = undefined;
}
