import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import {
  layoutLabels,
  type Box,
  type MeasureText,
  type PlacedLabel,
} from '@smart-address/core/map/base-layer/labels';
import { LABEL_STYLES } from '@smart-address/core/map/base-layer/labelStyles';
import type { UnitRing } from '@smart-address/core/map/base-layer/land';
import {
  linesInView,
  polygonsInView,
  traceLine,
  tracePolygons,
} from '@smart-address/core/map/base-layer/landInView';
import { placesInView } from '@smart-address/core/map/base-layer/mapPlaces';
import { metersPerPixel, viewAround } from '@smart-address/core/map/base-layer/projection';
import type { MapData } from '@smart-address/core/map/loadMapData';
import { tracePath } from './tracePath.ts';

/** Width of a letter relative to its size, where text cannot be measured; slightly wide, so that labels keep apart. */
const LETTER = 0.6;

const estimate: MeasureText = (text, kind) =>
  text.length * LABEL_STYLES[kind].size * (LETTER + LABEL_STYLES[kind].spacing);

/** The input of a preview, in pixels of the picture. */
export interface PreviewFrame {
  readonly center: LatLng;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  /** Metres the true place may be from the centre. */
  readonly radiusMeters: number;
}

/** The drawing of a preview: paths and labels in pixels of the picture. */
export interface PreviewPicture {
  readonly land: string;
  readonly lakes: string;
  readonly neighbours: string;
  readonly border: string;
  readonly labels: readonly PlacedLabel[];
}

/** Pixels that labels keep from the edge, and how far outside of it they are still searched for. */
const EDGE = 4;
const BEYOND = 400;

/** Areas without labels: under the pin and its circle, and across the edges. */
function coveredAreas({ center, zoom, width, height, radiusMeters }: PreviewFrame): Box[] {
  const [x, y] = [width / 2, height / 2];
  const radius = Math.max(4, radiusMeters / metersPerPixel(center.lat, zoom));
  const [left, top, right, bottom] = [-BEYOND, -BEYOND, width + BEYOND, height + BEYOND];
  return [
    { left: x - 19, top: y - 48, right: x + 19, bottom: y },
    { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
    { left, top, right: EDGE, bottom },
    { left: width - EDGE, top, right, bottom },
    { left, top, right, bottom: EDGE },
    { left, top: height - EDGE, right, bottom },
  ];
}

/** Computes the picture around a point. Pure: the same on a server and in a browser. */
export function previewPicture(data: MapData, at: PreviewFrame, lang: Lang): PreviewPicture {
  const view = viewAround(at.center, at.zoom, at.width, at.height);
  const { land, gazetteer } = data;
  const pathOf = (rings: readonly UnitRing[]): string =>
    tracePath((sink) => tracePolygons(polygonsInView(rings, view), sink));
  return {
    land: pathOf(land?.country ?? []),
    lakes: pathOf(land?.lakes ?? []),
    neighbours: pathOf(land?.neighbours ?? []),
    border: tracePath(
      (sink) => land && linesInView(land.border, view).forEach(({ points }) => traceLine(points, sink)),
    ),
    labels: layoutLabels(placesInView(gazetteer, view, lang), view, lang, estimate, coveredAreas(at)).filter(
      ({ x, y }) => x > 0 && x < at.width && y > 0 && y < at.height,
    ),
  };
}
