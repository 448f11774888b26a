import type L from 'leaflet';
import { paintBaseMap } from '../base-layer/paintBaseMap.ts';
import { paintLabels } from '../base-layer/paintLabels.ts';
import { createCanvasLayer } from './canvasLayer.ts';
import { coveredAreas, shownBox } from './coveredAreas.ts';
import type { MapScene } from './createLeafletMap.ts';
import { viewportOf, watchPixelRatio } from './mapWindow.ts';
import { createTiledLayer, type MapLayer } from './tiledLayer.ts';

/** The map that we draw ourselves: which layers it has, and which changes of the scene each is drawn again for. */
export function createDrawing(
  map: L.Map,
  start: MapScene,
): { readonly render: (scene: MapScene) => void; readonly stop: () => void } {
  map.createPane('base').style.zIndex = '150';
  map.createPane('labels').style.zIndex = '160';
  let scene = start;
  /** Where the pin last rested: labels make room for it there, not during each of its moves. */
  let restingPin = start.pin;
  let base: MapLayer | null = null;
  let labels: MapLayer | null = null;

  // A print shows what is drawn by the end of the event: no frame comes between. React renders the colours of paper in a microtask.
  const drawForPrint = (): void =>
    queueMicrotask(() => {
      for (const layer of [base, labels]) layer?.finish();
    });
  window.addEventListener('beforeprint', drawForPrint);
  const unwatch = watchPixelRatio(() => {
    for (const layer of [base, labels]) layer?.redraw();
  });

  return {
    render(next) {
      const before = scene;
      scene = next;
      // Drawing an empty map would only delay the first picture.
      if (next.land || next.gazetteer) {
        base ??= createTiledLayer(map, 'base', (context, view) => paintBaseMap(context, view, scene));
        labels ??= createCanvasLayer(map, 'labels', (context, view) => {
          const shown = shownBox(view, viewportOf(map));
          return paintLabels(
            context,
            view,
            scene,
            coveredAreas(view, shown, { ...scene, restingPin }),
            shown,
          );
        });
      }
      const hasNewPalette = next.palette !== before.palette;
      if (hasNewPalette || next.land !== before.land) base?.redraw();
      const hasNewNames =
        next.gazetteer !== before.gazetteer ||
        next.isComplete !== before.isComplete ||
        next.lang !== before.lang;
      const hasRested = next.pin !== restingPin && (!next.isAdjusting || restingPin === null);
      if (hasRested) restingPin = next.pin;
      if (hasNewPalette || hasNewNames || hasRested || next.home !== before.home) labels?.redraw();
    },
    stop() {
      unwatch();
      window.removeEventListener('beforeprint', drawForPrint);
      for (const layer of [base, labels]) layer?.stop();
    },
  };
}
