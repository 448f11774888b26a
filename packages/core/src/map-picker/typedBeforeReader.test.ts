// A file of its own: what reads typed text is loaded once for all pickers.
import { expect, it } from 'vitest';
import { createMapPicker } from './mapPicker.ts';
import { placedPin } from './pin.ts';

const TUNIS = { lat: 36.8065, lng: 10.1815 };

/** A picker with an unlocked pin, at a time when nothing has been loaded. */
function unlocked() {
  const picker = createMapPicker({ pin: placedPin(TUNIS, 'given') });
  picker.send({ type: 'adjust' });
  const at = () => picker.getSnapshot().state.pin?.location;
  return { picker, at, type: (text: string) => picker.type(text, null) };
}

it('what is typed before its reader has come is read then, unless something newer was asked for', async () => {
  const [once, twice, moved, cancelled, saved] = [unlocked(), unlocked(), unlocked(), unlocked(), unlocked()];
  const placed = [
    once.type('36.81, 10.19'),
    twice.type('36.81, 10.19'),
    twice.type('36.82, 10.2'),
    moved.type('36.81, 10.19'),
    cancelled.type('36.81, 10.19'),
    saved.type('36.81, 10.19'),
  ];
  expect(once.at()).toEqual(TUNIS);
  moved.picker.send({ type: 'place', location: { lat: 36.83, lng: 10.2 }, origin: 'tap' });
  cancelled.picker.send({ type: 'cancel' });
  expect(saved.picker.save()).toBe(true);
  expect(await Promise.all(placed)).toEqual([true, false, true, false, false, true]);
  expect(once.at()).toEqual({ lat: 36.81, lng: 10.19 });
  expect(twice.at()).toEqual({ lat: 36.82, lng: 10.2 });
  expect(moved.at()).toEqual({ lat: 36.83, lng: 10.2 });
  expect(cancelled.at()).toEqual(TUNIS);
  expect(cancelled.picker.getSnapshot().state.mode).toBe('view');
  // Not lost by a save that came before it: shown, to be saved or not.
  expect(saved.at()).toEqual({ lat: 36.81, lng: 10.19 });
  expect(saved.picker.getSnapshot().state.mode).toBe('adjust');
});
