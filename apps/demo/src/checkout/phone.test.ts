import { assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './orderForm.ts';

describe('a Tunisian telephone number', () => {
  it.each([
    ['98 123 456', 'a mobile number'],
    ['98123456', 'without blanks'],
    ['98.123-456', 'with other separators'],
    ['+216 98 123 456', 'in international form'],
    ['0021698123456', 'with the dialling prefix'],
    ['216 98 123 456', 'with a country code without its sign'],
    ['٩٨ ١٢٣ ٤٥٦', 'in Arabic digits'],
    ['۹۸۱۲۳۴۵۶', 'in eastern Arabic digits'],
    ['\u202a+21698123456\u202c', 'pasted with invisible direction marks'],
  ])('is read from "%s": %s', (text) => {
    expect(parsePhone(text)).toBe('+216 98 123 456');
  });

  it.each([
    ['', 'nothing'],
    ['9812345', 'a digit short'],
    ['981234567', 'a digit too many'],
    ['18 123 456', 'a first digit that no number has'],
    ['+33 6 12 34 56 78', 'another country'],
    ['98 123 45a', 'a letter for a digit'],
    ['98 123 456x', 'a letter too many'],
  ])('is not "%s": %s', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('is told apart from any other text without an error', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const phone = parsePhone(text);
        expect(phone === null || /^\+216 \d{2} \d{3} \d{3}$/.test(phone)).toBe(true);
      }),
    );
  });

  it('reads its own form back', () => {
    assert(
      property(stringMatching(/^[234579]\d{7}$/), (digits) => {
        const phone = parsePhone(digits);
        expect(phone).not.toBeNull();
        expect(parsePhone(phone ?? '')).toBe(phone);
      }),
    );
  });
});
