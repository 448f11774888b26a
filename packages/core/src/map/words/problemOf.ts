import { formatRefusal } from '../../map-picker/messages/announce.ts';
import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerSnapshot } from '../../map-picker/mapPicker.ts';
import { warnOnce } from '../../report.ts';

/** `forbidden`: the page's Trusted Types policy refuses Leaflet; a retry would fail too. */
export type MapStatus = 'loading' | 'ready' | 'failed' | 'forbidden';

/**
 * The status of a map that could not be drawn. A browser with other wording only offers one useless retry. The developer is told why. Vite
 * builds a page without Leaflet, an optional peer: no word of it reaches anybody until the map is shown.
 */
export function statusOfFailure(error: unknown): MapStatus {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof TypeError && message.includes('TrustedHTML')) return 'forbidden';
  warnOnce(`The map is not shown: ${message}`);
  return 'failed';
}

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
