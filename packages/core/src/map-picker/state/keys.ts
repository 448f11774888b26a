import type { Direction, MapPickerState, StepDigits } from './types.ts';

/** The properties of a key event; the browser's `KeyboardEvent` fits. */
export interface MapKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The action of a key. `null`: none, the browser handles the key (Tab always leaves). */
export type MapKeyAction =
  | { readonly type: 'pan'; readonly direction: Direction }
  | { readonly type: 'step'; readonly direction: Direction; readonly digits: StepDigits }
  | { readonly type: 'zoom'; readonly by: 1 | -1 }
  | { readonly type: 'home' }
  | { readonly type: 'adjust' }
  /** Place the pin at the map's centre. */
  | { readonly type: 'place' }
  | { readonly type: 'save' }
  | { readonly type: 'cancel' }
  | null;

/** A map is never mirrored: Right is east in a right-to-left page too. */
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** The action of a key while the map has the focus. Arrows pan until the pin is unlocked, and also while there is no pin. */
export function mapKeyAction(key: MapKey, state: Pick<MapPickerState, 'mode' | 'pin'>): MapKeyAction {
  if (key.altKey || key.ctrlKey || key.metaKey) return null;
  const isAdjusting = state.mode === 'adjust';
  const direction = ARROWS[key.key];
  if (direction) {
    return isAdjusting && state.pin
      ? { type: 'step', direction, digits: key.shiftKey ? 11 : 10 }
      : { type: 'pan', direction };
  }
  switch (key.key) {
    case '+':
    case '=':
      return { type: 'zoom', by: 1 };
    case '-':
    case '_':
      return { type: 'zoom', by: -1 };
    case 'Home':
      return isAdjusting ? { type: 'home' } : null;
    case 'Enter':
      if (!isAdjusting) return { type: 'adjust' };
      return { type: state.pin ? 'save' : 'place' };
    case 'Escape':
      return isAdjusting ? { type: 'cancel' } : null;
    default:
      return null;
  }
}
