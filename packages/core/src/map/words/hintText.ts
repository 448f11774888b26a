import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerState } from '../../map-picker/state/types.ts';

/** What lies over the map for a moment; an empty string if nothing does. */
export function hintText(
  { hint, pin }: Pick<MapPickerState, 'hint' | 'pin'>,
  messages: MapPickerMessages,
  isCentered: boolean,
): string {
  if (hint === null) return '';
  if (hint === 'swipe') return messages.swipeHint;
  if (!pin) return messages.adjustingWithoutPin;
  // Below a centred pin there is room for it; elsewhere it could cover the pin.
  return isCentered ? messages.dragHint : '';
}
