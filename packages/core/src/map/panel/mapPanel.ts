import type { Lang } from '@smart-address/gazetteer';
import type { MapPickerSnapshot } from '../../map-picker/mapPicker.ts';
import { formatRefusal } from '../../map-picker/messages/announce.ts';
import type { LocationFacts } from '../../map-picker/messages/describeLocation.ts';
import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerState } from '../../map-picker/state/types.ts';
import {
  pickerOffer,
  copyButton,
  mapButtons,
  retryButton,
  type ButtonPort,
  type ButtonsView,
} from './mapButtons.ts';
import { accuracyText } from '../words/mapText.ts';
import { problemOf } from '../words/problemOf.ts';

/** A picker with its words. */
export interface PanelPicker extends Omit<MapPickerSnapshot, 'data'> {
  readonly messages: MapPickerMessages;
  readonly locale: Lang;
}

/** What a view knows beside its picker. */
export interface PanelView extends ButtonsView {
  readonly haveTilesFailed: boolean;
  /** Whether streets are drawn: tiles that arrive. */
  readonly hasStreets: boolean;
  /** Whether the pin stands in the middle of the map, where it marks the centre itself. */
  readonly isCentered: boolean;
  /** Whether the disclosure with all other ways is open. */
  readonly isMoreOpen: boolean;
}

/** The codes of a pin with their names, as they are listed. */
const codesOf = (facts: LocationFacts, messages: MapPickerMessages) =>
  (['codeA', 'codeB', 'plusCode', 'shortPlusCode', 'coordinates'] as const)
    .filter((kind) => facts[kind] !== '')
    .map((kind) => ({
      name: messages[kind],
      code: facts[kind],
      copy: copyButton(messages[kind], facts[kind], messages),
    }));

/** What is wrong with a text typed into the map's field; an empty string if nothing is. */
function typedProblemOf({ typedProblem, refusal, pin }: MapPickerState, messages: MapPickerMessages): string {
  if (typedProblem) return messages.typedProblem(typedProblem);
  return refusal?.origin === 'typed' ? formatRefusal(refusal, messages, pin !== null) : '';
}

/** What lies over the map for a moment; an empty string if nothing does. */
function hintOf({ hint, pin }: MapPickerState, messages: MapPickerMessages, isCentered: boolean): string {
  if (hint === null) return '';
  if (hint === 'swipe') return messages.swipeHint;
  if (!pin) return messages.adjustingWithoutPin;
  // Below a centred pin there is room for it; elsewhere it could cover the pin.
  return isCentered ? messages.dragHint : '';
}

/**
 * What a picker shows and says, for every view of it: each draws this table, and decides only its markup. An empty sentence, false or null
 * stands for what is not shown.
 */
export function mapPanel(picker: PanelPicker, view: PanelView) {
  const { state, facts, messages, locale, announcement } = picker;
  const { controls, status, hasStreets, isCentered, isMoreOpen } = view;
  const { pin, mode } = state;
  const { isFolded, streetsAt } = pickerOffer(controls, state);
  const isAdjusting = mode === 'adjust';
  const isSimple = controls === 'simple';
  const words = pin && facts ? facts.words || facts.coordinates : '';
  const problem = problemOf(picker, status, view.haveTilesFailed, messages);
  const typedProblem = typedProblemOf(state, messages);
  return {
    isAdjusting,
    isFolded,
    streetsAt,
    /** Attributes of the element around. */
    section: {
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      'aria-label': messages.mapLabel,
      'data-mode': mode,
      'data-controls': controls,
      'data-folded': isFolded ? '' : undefined,
      'data-status': status,
    },
    /** On the map. */
    stage: {
      hint: status === 'ready' ? hintOf(state, messages, isCentered) : '',
      // A pin has no use for it, until a button places it there.
      hasCrosshair: isAdjusting && !isCentered && (!isSimple || !pin || isMoreOpen),
      keys: pin ? messages.keysInView : messages.keysInViewWithoutPin,
      loading: status === 'loading' ? messages.loading : '',
      schematic: hasStreets ? '' : messages.schematic,
    },
    problem,
    buttons: {
      ...mapButtons(picker, view),
      retry: problem?.canRetry ? retryButton(messages) : null,
    },
    /** The pin of a `simple` picker, in a sentence. While it is moved on a map without roofs, how near is enough. */
    place: {
      words: words && isFolded ? messages.placedAt(words) : words,
      hint: isAdjusting && !hasStreets ? messages.nearEnough : '',
    },
    /** The pin's position; null without one. `place` has the words of a `simple` picker. */
    facts:
      pin && facts
        ? {
            words: isSimple ? '' : words,
            isExact: pin.radiusMeters === 0,
            accuracy: `${messages.accuracyLabel} ${accuracyText(pin, messages)}`,
            codes: codesOf(facts, messages),
          }
        : null,
    /** Whether all other ways are opened unasked: without a map there is a typed code. */
    isMoreNeeded: isAdjusting && (status === 'failed' || status === 'forbidden'),
    /** Names the arrow buttons. */
    pad: pin ? messages.movePad : messages.panPad,
    typed: {
      hint: typedProblem || messages.typedHint,
      isProblem: typedProblem !== '',
      /** A short plus code is completed near the pin, else near the middle of the map. False if nothing was placed. */
      place: ({ picker: { type }, actions }: ButtonPort, text: string): Promise<boolean> =>
        type(text, pin?.location ?? actions.view()?.center ?? null),
    },
    /** The live region's two slots, in turn, so that the same sentence is announced again. */
    slots: [0, 1].map((slot) => (slot === state.announcementCount % 2 ? announcement : '')),
  };
}

export type MapPanel = ReturnType<typeof mapPanel>;
