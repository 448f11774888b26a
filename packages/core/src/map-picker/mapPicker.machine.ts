import { bearingDegrees, distanceMeters } from '@smart-address/codes';
import { moveByCell } from './cells.ts';
import { isLocation, isSameLocation, roundLocation, windOf } from './location.ts';
import type { Judge, MapPickerAnnouncement, MapPickerEvent, MapPickerState, Pin } from './mapPicker.types.ts';
import { placedPin } from './pin.ts';

/** The initial state. `home` is the address's own point; by default the pin. */
export function initialMapPickerState(pin: Pin | null, home: Pin | null = pin): MapPickerState {
  return {
    mode: 'view',
    saved: pin,
    pin,
    home,
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

/** Why a pin cannot be placed there: not a point, or the judge's refusal. */
function refusalOf({ location, origin }: Pin, judge: Judge): MapPickerState['refusal'] {
  const refusal = isLocation(location)
    ? judge(location)
    : ({ reason: 'invalid', location: null, distanceMeters: null } as const);
  return refusal && { ...refusal, origin };
}

/** Places the pin if that is allowed; otherwise keeps the previous one and sets the refusal. */
function putDown(state: MapPickerState, pin: Pin, judge: Judge): MapPickerState {
  const refusal = refusalOf(pin, judge);
  if (refusal) {
    return announce(
      { ...state, ...settled, refusal },
      { kind: 'refused', refusal, keepsPin: state.pin !== null },
    );
  }
  return { ...state, ...settled, mode: 'adjust', pin };
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
  };
}

/** A pin set by the program: a new address, or the value that was just saved. */
function receive(state: MapPickerState, pin: Pin | null, home: Pin | null, judge: Judge): MapPickerState {
  const refusal = pin && refusalOf(pin, judge);
  if (refusal) {
    return announce({ ...state, refusal }, { kind: 'refused', refusal, keepsPin: state.pin !== null });
  }
  if (isSameLocation(pin?.location ?? null, state.saved?.location ?? null)) return { ...state, home };
  return {
    ...state,
    ...settled,
    mode: 'view',
    saved: pin,
    pin,
    home,
    spokenLocation: pin?.location ?? null,
  };
}

/** The border is loaded: a pin placed before is checked now. */
function judgeAgain(state: MapPickerState, judge: Judge): MapPickerState {
  const isRefused = (pin: Pin | null): boolean => pin !== null && refusalOf(pin, judge) !== null;
  const refusal = state.pin && refusalOf(state.pin, judge);
  if (!refusal) return state;
  const saved = isRefused(state.saved) ? null : state.saved;
  const home = isRefused(state.home) ? null : state.home;
  return announce(
    { ...state, saved, home, pin: saved, refusal, spokenLocation: saved?.location ?? null },
    { kind: 'refused', refusal, keepsPin: saved !== null },
  );
}

/**
 * The next state of the picker. Pure: time, the border and the device come in as events and as `judge`. A refused point never
 * becomes the pin, so `saved` and `pin` are always allowed positions.
 */
export function mapPickerMachine(state: MapPickerState, event: MapPickerEvent, judge: Judge): MapPickerState {
  const isAdjusting = state.mode === 'adjust';
  switch (event.type) {
    case 'adjust':
      return isAdjusting
        ? state
        : announce(
            { ...state, ...settled, mode: 'adjust' },
            { kind: 'adjusting', hasPin: state.pin !== null },
          );
    case 'save':
      return isAdjusting && state.pin
        ? announce(
            { ...state, ...settled, mode: 'view', saved: state.pin, spokenLocation: state.pin.location },
            { kind: 'saved' },
          )
        : state;
    case 'cancel':
      return isAdjusting
        ? announce(
            {
              ...state,
              ...settled,
              mode: 'view',
              pin: state.saved,
              spokenLocation: state.saved?.location ?? null,
            },
            { kind: 'cancelled', hasPin: state.saved !== null },
          )
        : state;
    case 'place':
      return isAdjusting || event.origin === 'typed' || event.origin === 'program'
        ? putDown(state, placedPin(event.location, event.origin), judge)
        : state;
    case 'step':
      return isAdjusting && state.pin
        ? putDown(
            state,
            placedPin(moveByCell(state.pin.location, event.direction, event.digits), 'step'),
            judge,
          )
        : state;
    case 'home':
      return isAdjusting && state.home
        ? putDown(
            state,
            { ...state.home, location: roundLocation(state.home.location), origin: 'home' },
            judge,
          )
        : state;
    case 'given':
      return receive(state, event.pin, event.home, judge);
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
      const next = putDown(state, placedPin(event.location, 'device', event.radiusMeters), judge);
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
    case 'rested': {
      const move = moveSince(state);
      return move ? announce({ ...state, spokenLocation: state.pin?.location ?? null }, move) : state;
    }
    case 'judged':
      return judgeAgain(state, judge);
    case 'copied':
      return announce(state, { kind: 'copied', text: event.text });
    case 'copyFailed':
      return announce(state, { kind: 'copyFailed' });
  }
}
