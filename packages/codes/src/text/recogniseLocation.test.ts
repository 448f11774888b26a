import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSmartCode, encodePlusCode, encodeSmartCode, recogniseLocation } from '../index.ts';
import type { RecognisedLocation } from '../index.ts';

const tunis = { lat: 36.8065, lng: 10.1815 };

describe('recogniseLocation: address codes', () => {
  it.each([
    '8GR5-4JJJ-29',
    '8gr54jjj29',
    ' TUN 8GR5 4JJJ 29 ',
    '\u2068٨GR٥-٤JJJ-٢٩\u2069',
    '８ＧＲ５－４ＪＪＪ－２９',
    'porte 2, TUN-8GR5-4JJJ-29, Tunis',
  ])('sees code A in %j, with its cell', (text) => {
    expect(recogniseLocation(text)).toEqual({
      kind: 'smartCode',
      format: 'A',
      code: '8GR5-4JJJ-29',
      cell: decodeSmartCode('8GR5-4JJJ-29'),
    });
  });

  it.each(['TN5245-445-5222', 'tn 5245 445 5222', 'TN٥٢٤٥-٤٤٥-٥٢٢٢'])('sees code B in %j', (text) => {
    expect(recogniseLocation(text)).toMatchObject({
      kind: 'smartCode',
      format: 'B',
      code: 'TN5245-445-5222',
    });
  });

  it('sees every code the encoder writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 37.999, noNaN: true }),
        fc.double({ min: 7, max: 11.999, noNaN: true }),
        fc.constantFrom('A' as const, 'B' as const),
        (lat, lng, format) => {
          const code = encodeSmartCode({ lat, lng }, format);
          expect(recogniseLocation(code)).toMatchObject({ kind: 'smartCode', format, code });
        },
      ),
    );
  });

  // The end of such a code is a plus code as well, "3J4F 9V", kilometres away.
  it.each(['SFX 9G9Q 3J4F 9V', 'sfx-9G9Q 3J4F 9V', 'SFX9G9Q 3J4F 9V', 'SFX-9G9Q-3J4F-9V, porte 2'])(
    'sees the whole code in %j',
    (text) => {
      expect(recogniseLocation(text)).toMatchObject({ kind: 'smartCode', code: '9G9Q-3J4F-9V' });
    },
  );

  it.each([
    ['8GR5-4JJJ-28', 'CHECKSUM_MISMATCH'],
    ['8GR5-4JJJ-2O', 'BAD_CHARACTER'],
    ['BGR5-4JJJ-29', 'BAD_CHARACTER'],
    ['8GR5-4JJJ-2', 'BAD_LENGTH'],
    ['8GR54JJJ28', 'CHECKSUM_MISMATCH'],
    ['TUN 8GR5 4JJJ 28', 'CHECKSUM_MISMATCH'],
    ['TN5245-445-5223', 'CHECKSUM_MISMATCH'],
    ['TN5245-445-52', 'BAD_LENGTH'],
    ['5245-445-5222', 'BAD_LENGTH'],
    ['TN33OO-476-6OO6', 'BAD_CHARACTER'],
  ])('says that %j is almost a code: %s', (text, reason) => {
    expect(recogniseLocation(text)).toMatchObject({ kind: 'text', text, almost: { ok: false, reason } });
  });

  it.each([
    ['BFBGR54J+JJ', 0, ['8F8GR54J+JJ']],
    ['8f8gr54j+zs', 9, ['8f8gr54j+25'.toUpperCase()]],
    ['RS4J+JJ Tunis', 1, ['R54J+JJ Tunis']],
    ['Tunis, VBHF+7V', 8, ['Tunis, V8HF+7V']],
    ['R54J+JO Tunis', 6, ['R54J+JQ Tunis', 'R54J+JC Tunis', 'R54J+JG Tunis']],
    ['R54I+J2 Tunis', 3, ['R547+J2 Tunis', 'R54J+J2 Tunis']],
    ['R54J+O1 Tunis', 5, []],
    ['ق54ت+تت تونس', 0, ['R54J+JJ تونس']],
  ])('says that %j is almost a plus code, wrong from %d on, and offers %j', (text, position, suggestions) => {
    const almost = { ok: false, reason: 'BAD_CHARACTER', position, suggestions };
    expect(recogniseLocation(text)).toEqual({ kind: 'text', text, almost });
  });

  it.each([
    ['8GR5-4JJJ-29, République, 1001 Tunis', '8GR5-4JJJ-29'],
    ['Mon code : tn5245-445-5222.', 'TN5245-445-5222'],
    ['8gr5–4jjj–29 تونس', '8GR5-4JJJ-29'],
    ['تونس TN٥٢٤٥-٤٤٥-٥٢٢٢', 'TN5245-445-5222'],
    ['code : 8gr5 4jjj 29', '8GR5-4JJJ-29'],
    ['12 rue de Rome 8GR5 4JJJ 29 Tunis', '8GR5-4JJJ-29'],
    ['tn 5245 445 5222, Tunis', 'TN5245-445-5222'],
    ['«8GR5-4JJJ-29»', '8GR5-4JJJ-29'],
    ['"8GR5-4JJJ-29"', '8GR5-4JJJ-29'],
    ['#8GR5-4JJJ-29', '8GR5-4JJJ-29'],
    ['code 8gr54jjj29 merci', '8GR5-4JJJ-29'],
    ['الرمز TN٥٢٤٥٤٤٥٥٢٢٢', 'TN5245-445-5222'],
  ])('sees a code among the words of an address, %j', (text, code) => {
    expect(recogniseLocation(text)).toMatchObject({ kind: 'smartCode', code });
  });

  it.each([
    '8GR5-4JJJ-28, Tunis',
    'TN5245-445-5223 Tunis',
    'x8GR5-4JJJ-29 Tunis',
    'lot 8GR5-4JJJ-29-3',
    'bloc 3922 2222 23 Tunis',
    'MC27 33 Tunis',
    'MC27-MC33 Tunis',
    'GP8-22 Tunis',
    'Bloc 2345-C8 Tunis',
    '2036 22 Tunis',
  ])(
    'sees none among words where the check does not fit or the code is part of something longer, %j',
    (text) => {
      expect(recogniseLocation(text).kind).toBe('text');
    },
  );

  it('offers the candidates nearest to the place the caller looks at', () => {
    const recognised = recogniseLocation('8GR5-4JJJ-28', { near: tunis });
    const suggestions =
      recognised.kind === 'text' && recognised.almost?.ok === false ? recognised.almost.suggestions : [];
    expect(suggestions[0]).toBe('8GR5-4JJJ-29');
    expect(suggestions.length).toBeGreaterThan(3);
  });

  it('never takes a bare number for a code, though its digits may be one', () => {
    const numbers = Array.from({ length: 8 }, (_, last) => `392222222${last + 2}`);
    const recognised = numbers.map((number) => recogniseLocation(number));
    expect(new Set(recognised.map(({ kind }) => kind))).toEqual(new Set(['text']));
    // Written as a code is, the same digits are one; and the bare number says that it could be.
    const codes = recognised.flatMap((it) =>
      it.kind === 'text' && it.almost?.ok === true ? [it.almost.code] : [],
    );
    expect(codes).toHaveLength(1);
    for (const code of codes) expect(recogniseLocation(code)).toMatchObject({ kind: 'smartCode', code });
  });
});

describe('recogniseLocation: plus codes', () => {
  it.each([
    ['8F8GR54J+JJ', '8F8GR54J+JJ', false, ''],
    ['8f8gr54j+jj2', '8F8GR54J+JJ2', false, ''],
    ['8F8GR54J+', '8F8GR54J+', false, ''],
    ['8F8G0000+', '8F8G0000+', false, ''],
    ['8F8G R54J+JJ', '8F8GR54J+JJ', false, ''],
    ['8F8G-R54J+JJ', '8F8GR54J+JJ', false, ''],
    ['8F8GR54JJJ', '8F8GR54J+JJ', false, ''],
    ['8f8gr54j-jj', '8F8GR54J+JJ', false, ''],
    ['8F8GR54JJJ2 Tunis', '8F8GR54J+JJ2', false, 'Tunis'],
    ['📍8F8GR54J+JJ', '8F8GR54J+JJ', false, ''],
    ['*8F8GR54J+JJ*', '8F8GR54J+JJ', false, ''],
    ['code=8F8GR54J+JJ', '8F8GR54J+JJ', false, 'code'],
    ['📍️R54J+JJ Tunis', 'R54J+JJ', true, 'Tunis'],
    ['R54J-JJ Tunis', 'R54J+JJ', true, 'Tunis'],
    ['R54JJJ Tunis', 'R54J+JJ', true, 'Tunis'],
    ['la marsa v8hf7v', 'V8HF+7V', true, 'la marsa'],
    ['R54J2X Tunis', 'R54J+2X', true, 'Tunis'],
    ['R54J JJ Tunis', 'R54J+JJ', true, 'Tunis'],
    ['صفاقس، PQR٦-٦٤', 'PQR6+64', true, 'صفاقس'],
    ['８Ｆ８ＧＲ５４Ｊ＋ＪＪ', '8F8GR54J+JJ', false, ''],
    ['٨F٨GR٥٤J+JJ', '8F8GR54J+JJ', false, ''],
    ['\u20688F8GR54J+JJ\u2069', '8F8GR54J+JJ', false, ''],
    ['8F8GR54J+JJ Tunis', '8F8GR54J+JJ', false, 'Tunis'],
    ['R54J+JJ', 'R54J+JJ', true, ''],
    ['R54J+JJ Tunis', 'R54J+JJ', true, 'Tunis'],
    ['r54j+jj, La Marsa', 'R54J+JJ', true, 'La Marsa'],
    ['Tunis R54J+JJ', 'R54J+JJ', true, 'Tunis'],
    ['R54J+JJ، تونس', 'R54J+JJ', true, 'تونس'],
    ['4J+JJ Tunis', '4J+JJ', true, 'Tunis'],
    ['R54J +JJ Tunis', 'R54J+JJ', true, 'Tunis'],
    ['r54j + jj, Tunis', 'R54J+JJ', true, 'Tunis'],
    ['(R54J+JJ, Tunis)', 'R54J+JJ', true, 'Tunis'],
    ['«R54J+JJ Tunis».', 'R54J+JJ', true, 'Tunis'],
    ['R54J+JJ - Tunis', 'R54J+JJ', true, 'Tunis'],
    ['Rue de Marseille R54J+JJ Tunis', 'R54J+JJ', true, 'Rue de Marseille Tunis'],
    ['https://www.google.com/maps?q=R54J%2BJJ+Tunis&hl=fr', 'R54J+JJ', true, 'Tunis'],
    ['https://plus.codes/8F8GR54J+JJ', '8F8GR54J+JJ', false, ''],
    ['8f8gr54j jj', '8F8GR54J+JJ', false, ''],
    ['https://www.google.com/maps/place/R54J%2BJJ+Tunis/@36.80,10.17,17z', 'R54J+JJ', true, 'Tunis'],
    ['https://maps.google.com/?q=8F8GR54J%2BJJ', '8F8GR54J+JJ', false, ''],
  ])('sees one in %j', (text, code, isShort, locality) => {
    expect(recogniseLocation(text)).toEqual({ kind: 'plusCode', code, isShort, locality });
  });

  it('sees every plus code the encoder writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom(2, 4, 6, 8, 10, 11, 15),
        (lat, lng, length) => {
          const code = encodePlusCode({ lat, lng }, length);
          expect(recogniseLocation(code)).toMatchObject({ kind: 'plusCode', code, isShort: false });
        },
      ),
    );
  });
});

describe('recogniseLocation: postal codes', () => {
  it.each(['1001', ' 1001 ', '١٠٠١', '۱۰۰۱', '１００１', '\u200F1001'])('sees 1001 in %j', (text) => {
    expect(recogniseLocation(text)).toEqual({ kind: 'postalCode', postalCode: '1001' });
  });
});

describe('recogniseLocation: words and numbers that are nothing else', () => {
  it.each([
    'la marsa',
    'تونس',
    'Avenue Habib Bourguiba 36',
    '12 rue de Marseille, 1001 Tunis',
    'Sfax 3000',
    // Numbers of orders, flats and meters, not short plus codes without their plus.
    'C23456 Tunis',
    'Commande CX4567, Sousse',
    'rue GR5678',
    '0123',
    '100',
    '12345',
    '36, 10',
    '36 10',
    '36.8065',
    '36,8065',
    '91.5, 191.5',
    '12 rue 5.5',
    'Paris 48.8566, 2.3522',
    'deux prix : 36.500 et 10.900 dinars',
    'de 36.8065, 10.1815 à 36.8070, 10.1820',
    'tél. 36.806.500 10.181.500',
    '36.8065 S 10.1815 W, au large',
    '36.8 10',
    '98 123 456',
    '98123456',
    '21698123456',
    '+216 98 123 456',
    '+33 6 22 33 44 55',
    '+33',
    '22+33',
    '+216',
    '+216 98 12',
    'a+b',
    '8F8G',
    'R54J+',
    'S+2',
    'C++',
    'R+5',
    '2345678923',
    '892345679',
    '23 456 789 23',
    '29345679',
    'TN59 1000 6035 1835 9847 8831',
    'TN-11',
    'TUN',
    'Lot 4567 GH',
    'Rue 2345 GH',
    'Bloc 2345 C8',
    '2070+33',
    'rue+12',
    'sfax+12',
    'A1B2+C3 Tunis',
    'appt+2b',
    'حيال+12',
    '8 rue GH',
    'https://example.com/maps',
    'https://maps.app.goo.gl/AbCdEf123456',
    'http://%E0%A4%A',
    "61°75'N 10°10'E",
    'SHOP+24 tunis',
    'SOLD+50 Sousse',
  ])('leaves %j as text, and does not call it almost a code', (text) => {
    expect(recogniseLocation(text)).toEqual({ kind: 'text', text: text.trim() });
  });

  it('takes no word of a dictionary for a code', () => {
    const word = fc.stringMatching(/^[a-zéèàçùâêîôû]{2,14}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.option(fc.nat({ max: 999 })),
        (words, number) => {
          const text = [...(number === null ? [] : [String(number)]), ...words].join(' ');
          expect(recogniseLocation(text).kind).toBe('text');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('recogniseLocation: anything', () => {
  it('never throws, and keeps the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const recognised: RecognisedLocation = recogniseLocation(text);
        if (recognised.kind === 'text') expect(recognised.text).toBe(text.trim());
      }),
      { numRuns: 1000 },
    );
    const notTexts: readonly unknown[] = [null, undefined, 5, {}];
    for (const value of notTexts) {
      expect(recogniseLocation(value as string)).toEqual({ kind: 'text', text: '' });
    }
  });

  it.each(['9', ' ', 'a', '+', '°', '(', '36.8 ', "'", '%', '\uD800', 'N', '!3d1', ',', '-', 'é', 'ﷺ'])(
    'answers on 10,000 characters of %j, and inside a link, as text',
    (unit) => {
      for (const size of [64, 199, 2000, 10_000]) {
        const long = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
        expect(recogniseLocation(long).kind).toBe('text');
        expect(recogniseLocation(`https://x.tn/${long}`.slice(0, size)).kind).toBe('text');
      }
    },
  );
});
