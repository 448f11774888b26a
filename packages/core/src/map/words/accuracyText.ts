import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { Pin } from '../../map-picker/state/types.ts';

/** A pin's accuracy in words: what kind of point it is, and within how many metres. */
export function accuracyText(pin: Pin, messages: MapPickerMessages): string {
  const radius = pin.radiusMeters > 0 ? messages.length(pin.radiusMeters) : '';
  if (pin.origin === 'device') return messages.fromDevice(radius);
  if (!radius) return messages.placedByHand;
  return messages.within(messages.accuracy[pin.accuracy], radius);
}
