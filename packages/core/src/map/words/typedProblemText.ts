import { formatRefusal } from '../../map-picker/messages/announce.ts';
import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerState } from '../../map-picker/state/types.ts';

/** What is wrong with a text typed into the map's field; an empty string if nothing is. */
export function typedProblemText(state: MapPickerState, messages: MapPickerMessages): string {
  const { typedProblem, refusal } = state;
  if (typedProblem) return messages.typedProblem(typedProblem);
  return refusal?.origin === 'typed' ? formatRefusal(refusal, messages, state.pin !== null) : '';
}
