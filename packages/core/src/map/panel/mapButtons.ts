import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerState, StepDigits } from '../../map-picker/state/types.ts';
import type { PickerCommands } from '../createPickerCommands.ts';
import type { MapActions } from '../handleMapKey.ts';
import { ARROWS, MAP_BUTTONS, type MapDrawing } from '../scene/mapDrawings.ts';
import type { MapViewpoint } from '../scene/mapScene.types.ts';
import { streetConsent, type TilesRequest } from '../tiles.ts';
import type { MapStatus } from '../words/problemOf.ts';

/** What decides about the buttons beside a picker's state. */
export interface ButtonsView {
  readonly controls: PickerControls;
  readonly status: MapStatus;
  /** The direction in which the map cannot be zoomed further. */
  readonly zoomEnd: MapViewpoint['zoomEnd'];
  /** What the person decides about `tilesOnRequest`; null where the page gives none. */
  readonly request: TilesRequest | null;
}

/** What a pressed button needs of the view that shows it. */
export interface ButtonPort {
  readonly picker: PickerCommands;
  /** The map's; they do nothing while there is none. */
  readonly actions: MapActions;
  /** Unlocks the pin and focuses the map. */
  adjust(): void;
  save(event: Event): void;
  /** Locks the pin where it was, and focuses the button that unlocks it. */
  cancel(): void;
  /** Tries again what has failed, and focuses the map: the button disappears. */
  retry(): void;
}

/** A button as it is shown. */
export interface MapButton {
  /** Its text, or the name of its drawing. */
  readonly label: string;
  readonly drawing?: MapDrawing;
  readonly isDisabled?: boolean;
  /** The same names each time: one that is undefined is taken away. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  press(port: ButtonPort, event: MouseEvent, button: Element): void;
}

interface Picker {
  readonly state: MapPickerState;
  readonly messages: MapPickerMessages;
}

const flag = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);

function placeHere({ picker, actions }: ButtonPort): void {
  const location = actions.view()?.center;
  if (location) picker.send({ type: 'place', location, origin: 'crosshair' });
}

const shownIf = (isShown: boolean, button: MapButton): MapButton | null => (isShown ? button : null);

/** The buttons on a map and beside it, for every view; null for one that is not shown. */
export function mapButtons({ state, messages }: Picker, { controls, status, zoomEnd, request }: ButtonsView) {
  const { mode, pin, locate } = state;
  const { isFolded, hasPosition, primary, streetsAt } = pickerOffer(controls, state);
  const isAdjusting = mode === 'adjust';
  const isSimple = controls === 'simple';
  const isLocating = locate.kind === 'locating';
  const locateDevice: MapButton['press'] = ({ picker }, _event, currentTarget) => {
    if (!isLocating) picker.locate({ currentTarget });
  };
  const zoom = (name: 'zoomIn' | 'zoomOut', end: 'in' | 'out', levels: 1 | -1): MapButton => ({
    label: messages[name],
    drawing: MAP_BUTTONS[name],
    // At its end it says so, and keeps the focus.
    attributes: { 'aria-disabled': zoomEnd === end ? 'true' : undefined },
    press: ({ picker, actions }) => picker.zoomBy(actions, levels),
  });
  return {
    adjust: shownIf(!isAdjusting, {
      label: isFolded ? messages.change : pin ? messages.adjust : messages.placePin,
      attributes: { 'data-primary': flag(primary === 'adjust' && !isFolded) },
      press: (port) => port.adjust(),
    }),
    // It places a first pin, then saves it: one button in turn, which keeps the focus.
    save: shownIf(isAdjusting, {
      label: primary === 'place' ? messages.placeHere : isSimple ? messages.deliverHere : messages.save,
      isDisabled: primary === 'place' ? status !== 'ready' : !pin,
      attributes: { 'data-primary': '' },
      press(port, event) {
        if (primary === 'place') placeHere(port);
        // Not the second half of a double click that placed the pin.
        else if (!isSimple || event.detail < 2) port.save(event);
      },
    }),
    cancel: shownIf(isAdjusting, {
      label: messages.cancel,
      attributes: { 'data-quiet': flag(isSimple) },
      press: (port) => port.cancel(),
    }),
    placeHere: shownIf(isAdjusting, { label: messages.placeHere, press: placeHere }),
    position: shownIf(hasPosition, {
      label: isLocating ? messages.locating : messages.iAmHere,
      attributes: { 'data-primary': flag(primary === 'locate') },
      press: locateDevice,
    }),
    streets:
      request &&
      shownIf(streetsAt !== null, {
        label: request.isGranted ? messages.hideStreets : messages.showStreets(request.host),
        press: () => streetConsent.set(request.host, !request.isGranted),
      }),
    zoomIn: zoom('zoomIn', 'in', 1),
    zoomOut: zoom('zoomOut', 'out', -1),
    locate: shownIf(!hasPosition, {
      label: isLocating ? messages.locating : messages.locate,
      drawing: MAP_BUTTONS.locate,
      attributes: { 'data-locate': locate.kind },
      press: locateDevice,
    }),
  };
}

export const retryButton = ({ retry }: MapPickerMessages): MapButton => ({
  label: retry,
  press: (port) => port.retry(),
});

/** A code's button. */
export const copyButton = (name: string, code: string, messages: MapPickerMessages): MapButton => ({
  label: messages.copy(name),
  drawing: MAP_BUTTONS.copy,
  press: ({ picker }) => void picker.copy(code),
});

export const STEPS: readonly StepDigits[] = [10, 11];

/** The arrow buttons and the way home; each arrow moves the pin by a cell of `digits`, and without a pin the map. */
export function padButtons(
  { state: { pin, home }, messages }: Picker,
  digits: StepDigits,
): readonly MapButton[] {
  return [
    ...(['north', 'west', 'east', 'south'] as const).map((direction): MapButton => ({
      label: messages.move[direction],
      drawing: ARROWS[direction],
      attributes: { 'data-direction': direction },
      press({ picker, actions }) {
        if (pin) picker.send({ type: 'step', direction, digits });
        else picker.panBy(actions, direction);
      },
    })),
    {
      label: messages.home,
      drawing: MAP_BUTTONS.home,
      isDisabled: !home,
      attributes: { 'data-direction': 'home' },
      press: ({ picker }) => picker.send({ type: 'home' }),
    },
  ];
}

/**
 * What stands beside a map. `simple`, a shopper's: one decision at a time, and the rest in a closed disclosure. `full`, a back office's:
 * all of it in sight.
 */
export type PickerControls = 'simple' | 'full';

/** The button that is filled with the accent colour: there is one. */
type PrimaryAction = 'locate' | 'adjust' | 'place' | 'save';

/** What a picker offers in a state. */
interface PickerOffer {
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
