import { describe, expect, test } from 'vitest';
import { place } from '../../../test-support/finder/finderWorld.ts';
import { emptyValue, freeValue, valueOfResult, type AddressPart } from '../../index.ts';
import { planEdit, planFill, type FormFieldSnapshot } from './fill.ts';

const address = {
  houseNumber: '12',
  street: 'Rue de Rome',
  locality: 'République',
  delegation: 'Bab Bhar',
  governorate: 'Tunis',
  governorateCode: 'TN-11',
  postalCode: '1000',
  country: 'TN',
} as const;
const value = valueOfResult(place('s', 'Rue de Rome, 1000 Tunis', { address }));
const field = (part: AddressPart, change: Partial<FormFieldSnapshot> = {}): FormFieldSnapshot => ({
  part,
  value: '',
  isOurs: false,
  choices: null,
  ...change,
});
const to = (snapshot: FormFieldSnapshot) => planFill([snapshot], value)[0]?.to;

describe('a field', () => {
  test('that is empty takes its part', () => {
    expect(to(field('streetAddress'))).toBe('12 Rue de Rome');
    expect(to(field('delegation'))).toBe('Bab Bhar');
    const bare = { ...value, address: { ...address, delegation: '' } };
    expect(planFill([field('delegation')], bare)[0]?.to).toBe('République');
    expect(to(field('postalCode'))).toBe('1000');
    expect(to(field('lat'))).toBe('36.8000000');
  });

  test("with the buyer's own words is left alone", () => {
    expect(to(field('postalCode', { value: '2070' }))).toBeUndefined();
  });

  test('the finder filled before follows the new address, and is emptied when that has nothing for it', () => {
    expect(to(field('postalCode', { value: '2070', isOurs: true }))).toBe('1000');
    const withoutStreet = valueOfResult(place('p'));
    expect(planFill([field('street', { value: 'Rue X', isOurs: true })], withoutStreet)[0]?.to).toBe('');
  });

  test.each<[string, Partial<FormFieldSnapshot>, string | undefined]>([
    ['the finder filled is emptied', { value: '2070', isOurs: true }, ''],
    ["with the buyer's own words stays", { value: '2070' }, undefined],
    [
      'of choices goes back to the empty one',
      {
        value: 'TN',
        isOurs: true,
        choices: [
          { value: 'TN', label: 'Tunisie' },
          { value: '', label: '…' },
        ],
      },
      '',
    ],
    [
      'of choices without an empty one goes back to the first',
      { value: 'TN', isOurs: true, choices: ['FR', 'TN'].map((code) => ({ value: code, label: code })) },
      'FR',
    ],
  ])('that %s, with the empty value', (_what, change, expected) => {
    expect(planFill([field('country', change)], emptyValue)[0]?.to).toBe(expected);
  });

  test.each([
    ['by its ISO code', { value: 'TN-11', label: 'Gouvernorat de Tunis' }],
    ['by its label, accents and case aside', { value: '7', label: 'TÚNIS' }],
  ])('of choices takes the one that says the same, %s', (_how, choice) => {
    const choices = [{ value: '', label: '…' }, { value: 'TN-61', label: 'Sfax' }, choice];
    expect(to(field('governorate', { choices }))).toBe(choice.value);
  });

  test.each<[string, string, string]>([
    ['Ariana', 'TN-12', "Gouvernorat de l'Ariana"],
    ['Ariana', 'TN-12', 'Ariana Governorate'],
    ['Le Kef', 'TN-33', 'Gouvernorat du Kef'],
    ['Le Kef', 'TN-33', 'EL KEF'],
    ['La Manouba', 'TN-14', 'Manouba'],
    ['Ben Arous', 'TN-13', 'BENAROUS'],
    ['أريانة', 'TN-12', 'ولاية اريانة'],
  ])('of choices takes the governorate %s (%s) as a shop writes it: %s', (name, code, written) => {
    const named = { ...value, address: { ...address, governorate: name, governorateCode: code } };
    // A list's own numbers are no codes: that of Ariana is TN-12.
    const choices = ['—', 'Gouvernorat de Monastir', 'El Hamma', written].map((label, index) => ({
      value: ['', '12', '13', '14'][index] ?? '',
      label,
    }));
    expect(planFill([field('governorate', { choices })], named)[0]?.to).toBe('14');
  });

  test.each([
    ['El Omrane', 'Omrane'],
    ['Le Bardo', 'BARDO'],
    ['Bou Salem', 'Bousalem'],
  ])('of choices takes the delegation %s as a shop writes it: %s', (delegation, written) => {
    const named = { ...value, address: { ...address, delegation } };
    const choices = ['El Menzah', 'La Goulette', written].map((name) => ({ value: name, label: name }));
    expect(planFill([field('delegation', { choices })], named)[0]?.to).toBe(written);
  });

  test('of choices takes the locality itself before one that is called so but for its article', () => {
    const named = { ...value, address: { ...address, locality: 'El Golaa' } };
    const choices = ['Golaa', 'El Golaa'].map((name) => ({ value: name, label: name }));
    expect(planFill([field('locality', { choices })], named)[0]?.to).toBe('El Golaa');
  });

  test('of choices without the right one stays', () => {
    expect(to(field('governorate', { choices: [{ value: 'FR', label: 'France' }] }))).toBeUndefined();
  });
});

describe('an edit of the text', () => {
  const filled = (part: AddressPart, text: string) => field(part, { value: text, isOurs: true });
  const after = (edited: typeof value, snapshot: FormFieldSnapshot) =>
    planEdit([snapshot], edited, value)[0]?.to;

  test('writes what it changed, and nothing else', () => {
    const fourteen = { ...value, address: { ...address, houseNumber: '14' } };
    expect(after(fourteen, filled('streetAddress', '12 Rue de Rome'))).toBe('14 Rue de Rome');
    expect(after(fourteen, field('houseNumber'))).toBe('14');
    expect(after(fourteen, field('street'))).toBeUndefined();
    expect(after(fourteen, field('delegation'))).toBeUndefined();
    expect(after(fourteen, field('streetAddress', { value: '12, au fond' }))).toBeUndefined();
  });

  test.each<[AddressPart, string, string | undefined]>([
    ['streetAddress', '12 Rue de Rome', ''],
    ['lat', '36.8000000', ''],
    ['plusCode', value.plusCode, ''],
    ['smartCode', value.smartCode, ''],
    ['delegation', 'Bab Bhar', undefined],
    ['postalCode', '1000', undefined],
  ])('to a text that no longer names the address: %s "%s" becomes %s', (part, text, expected) => {
    expect(after(freeValue('8 Rue des Roses'), filled(part, text))).toBe(expected);
  });
});
