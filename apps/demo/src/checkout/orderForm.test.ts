import { describe, expect, it } from 'vitest';
import { addressLines, checkEntries, readEntries } from './orderForm.ts';

function entriesOf(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readEntries(form);
}

const complete = entriesOf({ name: ' Amina ', phone: '98 123 456', line1: 'Rue du Lac' });

describe('an order form', () => {
  it('is read without outer blanks, and a field that is not there is empty', () => {
    expect(complete).toMatchObject({ name: 'Amina', line1: 'Rue du Lac', note: '', postalCode: '' });
  });

  it('may be sent with a name, a telephone number and an address', () => {
    expect(checkEntries(complete, '')).toEqual({});
  });

  it('takes an address in the buyer’s own words', () => {
    expect(checkEntries({ ...complete, line1: '' }, 'derrière la mosquée')).toEqual({});
  });

  it('says everything that is missing at once', () => {
    expect(checkEntries(entriesOf({}), '  ')).toEqual({
      name: 'nameMissing',
      phone: 'phoneMissing',
      address: 'addressMissing',
    });
  });

  it('tells a wrong telephone number from a missing one', () => {
    expect(checkEntries({ ...complete, phone: '12' }, '')).toEqual({ phone: 'phoneInvalid' });
  });
});

describe('the lines of an address', () => {
  it('stand as on a parcel, without gaps', () => {
    const entries = entriesOf({
      line1: '12 Rue du Lac',
      locality: 'Les Berges du Lac',
      delegation: 'La Marsa',
      governorate: 'Tunis',
      postalCode: '1053',
    });
    expect(addressLines(entries, '')).toEqual([
      '12 Rue du Lac',
      'Les Berges du Lac',
      '1053 La Marsa',
      'Tunis',
    ]);
  });

  it('say a name once where a locality, its delegation and its governorate share it', () => {
    const entries = entriesOf({
      locality: 'Tunis',
      delegation: 'Tunis',
      governorate: 'Tunis',
      postalCode: '1000',
    });
    expect(addressLines(entries, '')).toEqual(['1000 Tunis']);
  });

  it('say a name once where a city’s delegation is called otherwise', () => {
    const entries = entriesOf({
      locality: 'Sfax',
      delegation: 'Sfax Ville',
      governorate: 'Sfax',
      postalCode: '3000',
    });
    expect(addressLines(entries, '')).toEqual(['Sfax', '3000 Sfax Ville']);
  });

  it('are the buyer’s own words when no field is filled', () => {
    expect(addressLines(entriesOf({}), ' derrière la mosquée ')).toEqual(['derrière la mosquée']);
  });
});
