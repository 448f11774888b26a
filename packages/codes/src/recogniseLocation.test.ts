import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeSmartCode, encodePlusCode, encodeSmartCode, recogniseLocation } from './index.ts';
import type { LatLng, RecognisedLocation } from './index.ts';

// Thousands of cases take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const tunis = { lat: 36.8065, lng: 10.1815 };

function pointIn(text: string): LatLng {
  const recognised = recogniseLocation(text);
  if (recognised.kind !== 'coordinates') throw new Error(`${text} is ${recognised.kind}`);
  return recognised.point;
}

describe('recogniseLocation: address codes', () => {
  it.each([
    '8GR5-4JJJ-29',
    '8gr54jjj29',
    ' TUN 8GR5 4JJJ 29 ',
    '\u2068٨GR٥-٤JJJ-٢٩\u2069',
    '８ＧＲ５－４ＪＪＪ－２９',
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
  ])('says that %j is almost a code: %s', (text, reason) => {
    expect(recogniseLocation(text)).toMatchObject({ kind: 'text', text, almost: { ok: false, reason } });
  });

  it.each([
    ['8GR5-4JJJ-29, République, 1001 Tunis', '8GR5-4JJJ-29'],
    ['Mon code : tn5245-445-5222.', 'TN5245-445-5222'],
    ['8gr5–4jjj–29 تونس', '8GR5-4JJJ-29'],
    ['تونس TN٥٢٤٥-٤٤٥-٥٢٢٢', 'TN5245-445-5222'],
  ])('sees a code among the words of an address, %j', (text, code) => {
    expect(recogniseLocation(text)).toMatchObject({ kind: 'smartCode', code });
  });

  it.each(['8GR5-4JJJ-28, Tunis', 'TN5245-445-5223 Tunis', 'x8GR5-4JJJ-29 Tunis', 'lot 8GR5-4JJJ-29-3'])(
    'sees none among words where the check does not fit or the code is part of something longer, %j',
    (text) => {
      expect(recogniseLocation(text).kind).toBe('text');
    },
  );

  it('offers the candidates nearest to the place the caller looks at', () => {
    const recognised = recogniseLocation('8GR5-4JJJ-28', { near: tunis });
    expect(recognised).toMatchObject({
      almost: { suggestions: ['8GR5-4JJJ-29', expect.anything(), expect.anything()] },
    });
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

describe('recogniseLocation: coordinates', () => {
  it('sees a point with the address it is shown with, and none in two numbers before words', () => {
    const point = { lat: 36.8065, lng: 10.1815 };
    const text = '36.8065, 10.1815, République, 1001 Tunis';
    expect(recogniseLocation(text)).toEqual({ kind: 'coordinates', point });
    expect(recogniseLocation('36.8, 10.1, République').kind).toBe('text');
    expect(recogniseLocation('12, 3 rue de Marseille').kind).toBe('text');
  });

  it.each([
    '36.8065, 10.1815',
    '36.8065,10.1815',
    '36.8065 10.1815',
    '36.8065 , 10.1815',
    '  36.8065\t10.1815\n',
    '36.8065; 10.1815',
    '36.8065 / 10.1815',
    '+36.8065, +10.1815',
    '(36.8065, 10.1815)',
    '36.8065, 10.1815.',
    '[36.8065, 10.1815]',
    '36,8065; 10,1815',
    '36,8065 10,1815',
    '36,8065, 10,1815',
    '36,8065,10,1815',
    '36.8065°, 10.1815°',
    '36.8065° 10.1815°',
    '36.8065°N 10.1815°E',
    '36.8065 N, 10.1815 E',
    '36.8065N 10.1815E',
    'N36.8065 E10.1815',
    'N 36.8065°, E 10.1815°',
    'E10.1815 N36.8065',
    '10.1815°E, 36.8065°N',
    '36,8065° N, 10,1815° E',
    '36.8065 Nord, 10.1815 Est',
    '36.8065 north 10.1815 east',
    '36°48\'23.4"N 10°10\'53.4"E',
    '36° 48′ 23.4″ N, 10° 10′ 53.4″ E',
    '36° 48’ 23,4” N 10° 10’ 53,4” E',
    'N 36° 48\' 23.4" E 10° 10\' 53.4"',
    "36º48'23.4''N 10º10'53.4''E",
    '36°48\'23.4", 10°10\'53.4"',
    '36 48 23.4 N 10 10 53.4 E',
    "36° 48.39' N, 10° 10.89' E",
    '36:48:23.4N 10:10:53.4E',
    '٣٦٫٨٠٦٥، ١٠٫١٨١٥',
    '٣٦.٨٠٦٥ ١٠.١٨١٥',
    '۳۶٫۸۰۶۵ ۱۰٫۱۸۱۵',
    '٣٦٫٨٠٦٥ شمالا ١٠٫١٨١٥ شرقا',
    '３６．８０６５，１０．１８１５',
    '\u206636.8065, 10.1815\u2069',
    'lat: 36.8065, lng: 10.1815',
    'Latitude 36.8065 Longitude 10.1815',
    'lng=10.1815&lat=36.8065',
    '{"lat":36.8065,"lng":10.1815}',
    '{"lat": 36.8065, "lon": 10.1815}',
    'POINT(10.1815 36.8065)',
    // The wrong way round, and unmistakably so.
    '10.1815, 36.8065',
    '[10.1815,36.8065]',
    'geo:36.8065,10.1815',
    'geo:36.8065,10.1815;u=35',
    'GEO:36.8065,10.1815,12?z=17',
    'geo:0,0?q=36.8065,10.1815(Maison)',
    'https://www.google.com/maps/@36.8065,10.1815,17z',
    'https://www.google.com/maps/place/Caf%C3%A9/@36.80,10.17,17z/data=!3m1!4b1!8m2!3d36.8065!4d10.1815',
    'https://www.google.com/maps/place/36%C2%B048%2723.4%22N+10%C2%B010%2753.4%22E/',
    'https://www.google.com/maps/search/36.8065,+10.1815?sa=X',
    'https://maps.google.com/maps?q=36.8065,10.1815&z=17',
    'https://maps.google.com/?q=36.8065%2C10.1815',
    'https://www.google.com/maps/search/?api=1&query=36.8065%2C10.1815',
    'https://maps.apple.com/?ll=36.8065,10.1815&q=Pin',
    'https://waze.com/ul?ll=36.8065,10.1815&navigate=yes',
    'www.google.com/maps/@36.8065,10.1815,15z',
    'maps.google.com/?q=36.8065,10.1815',
    'ici : openstreetmap.org/#map=17/36.8065/10.1815',
    'https://www.openstreetmap.org/?mlat=36.8065&mlon=10.1815#map=17/36.8/10.1',
    'https://www.openstreetmap.org/#map=17/36.8065/10.1815',
    'Ma position : https://maps.google.com/?q=36.8065,10.1815',
  ])('sees a point in %j', (text) => {
    const point = pointIn(text);
    expect(point.lat).toBeCloseTo(36.8065, 9);
    expect(point.lng).toBeCloseTo(10.1815, 9);
  });

  it('keeps latitude first wherever that may be meant', () => {
    expect(pointIn('48.85, 2.35')).toEqual({ lat: 48.85, lng: 2.35 });
    expect(pointIn('-33.9 18.4')).toEqual({ lat: -33.9, lng: 18.4 });
    expect(pointIn('33.5, 36.3')).toEqual({ lat: 33.5, lng: 36.3 });
    expect(pointIn('lat: 10.1815, lng: 36.8065')).toEqual({ lat: 10.1815, lng: 36.8065 });
    expect(pointIn('geo:10.1815,36.8065')).toEqual({ lat: 10.1815, lng: 36.8065 });
    expect(pointIn('10.1815°N 36.8065°E')).toEqual({ lat: 10.1815, lng: 36.8065 });
  });

  it('turns a pair round that is no point of the globe as it stands', () => {
    expect(pointIn('151.21, -33.86')).toEqual({ lat: -33.86, lng: 151.21 });
  });

  it('reads south and west, O for ouest included', () => {
    expect(pointIn('33.9°S 18.4°E')).toEqual({ lat: -33.9, lng: 18.4 });
    expect(pointIn('40.4 N 3.7 W')).toEqual({ lat: 40.4, lng: -3.7 });
    expect(pointIn('40,4° N, 3,7° O')).toEqual({ lat: 40.4, lng: -3.7 });
  });

  it('reads back any point, in any of the plain ways to write it', () => {
    const write = fc.constantFrom(
      (lat: string, lng: string) => `${lat}, ${lng}`,
      (lat: string, lng: string) => `${lat} ${lng}`,
      (lat: string, lng: string) => `${lat.replace('.', ',')}; ${lng.replace('.', ',')}`,
      (lat: string, lng: string) => `lat: ${lat}, lng: ${lng}`,
      (lat: string, lng: string) => `geo:${lat},${lng}`,
      (lat: string, lng: string) => `https://www.google.com/maps/@${lat},${lng},15z`,
    );
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 37.9, noNaN: true }),
        fc.double({ min: 7, max: 11.9, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        write,
        (lat, lng, places, as) => {
          expect(pointIn(as(lat.toFixed(places), lng.toFixed(places)))).toEqual({
            lat: Number(lat.toFixed(places)),
            lng: Number(lng.toFixed(places)),
          });
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
    '0123',
    '100',
    '12345',
    '36, 10',
    '36 10',
    '36.8065',
    '36,8065',
    '91.5, 191.5',
    '12 rue 5.5',
    '36.8 10',
    '98 123 456',
    '98123456',
    '21698123456',
    '+216 98 123 456',
    '+33 6 22 33 44 55',
    '+33',
    '22+33',
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
    '8 rue GH',
    'https://example.com/maps',
    'https://maps.app.goo.gl/AbCdEf123456',
    'http://%E0%A4%A',
    "61°75'N 10°10'E",
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
