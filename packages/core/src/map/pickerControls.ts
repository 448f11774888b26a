import type { MapPickerState } from '../map-picker/state/types.ts';

/**
 * What stands beside a map. `simple`, a shopper's: one decision at a time, and the rest in a closed disclosure. `full`, a back office's:
 * all of it in sight.
 */
export type PickerControls = 'simple' | 'full';

/** The button that is filled with the accent colour: there is one. */
type PrimaryAction = 'locate' | 'adjust' | 'place' | 'save';

/** What a picker offers in a state. */
export interface PickerOffer {
  /** Whether the map is folded into a card, because its pin was saved. */
  readonly isFolded: boolean;
  /** Whether the device's position is offered in words, before the pin: where the address is no building. */
  readonly hasPosition: boolean;
  readonly primary: PrimaryAction;
  /** Where streets are asked for: below the map, or behind "More precise" while six targets are beside it already. */
  readonly streetsAt: 'map' | 'more' | null;
}

/** Decides what a picker offers, for every face of it. */
export function pickerOffer(
  controls: PickerControls,
  { mode, pin, saved, home, isConfirmed }: MapPickerState,
): PickerOffer {
  const isSimple = controls === 'simple';
  const isFolded = isSimple && mode === 'view' && isConfirmed && saved !== null;
  const hasPosition = isSimple && !isFolded && (home ?? saved)?.accuracy !== 'rooftop';
  const streetsAt = isFolded ? null : isSimple && mode === 'adjust' ? 'more' : 'map';
  const offer = { isFolded, hasPosition, streetsAt } as const;
  if (mode === 'view') return { ...offer, primary: hasPosition ? 'locate' : 'adjust' };
  return { ...offer, primary: isSimple && !pin ? 'place' : 'save' };
}
