import type { MapPickerData } from '@smart-address/core';
import { createOutsideClassifier } from '@smart-address/core/map-picker';
import { loadBorder, loadGazetteer, type Border, type Gazetteer } from '@smart-address/gazetteer';
import { nextTask } from '@smart-address/gazetteer/nextTask';
import type { Land } from './base-layer/land.ts';

/** The country as the map draws it. */
export interface MapData extends MapPickerData {
  /** Null when the border could not be loaded: names and codes work without it. */
  readonly land: Land | null;
  /** Who to name beside the map. */
  readonly attributions: readonly string[];
}

const SOMEWHERE = { lat: 34, lng: 9.5 };

let shared: Promise<Gazetteer> | null = null;

/** One gazetteer for all maps of a page; a failed download is tried again by the next map. */
function sharedGazetteer(): Promise<Gazetteer> {
  shared ??= loadGazetteer({ wait: 'places', search: false }).catch((error: unknown) => {
    shared = null;
    throw error;
  });
  return shared;
}

let drawn: Promise<Pick<MapData, 'land' | 'classify'> & { readonly attribution: string }> | null = null;

function sharedLand(createLand: (border: Border) => Land): NonNullable<typeof drawn> {
  drawn ??= loadBorder().then(
    async (border) => {
      await nextTask();
      const land = createLand(border);
      return { land, classify: createOutsideClassifier(border), attribution: border.attribution };
    },
    () => {
      drawn = null;
      return { land: null, classify: null, attribution: '' };
    },
  );
  return drawn;
}

/**
 * Loads what a map draws. Rejects only when the gazetteer could not be loaded.
 *
 * @param createLand Given, not imported: Leaflet's chunk holds it too, and two chunks that share a third cannot be asked for again.
 */
export async function loadMapData(createLand: (border: Border) => Land, given?: Gazetteer): Promise<MapData> {
  const gazetteer = given ?? (await sharedGazetteer());
  await nextTask();
  const { land, classify, attribution } = await sharedLand(createLand);
  // The border, the first words and the first names need an index each, made when first asked for: a task each, too.
  await nextTask();
  gazetteer.covers(SOMEWHERE);
  await nextTask();
  gazetteer.nearest(SOMEWHERE);
  await nextTask();
  gazetteer.within({ south: SOMEWHERE.lat, west: SOMEWHERE.lng, north: SOMEWHERE.lat, east: SOMEWHERE.lng });
  await nextTask();
  return {
    gazetteer,
    land,
    classify,
    // The gazetteer's own words may name the border's source already.
    attributions: gazetteer.attribution.includes(attribution)
      ? [gazetteer.attribution]
      : [gazetteer.attribution, attribution],
  };
}
