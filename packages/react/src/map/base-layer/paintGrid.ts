import { cellGrid } from '@smart-address/core';
import type { MapPalette } from './palette.ts';
import { toPixel, viewBounds, type MapView } from './projection.ts';

/** From here a ten-digit cell is wide enough on the screen to be aimed at. */
const GRID_ZOOM = 18;

/** Draws the edges of ten-digit plus-code cells, from zoom 18 up. */
export function paintGrid(context: CanvasRenderingContext2D, view: MapView, palette: MapPalette): void {
  if (view.zoom < GRID_ZOOM) return;
  const bounds = viewBounds(view);
  const { lats, lngs } = cellGrid(bounds);
  context.beginPath();
  for (const lng of lngs) {
    const x = Math.round(toPixel({ lat: bounds.north, lng }, view).x) + 0.5;
    context.moveTo(x, 0);
    context.lineTo(x, view.height);
  }
  for (const lat of lats) {
    const y = Math.round(toPixel({ lat, lng: bounds.west }, view).y) + 0.5;
    context.moveTo(0, y);
    context.lineTo(view.width, y);
  }
  context.strokeStyle = palette.grid;
  context.globalAlpha = 0.3;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 1;
}
