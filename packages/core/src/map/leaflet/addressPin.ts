import type { Bounds, LatLng } from '@smart-address/codes';
import type L from 'leaflet';
import type { Pin } from '../../map-picker/mapPicker.types.ts';
import { followPin } from '../pinView.ts';
import { DrawnLayer, type Drawing } from './drawnLayer.ts';
import { controlOf } from './mapControl.ts';
import { createPin } from './pinMarker.ts';
import { createSurroundings } from './pinSurroundings.ts';

export interface AddressPinScene {
  readonly pin: Pin | null;
  /** The address's own point. */
  readonly home: Pin | null;
  /** The ten-digit plus-code cell under the pin. */
  readonly cell: Bounds | null;
  readonly isAdjusting: boolean;
  readonly pinTitle: string;
  readonly homeTitle: string;
}

/** Called when the map is tapped or clicked, and when the pin was dragged and dropped. */
export type PlaceByPointer = (location: LatLng, origin: 'tap' | 'drag') => void;

interface DrawnPin extends Drawing<AddressPinScene> {
  /** Drops a pin that is being dragged where it is; false if none is. */
  putDown(): boolean;
}

function drawAddressPin(map: L.Map, start: AddressPinScene, place: PlaceByPointer): DrawnPin {
  const surroundings = createSurroundings(map);
  const marker = createPin(map, ({ lat, lng }) => place({ lat, lng }, 'drag'));
  const onClick = ({ latlng: { lat, lng } }: L.LeafletMouseEvent): void => {
    if (!marker.isCutShort()) place({ lat, lng }, 'tap');
  };
  map.on('click', onClick);
  let shown = start.pin;
  const update = (scene: AddressPinScene): void => {
    if (scene.pin !== shown) {
      shown = scene.pin;
      if (shown) followPin(controlOf(map), shown);
    }
    marker.update(scene);
    surroundings.update(scene);
  };
  update(start);
  return {
    update,
    putDown: marker.putDown,
    remove() {
      map.off('click', onClick);
      marker.remove();
      surroundings.remove();
    },
  };
}

/** The pin with its address's own point, accuracy and cell. It is dragged and tapped while it is adjusted, and the map follows it. */
export class AddressPinLayer extends DrawnLayer<AddressPinScene, DrawnPin> {
  constructor(scene: AddressPinScene, place: PlaceByPointer) {
    super((map, now) => drawAddressPin(map, now, place), scene);
  }

  /** Drops a pin that is being dragged where it is; false if none is. */
  putDown(): boolean {
    return this.drawn?.putDown() ?? false;
  }
}
