import type { Lang } from '@smart-address/gazetteer';
import type { MapData } from '@smart-address/core/map';
import {
  type Box,
  type PlacedLabel,
  type UnitRing,
  linesInView,
  polygonsInView,
  traceLine,
  tracePolygons,
  namedZoom,
  stillLabels,
  type StillView,
  metersPerPixel,
  viewAround,
  type PathSink,
} from '@smart-address/core/map/preview-data';

/** The input of a preview, in pixels of the picture. */
export interface PreviewFrame extends StillView {
  /** Metres the true place may be from the centre. */
  readonly radiusMeters: number;
}

/** The drawing of a preview: paths and labels in pixels of the picture. */
export interface PreviewPicture {
  /** As far out as three names are in view. */
  readonly zoom: number;
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
  const { land, gazetteer } = data;
  const takenAt = (zoom: number): readonly Box[] => coveredAreas({ ...at, zoom });
  const zoom = namedZoom(gazetteer, at, lang, takenAt);
  const view = viewAround(at.center, zoom, at.width, at.height);
  const pathOf = (rings: readonly UnitRing[]): string =>
    tracePath((sink) => tracePolygons(polygonsInView(rings, view), sink));
  return {
    zoom,
    land: pathOf(land?.country ?? []),
    lakes: pathOf(land?.lakes ?? []),
    neighbours: pathOf(land?.neighbours ?? []),
    border: tracePath(
      (sink) => land && linesInView(land.border, view).forEach(({ points }) => traceLine(points, sink)),
    ),
    labels: stillLabels(gazetteer, { ...at, zoom }, lang, takenAt(zoom)),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Collects traced lines as the `d` of an SVG path. */
function tracePath(trace: (sink: PathSink) => void): string {
  let path = '';
  trace({
    moveTo: (x, y) => {
      path += `M${round(x)} ${round(y)}`;
    },
    lineTo: (x, y) => {
      path += `L${round(x)} ${round(y)}`;
    },
    closePath: () => {
      path += 'Z';
    },
  });
  return path;
}
