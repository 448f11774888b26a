import type { SetTimer } from '../../platformTimer.ts';
import type { MapPickerEvent, MapView } from './types.ts';

export interface ViewTeller {
  /** A key or a button is about to pan or zoom the map. `read` says what the map displays; null while there is no map. */
  willMove(how: 'pan' | 'zoom', read: () => MapView | null): void;
  /** Something else is announced: what the map displays is not. */
  stop(): void;
}

/**
 * Tells what the map displays once keys or buttons have stopped moving it for `rest` milliseconds. A pan and a zoom are seen, and otherwise
 * not noticed. A map moved by a finger or a wheel is being looked at.
 */
export function createViewTeller(
  setTimer: SetTimer,
  rest: number,
  tell: (event: Extract<MapPickerEvent, { type: 'viewed' }>) => void,
): ViewTeller {
  let cancel: (() => void) | null = null;
  let start: MapView | null = null;
  let hasPanned = false;
  let hasZoomed = false;

  function wait(read: () => MapView | null): void {
    cancel = setTimer(() => {
      cancel = null;
      const view = read();
      if (view?.isMoving === true) wait(read);
      else if (view)
        tell({ type: 'viewed', view, from: hasPanned ? (start?.center ?? null) : null, hasZoomed });
    }, rest);
  }

  return {
    willMove(how, read) {
      if (cancel === null) {
        start = read();
        hasPanned = false;
        hasZoomed = false;
      }
      hasPanned ||= how === 'pan';
      hasZoomed ||= how === 'zoom';
      cancel?.();
      wait(read);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
