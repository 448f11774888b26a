import type { MapPickerData } from '../map-picker/state/createPinCheck.ts';
import { createOutsideClassifier } from '../map-picker/classifyOutside.ts';
import { loadBorder, loadGazetteer, type Gazetteer } from '@smart-address/gazetteer';
import { nextTask } from '@smart-address/gazetteer/nextTask';
import { readTypedLocation } from '../map-picker/typedLocation.ts';
import { createLand, type Land } from './base-layer/land.ts';

/** The data the map is drawn from. */
export interface MapData extends MapPickerData {
  /** Null if the border could not be loaded: names and codes work without it. */
  readonly land: Land | null;
  /** Credit to display beside the map. */
  readonly attributions: readonly string[];
}

const SOMEWHERE = { lat: 34, lng: 9.5 };

/** Shared by all maps of a page; after a failure the next map tries again. */
let drawn: Promise<Pick<MapData, 'land' | 'classify'> & { readonly attribution: string }> | null = null;

function sharedLand(): NonNullable<typeof drawn> {
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

/** Loads the data a map is drawn from. Rejects only if the gazetteer could not be loaded. */
export async function loadMapData(given?: Gazetteer): Promise<MapData> {
  const gazetteer = given ?? (await loadGazetteer({ wait: 'places', search: false }));
  await nextTask();
  const { land, classify, attribution } = await sharedLand();
  // The border, the first description and the first names each need an index that is built on first use: a separate task for
  // each.
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
    readTypedLocation,
    // The gazetteer's attribution may name the border's source already.
    attributions: gazetteer.attribution.includes(attribution)
      ? [gazetteer.attribution]
      : [gazetteer.attribution, attribution],
  };
}
