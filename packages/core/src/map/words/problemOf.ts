import { formatRefusal } from '../../map-picker/messages/announce.ts';
import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerSnapshot } from '../../map-picker/mapPicker.ts';
import type { MapStatus } from './mapStatus.ts';

export interface MapProblem {
  readonly sentence: string;
  /** Whether it is no fault, and displayed without alarm. */
  readonly isQuiet: boolean;
  readonly canRetry: boolean;
}

/** The visible notice of a problem, or that the device is being located; null if there is none. */
export function problemOf(
  { state, dataStatus }: Pick<MapPickerSnapshot, 'state' | 'dataStatus'>,
  mapStatus: MapStatus,
  haveTilesFailed: boolean,
  messages: MapPickerMessages,
): MapProblem | null {
  const { refusal, locate } = state;
  // Displayed at its own field.
  const isAboutTyped = refusal?.origin === 'typed' && state.mode === 'adjust';
  let sentence = '';
  if (locate.kind === 'locating') sentence = messages.locating;
  else if (locate.kind === 'failed') sentence = messages.locateFailed[locate.reason];
  else if (refusal && !isAboutTyped) sentence = formatRefusal(refusal, messages, state.pin !== null);
  else if (mapStatus === 'failed' || mapStatus === 'forbidden' || dataStatus === 'failed')
    sentence = messages.mapFailed;
  else if (haveTilesFailed) sentence = messages.tilesFailed;
  if (sentence === '') return null;
  return {
    sentence,
    isQuiet: sentence === messages.locating || sentence === messages.tilesFailed,
    // A map forbidden by a policy would fail again.
    canRetry: sentence === messages.mapFailed && (mapStatus === 'failed' || dataStatus === 'failed'),
  };
}
