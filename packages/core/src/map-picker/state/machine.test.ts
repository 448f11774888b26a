import type { LatLng } from '@smart-address/codes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundLocation } from '../location.ts';
import { initialMapPickerState, transitionMapPicker } from './machine.ts';
import type { Direction, PinCheck, MapPickerEvent, MapPickerState, PinOrigin, StepDigits } from './types.ts';
import { givenPin } from '../pin.ts';

const HOME = { lat: 36.8065, lng: 10.1815 };
/** A country one degree square; east of it is the sea, all else is abroad. */
const checkPin: PinCheck = (location) => {
  if (location.lat >= 36 && location.lat < 37 && location.lng >= 10 && location.lng < 11) return null;
  return { reason: location.lng >= 11 ? 'sea' : 'abroad', location, distanceMeters: 1000 };
};
const start = initialMapPickerState(givenPin(HOME, 'rooftop'));
const run = (state: MapPickerState, ...events: MapPickerEvent[]): MapPickerState =>
  events.reduce((current, event) => transitionMapPicker(current, event, checkPin), state);
const place = (lat: number, lng: number, origin: PinOrigin = 'tap'): MapPickerEvent => ({
  type: 'place',
  location: { lat, lng },
  origin,
});
const adjust = { type: 'adjust' } as const;

describe('a pin at rest', () => {
  it('is locked: taps, drags, steps and Home leave it where it is', () => {
    const after = run(
      start,
      place(36.5, 10.5),
      place(36.5, 10.5, 'drag'),
      { type: 'step', direction: 'north', digits: 10 },
      { type: 'home' },
    );
    expect(after.pin?.location).toEqual(HOME);
    expect(after.mode).toBe('view');
  });

  it.each([
    [50, 'rooftop'],
    [200, 'street'],
    [800, 'locality'],
    [801, 'postal'],
  ])('is as exact as the device says: within %i m, %s', (radiusMeters, accuracy) => {
    const located = run(start, { type: 'located', location: { lat: 36.5, lng: 10.5 }, radiusMeters });
    expect(located.pin).toMatchObject({ accuracy, radiusMeters });
  });

  it('has nothing to save or to cancel', () => {
    expect(run(start, { type: 'save' }, { type: 'cancel' })).toBe(start);
  });

  it('is unlocked by a typed code or the device’s position, which say themselves where it goes', () => {
    expect(run(start, place(36.5, 10.5, 'typed'))).toMatchObject({ mode: 'adjust' });
    expect(
      run(start, { type: 'located', location: { lat: 36.5, lng: 10.5 }, radiusMeters: 20 }),
    ).toMatchObject({
      mode: 'adjust',
      pin: { location: { lat: 36.5, lng: 10.5 }, radiusMeters: 20 },
    });
  });
});

describe('adjusting', () => {
  it('begins with a sentence that tells whether there is a pin to move', () => {
    expect(run(start, adjust).announcement).toEqual({ kind: 'adjusting', hasPin: true, hasHome: true });
    expect(run(initialMapPickerState(null), adjust).announcement).toEqual({
      kind: 'adjusting',
      hasPin: false,
      hasHome: false,
    });
  });

  it('keeps the new place on Save and the old one on Cancel', () => {
    const moved = run(start, adjust, place(36.5, 10.5));
    expect(run(moved, { type: 'save' })).toMatchObject({
      mode: 'view',
      saved: { location: { lat: 36.5, lng: 10.5 } },
    });
    expect(run(moved, { type: 'cancel' })).toMatchObject({ mode: 'view', pin: { location: HOME } });
  });

  it('goes back to the address’s own point on Home, also after a save', () => {
    const saved = run(start, adjust, place(36.5, 10.5), { type: 'save' }, adjust, { type: 'home' });
    expect(saved.pin?.location).toEqual(HOME);
    expect(saved.pin?.accuracy).toBe('rooftop');
  });

  it('says a move only after a rest, from where the pin was when it was last spoken of', () => {
    const steps = run(
      start,
      adjust,
      { type: 'step', direction: 'north', digits: 10 },
      { type: 'step', direction: 'north', digits: 10 },
    );
    expect(steps.announcement).toMatchObject({ kind: 'adjusting' });
    const rested = run(steps, { type: 'rested' });
    expect(rested.announcement).toMatchObject({ kind: 'moved', wind: 'north' });
    expect(rested.announcement?.kind === 'moved' && rested.announcement.distanceMeters).toBeCloseTo(27.8, 1);
    expect(run(rested, { type: 'rested' })).toBe(rested);
  });

  it('cannot save without a pin', () => {
    const empty = run(initialMapPickerState(null), adjust);
    expect(run(empty, { type: 'save' })).toBe(empty);
  });
});

describe('a point where no pin may stand', () => {
  it('is no longer spoken of as refused once a text is typed that names no point', () => {
    const typed: MapPickerEvent = { type: 'typedProblem', problem: { kind: 'unreadable', text: 'abc' } };
    const after = run(start, adjust, place(36.5, 11.5), typed);
    expect(after).toMatchObject({ refusal: null, typedProblem: { kind: 'unreadable' } });
    const failed: MapPickerEvent = { type: 'locateFailed', reason: 'denied' };
    expect(run(start, adjust, failed, typed).locate.kind).toBe('idle');
    expect(run(start, adjust, { type: 'locating' }, typed).locate.kind).toBe('locating');
  });

  it('is refused with the reason, and the pin stays', () => {
    const refused = run(start, adjust, place(36.5, 11.5));
    expect(refused).toMatchObject({ pin: { location: HOME }, refusal: { reason: 'sea' } });
    expect(refused.announcement).toMatchObject({ kind: 'refused', keepsPin: true });
    expect(run(start, adjust, place(36.5, 9)).refusal?.reason).toBe('abroad');
  });

  it.each([NaN, Infinity, 91, -91])('is no point at all with latitude %s', (lat) => {
    expect(run(start, adjust, place(lat, 10.5)).refusal).toMatchObject({ reason: 'invalid', location: null });
  });

  it('stops a step at the border', () => {
    const edge = initialMapPickerState(givenPin({ lat: 36.5, lng: 10.99999 }, 'rooftop'));
    const stopped = run(edge, adjust, { type: 'step', direction: 'east', digits: 10 });
    expect(stopped.pin?.location.lng).toBe(10.99999);
    expect(stopped.refusal?.reason).toBe('sea');
  });

  it('is forgotten with the next good one', () => {
    expect(run(start, adjust, place(36.5, 11.5), place(36.5, 10.5)).refusal).toBeNull();
  });

  it('is told apart for the device’s position', () => {
    const abroad = run(start, { type: 'located', location: { lat: 48.8, lng: 2.3 }, radiusMeters: 10 });
    expect(abroad).toMatchObject({
      mode: 'view',
      pin: { location: HOME },
      locate: { kind: 'failed', reason: 'outside' },
    });
  });

  it('is taken back when the border comes after the pin was put down', () => {
    const early = transitionMapPicker(run(start, adjust), place(36.5, 11.5), () => null);
    expect(early.pin?.location.lng).toBe(11.5);
    expect(run(early, { type: 'borderLoaded' })).toMatchObject({
      pin: { location: HOME },
      refusal: { reason: 'sea' },
    });
  });
});

describe('a new value from the program', () => {
  const next = givenPin({ lat: 36.2, lng: 10.2 }, 'street');

  it('replaces pin and Home, and ends an adjustment', () => {
    const given = run(start, adjust, place(36.5, 10.5), { type: 'given', pin: next, home: next });
    expect(given).toMatchObject({ mode: 'view', pin: next, saved: next, home: next });
  });

  it('changes nothing when it is the value just saved', () => {
    const saved = run(start, adjust, place(36.5, 10.5), { type: 'save' }, adjust);
    const echoed = run(saved, { type: 'given', pin: saved.saved, home: saved.home });
    expect(echoed).toEqual(saved);
  });

  it('is refused outside the country, and what was before is kept', () => {
    const abroad = givenPin({ lat: 48.8, lng: 2.3 }, 'rooftop');
    expect(run(start, { type: 'given', pin: abroad, home: abroad })).toMatchObject({
      saved: { location: HOME },
      refusal: { reason: 'abroad' },
    });
  });

  it('is refused no longer once the saved one is given: React 18 gives the old value between a save and its own', () => {
    const abroad = givenPin({ lat: 48.8, lng: 2.3 }, 'rooftop');
    const refused = run(start, { type: 'given', pin: abroad, home: abroad });
    expect(run(refused, { type: 'given', pin: start.pin, home: start.home }).refusal).toBeNull();
  });

  it('leaves what the buyer placed refused where it is the same place again', () => {
    const refused = run(
      start,
      { type: 'adjust' },
      { type: 'place', location: { lat: 48.8, lng: 2.3 }, origin: 'typed' },
    );
    expect(refused.refusal).not.toBeNull();
    expect(run(refused, { type: 'given', pin: start.pin, home: null }).refusal).toEqual(refused.refusal);
  });

  it('has no Home outside the country, which no pin could go back to', () => {
    const abroad = givenPin({ lat: 48.8, lng: 2.3 }, 'rooftop');
    expect(run(start, { type: 'given', pin: next, home: abroad })).toMatchObject({ pin: next, home: null });
    expect(run(start, { type: 'given', pin: start.pin, home: abroad })).toEqual({ ...start, home: null });
    const early = initialMapPickerState(next, abroad);
    expect(run(early, { type: 'borderLoaded' })).toEqual({ ...early, home: null });
  });
});

describe('whatever happens', () => {
  const anywhere: fc.Arbitrary<LatLng> = fc.record({
    lat: fc.double({ min: 35.5, max: 37.5 }),
    lng: fc.double({ min: 9.5, max: 11.5 }),
  });
  const event: fc.Arbitrary<MapPickerEvent> = fc.oneof(
    fc.constantFrom<MapPickerEvent>(
      { type: 'adjust' },
      { type: 'save' },
      { type: 'cancel' },
      { type: 'home' },
      { type: 'rested' },
      { type: 'borderLoaded' },
      { type: 'locating' },
      { type: 'locateFailed', reason: 'denied' },
    ),
    fc
      .record({
        location: fc.oneof(anywhere, fc.constant({ lat: NaN, lng: 10.5 })),
        origin: fc.constantFrom<PinOrigin>('tap', 'drag', 'crosshair', 'typed'),
      })
      .map((fields): MapPickerEvent => ({ type: 'place', ...fields })),
    fc
      .record({
        direction: fc.constantFrom<Direction>('north', 'east', 'south', 'west'),
        digits: fc.constantFrom<StepDigits>(10, 11),
      })
      .map((fields): MapPickerEvent => ({ type: 'step', ...fields })),
    anywhere.map((location): MapPickerEvent => ({ type: 'located', location, radiusMeters: 30 })),
  );

  it('the pin stands where it may, at seven decimals; in view it is the saved one; announcements only count up', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, hasPin) => {
        let state = hasPin ? start : initialMapPickerState(null);
        for (const happened of events) {
          const next = transitionMapPicker(state, happened, checkPin);
          for (const pin of [next.pin, next.saved]) {
            if (!pin) continue;
            expect(checkPin(pin.location)).toBeNull();
            expect(pin.location).toEqual(roundLocation(pin.location));
          }
          if (next.mode === 'view') expect(next.pin).toEqual(next.saved);
          if (next.announcement !== state.announcement) {
            expect(next.announcementCount).toBeGreaterThan(state.announcementCount);
          }
          if (happened.type !== 'save') expect(next.saved).toEqual(state.saved);
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});
