import type { LatLng } from '@smart-address/codes';
import type { Pin } from '../../map-picker/state/types.ts';
import type { AddressPinScene } from '../scene/mapScene.types.ts';
import L from 'leaflet';
import { pinIcon } from './icons.ts';

type PinScene = Pick<AddressPinScene, 'pin' | 'isAdjusting' | 'pinTitle'>;

export interface PinMarker {
  /** Moves the pin to the scene's position, unless it is being dragged and the scene has no new position. */
  update(scene: PinScene): void;
  /** Drops a pin that is being dragged where it is; false if none is. */
  putDown(): boolean;
  /** Whether a click is only the end of an interrupted drag, and not a tap. */
  isCutShort(): boolean;
  remove(): void;
}

/** The pin, which can be dragged while it is adjusted. */
export function createPin(map: L.Map, onDrop: (location: LatLng) => void): PinMarker {
  const marker = L.marker([0, 0], {
    keyboard: false,
    icon: pinIcon(),
    zIndexOffset: 1000,
    draggable: false,
    autoPan: true,
  });
  let shown: Pin | null = null;
  let isHeld = false;
  let isCutShort = false;
  const onPress = (): void => {
    isCutShort = false;
  };
  map.getContainer().addEventListener('pointerdown', onPress, { capture: true });
  marker.on('dragstart', () => {
    isHeld = true;
  });
  marker.on('dragend', () => {
    isHeld = false;
    onDrop(marker.getLatLng());
  });

  const lock = (): void => {
    const { dragging } = marker;
    isCutShort ||= isHeld;
    isHeld = false;
    dragging?.disable();
    if (!dragging || !('_panRequest' in dragging)) return;
    // Otherwise Leaflet would go on panning after the pin was released.
    const { _panRequest: frame } = dragging;
    if (typeof frame === 'number') L.Util.cancelAnimFrame(frame);
  };

  return {
    update({ pin, isAdjusting, pinTitle }) {
      const isNew = pin !== shown;
      shown = pin;
      if ((isNew && isHeld) || !isAdjusting) lock();
      if (!pin) {
        marker.remove();
        return;
      }
      marker.addTo(map);
      if (!isHeld) marker.setLatLng(pin.location);
      if (isAdjusting) marker.dragging?.enable();
      const icon = marker.getElement();
      icon?.setAttribute('title', pinTitle);
      icon?.classList.toggle('sa-map-pin-loose', isAdjusting);
      icon?.classList.toggle('sa-map-pin-rough', pin.origin === 'given' && pin.accuracy !== 'rooftop');
    },
    putDown() {
      if (!isHeld) return false;
      lock();
      onDrop(marker.getLatLng());
      return true;
    },
    isCutShort: () => isCutShort,
    remove() {
      map.getContainer().removeEventListener('pointerdown', onPress, { capture: true });
      marker.off();
      lock();
      marker.remove();
    },
  };
}
