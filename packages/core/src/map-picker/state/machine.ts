import { bearingDegrees, distanceMeters } from '@smart-address/codes/point';
import { moveByCell } from '../cells.ts';
import { isLocation } from '../../guards.ts';
import { isSameLocation, roundLocation, windOf } from '../location.ts';
import type { PinCheck, MapPickerAnnouncement, MapPickerEvent, MapPickerState, Pin } from './types.ts';
import { placedPin } from '../pin.ts';

/** The initial state. `home` is the address's own point; by default the pin. */
export function initialMapPickerState(pin: Pin | null, home: Pin | null = pin): MapPickerState {
  return {
    mode: 'view',
    saved: pin,
    pin,
    home,
    isConfirmed: false,
    hint: null,
    wasSwipeExplained: false,
    refusal: null,
    locate: { kind: 'idle' },
    typedProblem: null,
    announcement: null,
    announcementCount: 0,
    spokenLocation: pin?.location ?? null,
  };
}

const announce = (state: MapPickerState, announcement: MapPickerAnnouncement): MapPickerState => ({
  ...state,
  announcement,
  announcementCount: state.announcementCount + 1,
});

const settled = { refusal: null, typedProblem: null, locate: { kind: 'idle' } } as const;

/** With the pin locked where it is saved. */
const lockedAt = (state: MapPickerState, saved: Pin | null): MapPickerState => ({
  ...state,
  ...settled,
  mode: 'view',
  saved,
  pin: saved,
  hint: null,
  spokenLocation: saved?.location ?? null,
});

/** Why a pin cannot be placed there: not a point, or the check's refusal. */
function refusalOf({ location, origin }: Pin, checkPin: PinCheck): MapPickerState['refusal'] {
  const refusal = isLocation(location)
    ? checkPin(location)
    : ({ reason: 'invalid', location: null, distanceMeters: null } as const);
  return refusal && { ...refusal, origin };
}

/** Says why a pin is not placed; the one before stays. */
const refuse = (state: MapPickerState, refusal: NonNullable<MapPickerState['refusal']>): MapPickerState =>
  announce({ ...state, refusal }, { kind: 'refused', refusal, keepsPin: state.pin !== null });

/** Places the pin if that is allowed; otherwise keeps the previous one and sets the refusal. */
function placePin(state: MapPickerState, pin: Pin, checkPin: PinCheck): MapPickerState {
  const refusal = refusalOf(pin, checkPin);
  if (refusal) return refuse({ ...state, ...settled }, refusal);
  return { ...state, ...settled, mode: 'adjust', pin, hint: null };
}

/** The announcement of a pin that has stopped moving; null if it has not moved since the last one. */
function moveSince(state: MapPickerState): MapPickerAnnouncement | null {
  if (!state.pin) return null;
  const { location } = state.pin;
  const from = state.spokenLocation;
  if (isSameLocation(from, location)) return null;
  return {
    kind: 'moved',
    location,
    distanceMeters: from && distanceMeters(from, location),
    wind: from && windOf(bearingDegrees(from, location)),
    isHome: isSameLocation(location, state.home?.location ?? null),
    hasNewKeys: from === null && state.pin.origin === 'key',
    hasHome: state.home !== null,
  };
}

/** The announcement of what the map displays after a pan or a zoom. */
function viewOf(
  state: MapPickerState,
  { view, from, hasZoomed }: Extract<MapPickerEvent, { type: 'viewed' }>,
  checkPin: PinCheck,
): MapPickerAnnouncement {
  const isPinMoved = state.mode === 'adjust' && state.pin !== null;
  const { center } = view;
  const hasPanned = from !== null && !isSameLocation(from, center);
  return {
    kind: 'viewed',
    distanceMeters: hasPanned ? distanceMeters(from, center) : null,
    wind: hasPanned ? windOf(bearingDegrees(from, center)) : null,
    widthMeters: hasZoomed ? view.widthMeters : null,
    center: isPinMoved ? null : center,
    refusal: isPinMoved ? null : checkPin(center),
  };
}

/** A pin set by the program: a new address, or the value that was just saved. */
function setPin(
  state: MapPickerState,
  pin: Pin | null,
  home: Pin | null,
  checkPin: PinCheck,
): MapPickerState {
  const refusal = pin && refusalOf(pin, checkPin);
  if (refusal) return refuse(state, refusal);
  const allowedHome = home && refusalOf(home, checkPin) ? null : home;
  if (isSameLocation(pin?.location ?? null, state.saved?.location ?? null)) {
    // What the buyer typed or tapped is refused still.
    return {
      ...state,
      refusal: state.refusal?.origin === 'given' ? null : state.refusal,
      home: allowedHome,
    };
  }
  return { ...lockedAt(state, pin), home: allowedHome, isConfirmed: false };
}

/** The border is loaded: a pin placed before is checked now, and how far away a refused one is can be told. */
function checkAgain(before: MapPickerState, checkPin: PinCheck): MapPickerState {
  const old = before.refusal;
  const state = old?.location ? refuse(before, { ...old, ...checkPin(old.location) }) : before;
  const isRefused = (pin: Pin | null): boolean => pin !== null && refusalOf(pin, checkPin) !== null;
  const refusal = state.pin && refusalOf(state.pin, checkPin);
  const home = isRefused(state.home) ? null : state.home;
  if (!refusal) return home === state.home ? state : { ...state, home };
  const saved = isRefused(state.saved) ? null : state.saved;
  return refuse({ ...state, saved, home, pin: saved, spokenLocation: saved?.location ?? null }, refusal);
}

/**
 * The next state of the picker. Pure: time, the border and the device come in as events and as `checkPin`. A refused point never
 * becomes the pin, and none is Home, so `saved`, `pin` and `home` are always allowed positions once the border is loaded.
 */
export function transitionMapPicker(
  state: MapPickerState,
  event: MapPickerEvent,
  checkPin: PinCheck,
): MapPickerState {
  const isAdjusting = state.mode === 'adjust';
  switch (event.type) {
    case 'adjust':
      return isAdjusting
        ? state
        : announce(
            { ...state, ...settled, mode: 'adjust', hint: 'adjust' },
            { kind: 'adjusting', hasPin: state.pin !== null, hasHome: state.home !== null },
          );
    case 'save':
      return isAdjusting && state.pin
        ? announce({ ...lockedAt(state, state.pin), isConfirmed: true }, { kind: 'saved' })
        : state;
    case 'cancel':
      return isAdjusting
        ? announce(lockedAt(state, state.saved), { kind: 'cancelled', hasPin: state.saved !== null })
        : state;
    case 'place':
      return isAdjusting || event.origin === 'typed' || event.origin === 'program'
        ? placePin(state, placedPin(event.location, event.origin), checkPin)
        : state;
    case 'step':
      return isAdjusting && state.pin
        ? placePin(
            state,
            placedPin(moveByCell(state.pin.location, event.direction, event.digits), 'step'),
            checkPin,
          )
        : state;
    case 'home':
      return isAdjusting && state.home
        ? placePin(
            state,
            { ...state.home, location: roundLocation(state.home.location), origin: 'home' },
            checkPin,
          )
        : state;
    case 'given':
      return setPin(state, event.pin, event.home, checkPin);
    case 'typedProblem':
      return announce(
        {
          ...state,
          refusal: null,
          locate: state.locate.kind === 'failed' ? { kind: 'idle' } : state.locate,
          typedProblem: event.problem,
        },
        { kind: 'typedProblem', problem: event.problem },
      );
    case 'locating':
      return announce({ ...state, locate: { kind: 'locating' } }, { kind: 'locating' });
    case 'located': {
      const next = placePin(state, placedPin(event.location, 'device', event.radiusMeters), checkPin);
      if (next.refusal) {
        return announce(
          { ...next, locate: { kind: 'failed', reason: 'outside' } },
          { kind: 'locateFailed', reason: 'outside' },
        );
      }
      return announce(
        { ...next, spokenLocation: next.pin?.location ?? null },
        { kind: 'located', location: roundLocation(event.location), radiusMeters: event.radiusMeters },
      );
    }
    case 'locateFailed':
      return announce(
        { ...state, locate: { kind: 'failed', reason: event.reason } },
        { kind: 'locateFailed', reason: event.reason },
      );
    case 'viewed':
      return announce(state, viewOf(state, event, checkPin));
    case 'rested': {
      const move = moveSince(state);
      return move ? announce({ ...state, spokenLocation: state.pin?.location ?? null }, move) : state;
    }
    case 'swiped':
      return state.wasSwipeExplained || state.hint !== null
        ? state
        : { ...state, hint: 'swipe', wasSwipeExplained: true };
    case 'hintEnded':
      return state.hint === null ? state : { ...state, hint: null };
    case 'borderLoaded':
      return checkAgain(state, checkPin);
    case 'copied':
      return announce(state, { kind: 'copied', text: event.text });
    case 'copyFailed':
      return announce(state, { kind: 'copyFailed' });
  }
}
