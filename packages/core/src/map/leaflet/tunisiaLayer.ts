import type L from 'leaflet';
import { LIGHT_PALETTE, type MapPalette } from '../base-layer/palette.ts';
import { paintBaseMap, type BaseMapScene } from '../base-layer/paintBaseMap.ts';
import { paintLabels } from '../base-layer/paintLabels.ts';
import type { TunisiaScene } from '../scene/mapScene.types.ts';
import { watchPalette, watchPrinting } from '../scene/watchPalette.ts';
import { createCanvasLayer } from './canvasLayer.ts';
import { coveredAreas, shownBox } from './coveredAreas.ts';
import { DrawnLayer, paneOf, type Drawing } from './drawnLayer.ts';
import { viewportOf, watchPixelRatio } from './mapWindow.ts';
import { createTiledLayer, type MapLayer } from './tiledLayer.ts';

function drawTunisia(map: L.Map, start: TunisiaScene): Drawing<TunisiaScene> {
  paneOf(map, 'base', 150);
  paneOf(map, 'labels', 160);
  let scene = start;
  let screen: MapPalette = LIGHT_PALETTE;
  let isOnPaper = false;
  /** Where the pin last rested: labels make room for it there, not during each of its moves. */
  let restingPin = start.pin;
  let base: MapLayer | null = null;
  let labels: MapLayer | null = null;
  const both = (): MapLayer[] => [base, labels].filter((layer) => layer !== null);
  const painted = (): BaseMapScene => ({ ...scene, palette: isOnPaper ? LIGHT_PALETTE : screen });
  const redraw = (): void => both().forEach((layer) => layer.redraw());

  let credited: readonly string[] = [];
  const credit = (next: readonly string[]): void => {
    if (next.join() === credited.join()) return;
    for (const one of credited) map.attributionControl?.removeAttribution(one);
    for (const one of next) map.attributionControl?.addAttribution(one);
    credited = next;
  };

  const update = (next: TunisiaScene): void => {
    const before = scene;
    scene = next;
    credit(next.credits);
    // Drawing an empty map would only delay the first picture.
    if (next.land || next.gazetteer) {
      base ??= createTiledLayer(map, 'base', (context, view) => paintBaseMap(context, view, painted()));
      labels ??= createCanvasLayer(map, 'labels', (context, view) => {
        const shown = shownBox(view, viewportOf(map));
        const letterPixels = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const taken = coveredAreas(view, shown, { ...scene, restingPin, letterPixels });
        return paintLabels(context, view, painted(), taken, shown);
      });
    }
    if (next.land !== before.land || next.hasCells !== before.hasCells) base?.redraw();
    const hasNewNames =
      next.gazetteer !== before.gazetteer ||
      next.isComplete !== before.isComplete ||
      next.lang !== before.lang;
    const hasRested = next.pin !== restingPin && (!next.isAdjusting || restingPin === null);
    if (hasRested) restingPin = next.pin;
    if (hasNewNames || hasRested || next.home !== before.home) labels?.redraw();
  };
  update(start);

  const stops = [
    watchPixelRatio(redraw),
    watchPalette(map.getContainer(), (next) => {
      if (next === screen) return;
      screen = next;
      redraw();
    }),
    watchPrinting((isPrinting) => {
      isOnPaper = isPrinting;
      redraw();
      // A print shows what is drawn by the end of the event: no frame comes between.
      if (isPrinting) both().forEach((layer) => layer.finish());
    }),
  ];
  return {
    update,
    remove() {
      for (const stop of stops) stop();
      both().forEach((layer) => layer.remove());
      credit([]);
    },
  };
}

/** The country drawn from our own data, in the page's colours: land and lines in tiles, and names over them. */
export const tunisiaLayer = (scene: TunisiaScene): DrawnLayer<TunisiaScene> =>
  new DrawnLayer(drawTunisia, scene);
