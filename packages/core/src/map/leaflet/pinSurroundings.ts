import type { Bounds } from '@smart-address/codes';
import type { Pin } from '../../map-picker/state/types.ts';
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
  /** Its colour over all that is in sight would only be a grey wash. */
  const isBeyondView = ({ location, radiusMeters }: Pin): boolean => {
    const box = map.getBounds();
    return [box.getNorthWest(), box.getNorthEast(), box.getSouthWest(), box.getSouthEast()].every(
      (corner) => map.distance(corner, location) < radiusMeters,
    );
  };
  let uncertain: Pin | null = null;
  const drawAccuracy = (): void => setShown(accuracy, uncertain !== null && !isBeyondView(uncertain));
  map.on('moveend resize', drawAccuracy);
  return {
    update({ pin, home: origin, homeTitle, cell: bounds }) {
      setShown(cell, bounds !== null);
      uncertain = pin && pin.radiusMeters > 0 ? pin : null;
      setShown(home, origin !== null);
      setShown(tether, pin !== null && origin !== null);
      if (bounds) cell.setBounds(toBounds(bounds));
      if (origin) home.setLatLng(origin.location).setIcon(homeIcon(homeTitle, origin.accuracy));
      if (pin) accuracy.setLatLng(pin.location).setRadius(pin.radiusMeters);
      drawAccuracy();
      if (pin && origin) tether.setLatLngs([origin.location, pin.location]);
    },
    remove() {
      map.off('moveend resize', drawAccuracy);
      for (const layer of [cell, accuracy, tether, home]) layer.remove();
    },
  };
}
