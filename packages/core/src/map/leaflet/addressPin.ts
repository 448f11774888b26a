import type L from 'leaflet';
import type { AddressPinScene, PlaceByPointer } from '../scene/mapScene.types.ts';
import { followPin } from '../scene/pinView.ts';
import { DrawnLayer, type Drawing } from './drawnLayer.ts';
import { controlOf } from './mapControl.ts';
import { createPin } from './pinMarker.ts';
import { createSurroundings } from './pinSurroundings.ts';

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
