import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSmartCode, distanceMeters, encodeSmartCode, parseSmartCode } from '../index.ts';
import type { LatLng, SmartCodeParse } from '../index.ts';

const inGrid = fc.record({
  lat: fc.double({ min: 30, max: 37.999, noNaN: true }),
  lng: fc.double({ min: 7, max: 11.999, noNaN: true }),
});
const anyFormat = fc.constantFrom('A' as const, 'B' as const);

function refusal(parse: SmartCodeParse): Extract<SmartCodeParse, { ok: false }> {
  if (parse.ok) throw new Error(`${parse.code} was accepted`);
  return parse;
}

describe('parseSmartCode', () => {
  it.each([
    ['8GR5-4JJJ-29'],
    ['8gr5-4jjj-29'],
    ['8GR54JJJ29'],
    ['8GR5 4JJJ 29'],
    ['8GR5.4JJJ.29'],
    ['8GR5–4JJJ—29'],
    ['8GR5‑4JJJ−29'],
    ['8GR5 4JJJ 29'],
    ['8GR5 - 4JJJ - 29'],
    ['8GR5\t4JJJ\n29'],
    ['8GR5·4JJJ•29'],
    ['8GR5ـ4JJJـ29'],
    ['  8GR5-4JJJ-29  '],
    ['８ＧＲ５－４ＪＪＪ－２９'],
    ['٨GR٥-٤JJJ-٢٩'],
    ['۸GR۵-۴JJJ-۲۹'],
    ['\u20688GR5-4JJJ-29\u2069'],
    ['\u200E8GR5\u200F-4JJJ-29\u200E'],
    ['\u202A8GR5-4JJJ-29\u202C'],
    ['\uFEFF8GR5-\u00AD4JJJ-\u200B29'],
    ['TUN 8GR5-4JJJ-29'],
    ['tun8GR54JJJ29'],
    ['TUN: 8GR5-4JJJ-29'],
    ['TUN : 8GR5-4JJJ-29'],
    ['tun：8GR54JJJ29'],
  ])('reads %j as 8GR5-4JJJ-29', (text) => {
    expect(parseSmartCode(text)).toEqual({ ok: true, format: 'A', code: '8GR5-4JJJ-29' });
  });

  it.each([
    ['TN5245-445-5222'],
    ['tn52454455222'],
    ['TN 5245 445 5222'],
    ['ＴＮ５２４５-４４５-５２２２'],
    ['TN٥٢٤٥-٤٤٥-٥٢٢٢'],
    ['TN۵۲۴۵-۴۴۵-۵۲۲۲'],
    ['NAB TN5245.445.5222'],
    ['NAB: TN5245-445-5222'],
  ])('reads %j as TN5245-445-5222', (text) => {
    expect(parseSmartCode(text)).toEqual({ ok: true, format: 'B', code: 'TN5245-445-5222' });
  });

  it('reads what the encoder writes, however it is dressed', () => {
    const dash = fc.constantFrom('-', ' ', '', '.', '–', ' - ', '\u2011');
    const wrap = fc.constantFrom(['', ''], ['\u2068', '\u2069'], ['\u200F', ''], [' ', ' '], ['SFX ', '']);
    const digits = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);
    fc.assert(
      fc.property(
        inGrid,
        anyFormat,
        dash,
        wrap,
        digits,
        fc.boolean(),
        (point, format, separator, [open, close], zero, lower) => {
          const code = encodeSmartCode(point, format);
          const dressed = code
            .replaceAll('-', separator)
            .replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
          const text = `${open}${lower ? dressed.toLowerCase() : dressed}${close}`;
          expect(parseSmartCode(text)).toEqual({ ok: true, format, code });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    [''],
    ['   '],
    ['\u2068\u2069'],
    ['8'],
    ['TN'],
    ['TUN'],
    ['8GR5-4JJJ-2'],
    ['8GR5-4JJJ-299'],
    ['TN5245-445-522'],
    ['TN5245-445-52222'],
    // Ten characters, three of which are a label because they are set apart.
    ['SFX 8GR5-4JJ'],
    ['8GR5-4JJJ-29'.padEnd(65)],
    ['9'.repeat(10_000)],
  ])('says BAD_LENGTH of %j', (text) => {
    expect(parseSmartCode(text)).toMatchObject({ ok: false, reason: 'BAD_LENGTH', position: null });
  });

  it('reads a text of 64 characters', () => {
    expect(parseSmartCode('8GR5-4JJJ-29'.padStart(64)).ok).toBe(true);
  });

  it.each([
    ['8GR5-4JJJ-2O', 11, []],
    ['8GR5-4JJJ-20', 11, []],
    ['BGR5-4JJJ-29', 0, ['8GR5-4JJJ-29']],
    ['8GRS-4JJJ-29', 3, ['8GR5-4JJJ-29']],
    ['8gr5-4jjj-z9', 10, ['8GR5-4JJJ-29']],
    ['BGRS-4JJJ-Z9', 0, ['8GR5-4JJJ-29']],
    // Cyrillic, and a letter with an accent.
    ['8GR5-4JJJ-2Х', 11, ['8GR5-4JJJ-2X']],
    ['8GŔ5-4JJJ-29', 2, ['8GR5-4JJJ-29']],
    ['8GR5-4JJJ-2😀', 11, []],
    ['8GR5-4JJJ-2\uD800', 11, []],
    // A mathematical 8, which is two UTF-16 units.
    ['𝟖GR5-4JJJ-2O', 12, []],
    ['\u2068TUN  8GR5-4JJ*-29', 14, []],
    ['8GR5-4JJJ-29!', 12, ['8GR5-4JJJ-29']],
    ['(8GR5-4JJJ-29', 0, ['8GR5-4JJJ-29']],
    // S for 5, and no label of Sfax.
    ['SFX2-Q33Q-R8', 0, ['5FX2-Q33Q-R8']],
    ['TN5245-445-522Z', 14, ['TN5245-445-5222']],
    ['TN5245-445-522O', 14, ['TN5245-445-5220']],
    ['TNS245-44S-5222', 2, ['TN5245-445-5222']],
    ['TN5245-445-522X', 14, []],
  ])('says BAD_CHARACTER of %j, at %i, and suggests %j', (text, position, suggestions) => {
    expect(parseSmartCode(text)).toEqual({ ok: false, reason: 'BAD_CHARACTER', position, suggestions });
  });

  it('says OUT_OF_GRID where the check fits and the place does not, and which character leads out', () => {
    // Made with the checks of the codes themselves: first symbol, second symbol, and row 64,000 of code B.
    const fits = (text: (last: string) => string, alphabet: string): SmartCodeParse[] =>
      [...alphabet]
        .map((last) => parseSmartCode(text(last)))
        .filter((parse) => refusal(parse).reason !== 'CHECKSUM_MISMATCH');
    const letters = '23456789CFGHJMPQRVWX';
    expect(fits((last) => `CGR5-4JJJ-2${last}`, letters)).toEqual([
      { ok: false, reason: 'OUT_OF_GRID', position: 0, suggestions: [] },
    ]);
    expect(fits((last) => ` 8JR5-4JJJ-2${last}`, letters)).toEqual([
      { ok: false, reason: 'OUT_OF_GRID', position: 2, suggestions: [] },
    ]);
    const position = [2, 3, 4];
    ['TN7000-000-000', 'TN0400-000-000', 'TN6040-000-000'].forEach((text, index) => {
      expect(fits((last) => `${text}${last}`, '0123456789')).toEqual([
        { ok: false, reason: 'OUT_OF_GRID', position: position[index], suggestions: [] },
      ]);
    });
  });

  it('offers the eleven digits of a code B with the TN they lack, if they check', () => {
    expect(refusal(parseSmartCode('5245-445-5222')).suggestions).toEqual(['TN5245-445-5222']);
    expect(refusal(parseSmartCode('5245-445-5223')).suggestions).toEqual([]);
  });

  it('answers a failed check with at most six codes, one slip away, in the grid, the check part first, then nearest', () => {
    fc.assert(
      fc.property(
        inGrid,
        anyFormat,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (point, format, where, which, isSwap) => {
          const code = encodeSmartCode(point, format);
          const near = decodeSmartCode(code).center;
          const alphabet = format === 'A' ? '23456789CFGHJMPQRVWX' : '0123456789';
          const places = [...code].flatMap((char, index) => (alphabet.includes(char) ? [index] : []));
          const place = places[where % (places.length - 1)] ?? 0;
          const next = places[(where % (places.length - 1)) + 1] ?? 0;
          const changed = [...code];
          changed[place] = isSwap ? code.charAt(next) : alphabet.charAt(which % alphabet.length);
          if (isSwap) changed[next] = code.charAt(place);
          const text = changed.join('');
          fc.pre(text !== code);

          const { reason, position, suggestions } = refusal(parseSmartCode(text, { near }));
          expect([reason, position]).toEqual(['CHECKSUM_MISMATCH', null]);
          // The true code names the very place, so only a slip in the last two characters can come before it.
          const isInCheck = (one: string) =>
            one.replace(/[^0-9A-Z]/g, '').slice(0, -2) === text.replace(/[^0-9A-Z]/g, '').slice(0, -2);
          expect(suggestions.find((one) => one === code || !isInCheck(one))).toBe(code);
          expect(suggestions.length).toBeLessThanOrEqual(6);
          expect(new Set(suggestions).size).toBe(suggestions.length);
          const away = suggestions
            .filter((one) => !isInCheck(one))
            .map((suggestion) => distanceMeters(near, decodeSmartCode(suggestion).center));
          expect(away).toEqual(away.toSorted((a, b) => a - b));
          const covers = ({ lng }: LatLng) => lng > near.lng - 1e-4;
          const covered = refusal(parseSmartCode(text, { near, covers })).suggestions;
          expect(covered.map((one) => covers(decodeSmartCode(one).center))).not.toContain(false);
          expect(covered).toEqual(
            expect.arrayContaining(suggestions.filter((one) => covers(decodeSmartCode(one).center))),
          );
          for (const suggestion of [
            ...suggestions,
            ...covered,
            ...refusal(parseSmartCode(text)).suggestions,
          ]) {
            expect(parseSmartCode(suggestion)).toEqual({ ok: true, format, code: suggestion });
            const differing = [...text].flatMap((char, index) => (char === suggestion[index] ? [] : [index]));
            const [first = 0, second = 0] = differing;
            const swappedBack = text[first] === suggestion[second] && text[second] === suggestion[first];
            expect(differing.length === 1 || (differing.length === 2 && swappedBack)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('puts the likelier slip first when it is not told where the caller is', () => {
    // First the other swaps that fit, such as the true one; then a similar character, such as G read as C.
    expect(refusal(parseSmartCode('8GR5-4JJJ-92')).suggestions).toContain('8GR5-4JJJ-29');
    for (const misread of ['8CR5-4JJJ-29', '8GP5-4JJJ-29', '8GR6-4JJJ-29', '8GR5-9JJJ-29', '8GR5-4JJJ-2Q'])
      expect(refusal(parseSmartCode(misread)).suggestions).toContain('8GR5-4JJJ-29');
    // Either may be read as the other.
    for (const misread of ['6GP4-WR9W-CQ', '8GP4-VR9W-CQ', '8GP4-MR9W-CQ', '8GP4-WP9W-CQ', '8GP4-WR4W-CQ'])
      expect(refusal(parseSmartCode(misread)).suggestions).toContain('8GP4-WR9W-CQ');
  });

  it('takes no notice of a place that is none', () => {
    const plain = parseSmartCode('8GR5-4JJJ-28');
    expect(parseSmartCode('8GR5-4JJJ-28', { near: { lat: NaN, lng: 1 } })).toEqual(plain);
    expect(parseSmartCode('8GR5-4JJJ-28', { near: undefined })).toEqual(plain);
  });

  it('never throws, and points only at places of the text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.stringMatching(/^(TN|TUN )?[0-9A-Za-z \-\u0660-\u0669]{6,16}$/),
      fc.constantFrom('\uD800'.repeat(10), '\uDC00', 'ﷺ'.repeat(10), '\u202E8GR5-4JJJ-29', 'é'.repeat(10)),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const parse = parseSmartCode(text);
        if (parse.ok) return;
        if (parse.position !== null) {
          expect(parse.position).toBeGreaterThanOrEqual(0);
          expect(parse.position).toBeLessThan(text.length);
        }
        expect(parse.suggestions.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 2000 },
    );
    const notTexts: readonly unknown[] = [null, undefined, 5, {}, []];
    for (const value of notTexts) {
      expect(parseSmartCode(value as string)).toMatchObject({ ok: false, reason: 'BAD_LENGTH' });
    }
  });
});
