import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import type L from 'leaflet';
import { namedZoom } from '../base-layer/namedZoom.ts';
import { controlOf } from './mapControl.ts';

/** A house among its neighbours. */
const CLOSEST = 15;

/** Centres a point, as far out as names tell where it is. The map may have another size since it last looked. */
export function showAmongNames(map: L.Map, center: LatLng, gazetteer: Gazetteer | null, lang: Lang): void {
  map.invalidateSize({ animate: false, pan: true });
  const { x: width, y: height } = map.getSize();
  const view = { center, zoom: CLOSEST, width, height };
  const pin = { left: width / 2 - 19, top: height / 2 - 48, right: width / 2 + 19, bottom: height / 2 };
  controlOf(map).show(center, gazetteer ? namedZoom(gazetteer, view, lang, () => [pin]) : CLOSEST);
}
