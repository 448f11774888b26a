import { expect, test, vi } from 'vitest';
import { listen, place, startFinder } from '../../../test-support/finder/finderWorld.ts';
import { autofilledQuery, autofilledResult } from '../../finder.ts';

const STREET = place('s', 'Rue de Marseille, 1000 Tunis', {
  type: 'street',
  address: { ...place('s').address, street: 'Rue de Marseille', locality: 'Bab El Bhar' },
});
const PARTS = { streetAddress: '12 rue de Marseille', postalCode: '1000', delegation: 'Tunis' };
const QUERY = '12 rue de Marseille, 1000 Tunis';

test('an autofilled address is searched by its street and town, each said once; without one of the two it is not', () => {
  expect(autofilledQuery('', PARTS)).toBe(QUERY);
  expect(autofilledQuery('12 rue de Marseille', PARTS)).toBe(QUERY);
  expect(autofilledQuery(QUERY, PARTS)).toBe(QUERY);
  expect(autofilledQuery('', { houseNumber: '12', street: 'rue X', governorate: 'Sfax' })).toBe(
    '12 rue X, Sfax',
  );
  expect(autofilledQuery('12 rue de Marseille', {})).toBe('');
  expect(autofilledQuery('', { postalCode: '1000', delegation: 'Tunis' })).toBe('');
});

test('the first row that contradicts nothing is the one to ask about', () => {
  const elsewhere = place('e', 'Rue de Marseille, 4000 Sousse', {
    address: { ...STREET.address, postalCode: '4000', delegation: 'Sousse', governorate: 'Sousse' },
  });
  const rows = [elsewhere, place('p', '1000 Tunis, Médina', { type: 'postal' }), STREET];
  expect(autofilledResult(rows, QUERY, PARTS)).toEqual(STREET);
  expect(autofilledResult(rows, QUERY, { ...PARTS, postalCode: '١٠٠٠' })).toEqual(STREET);
  expect(autofilledResult(rows, 'rue de Marseille, Tunis', {})).toEqual(STREET);
  expect(autofilledResult([elsewhere, { id: 1 }, null], QUERY, PARTS)).toBeNull();
});

test('a row that is accepted is a pick with all that was written: told, remembered, retrieved, its fields filled', async () => {
  const onValueChange = vi.fn();
  const onFieldsFilled = vi.fn();
  const changed = [{ part: 'governorate', from: '', to: 'Tunis' }] as const;
  const recents = { load: () => [], add: vi.fn(), remove: vi.fn(), clear: vi.fn() };
  const { finder } = startFinder({ onValueChange, onFieldsFilled, recents, fillFields: () => changed });
  const said = listen(finder);
  finder.send({ type: 'input', text: '12 rue de Marseille', isAutofill: true });
  finder.send({ type: 'accept', query: QUERY, result: STREET });
  const { value, isOpen } = finder.getState();
  expect(value).toMatchObject({
    text: '12 Rue de Marseille, 1000 Tunis',
    source: 'picked',
    address: { houseNumber: '12', street: 'Rue de Marseille' },
    location: { lat: 36.8, lng: 10.18 },
  });
  expect(isOpen).toBe(false);
  expect(onValueChange.mock.lastCall?.[1].reason).toBe('pick');
  expect(onFieldsFilled).toHaveBeenCalledWith(changed, { reason: 'pick', event: null });
  expect(recents.add).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(said.map(({ kind }) => kind)).toContain('filled'));
});
