import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import { LABEL_STYLES, layoutLabels, type MeasureText, type PlacedLabel } from '../map/base-layer/labels.ts';
import { traceLine, traceRings } from '../map/base-layer/land.ts';
import { placesInView } from '../map/base-layer/mapPlaces.ts';
import { viewAround } from '../map/base-layer/projection.ts';
import type { MapData } from '../map/loadMapData.ts';
import { tracePath } from './tracePath.ts';

/** Width of a letter as a part of its size, where the text cannot be measured; a little wide, so that labels keep apart. */
const LETTER = 0.6;

const estimate: MeasureText = (text, kind) =>
  text.length * LABEL_STYLES[kind].size * (LETTER + LABEL_STYLES[kind].spacing);

/** What a preview shows, in pixels of the picture. */
export interface PreviewFrame {
  readonly center: LatLng;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** What a preview draws: paths and labels in pixels of the picture. */
export interface PreviewPicture {
  readonly land: string;
  readonly lakes: string;
  readonly neighbours: string;
  readonly border: string;
  readonly labels: readonly PlacedLabel[];
}

/** Works out the picture around a point. Pure: the same on a server and in a browser. */
export function previewPicture(data: MapData, at: PreviewFrame, lang: Lang): PreviewPicture {
  const view = viewAround(at.center, at.zoom, at.width, at.height);
  const { land, gazetteer } = data;
  return {
    land: land ? tracePath((sink) => traceRings(land.country, view, sink)) : '',
    lakes: land ? tracePath((sink) => traceRings(land.lakes, view, sink)) : '',
    neighbours: land ? tracePath((sink) => traceRings(land.neighbours, view, sink)) : '',
    border: land ? tracePath((sink) => traceLine(land.border, view, sink)) : '',
    labels: layoutLabels(placesInView(gazetteer, view, lang), view, lang, estimate).filter(
      ({ x, y }) => x > 0 && x < at.width && y > 8 && y < at.height - 8,
    ),
  };
}
