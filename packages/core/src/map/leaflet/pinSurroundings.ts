import type { Bounds } from '@smart-address/codes';
import type { Pin } from '../../map-picker/mapPicker.types.ts';
import L from 'leaflet';
import type { Drawing } from './drawnLayer.ts';
import { homeIcon } from './icons.ts';
import { toBounds } from './mapWindow.ts';

interface SurroundingsScene {
  readonly pin: Pin | null;
  readonly home: Pin | null;
  readonly homeTitle: string;
  /** The ten-digit plus-code cell under the pin. */
  readonly cell: Bounds | null;
}

/** What belongs to a pin: its cell, the circle of its uncertainty, its address's own point, and the line to that. */
export function createSurroundings(map: L.Map): Drawing<SurroundingsScene> {
  const inert = { interactive: false };
  const cell = L.rectangle(L.latLngBounds([0, 0], [0, 0]), { ...inert, className: 'sa-map-cell' });
  const accuracy = L.circle([0, 0], { ...inert, radius: 0, className: 'sa-map-accuracy' });
  const tether = L.polyline([], { ...inert, className: 'sa-map-tether' });
  const home = L.marker([0, 0], { ...inert, keyboard: false, icon: homeIcon('', 'rooftop') });
  const setShown = (layer: L.Layer, isShown: boolean): void => {
    if (isShown) layer.addTo(map);
    else layer.remove();
  };
  return {
    update({ pin, home: origin, homeTitle, cell: bounds }) {
      setShown(cell, bounds !== null);
      setShown(accuracy, pin !== null && pin.radiusMeters > 0);
      setShown(home, origin !== null);
      setShown(tether, pin !== null && origin !== null);
      if (bounds) cell.setBounds(toBounds(bounds));
      if (origin) home.setLatLng(origin.location).setIcon(homeIcon(homeTitle, origin.accuracy));
      if (pin) accuracy.setLatLng(pin.location).setRadius(pin.radiusMeters);
      if (pin && origin) tether.setLatLngs([origin.location, pin.location]);
    },
    remove() {
      for (const layer of [cell, accuracy, tether, home]) layer.remove();
    },
  };
}
